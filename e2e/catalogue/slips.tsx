import { type ReactNode } from "react";
import { ParlaySlip } from "#app/components/slip/parlay/ParlaySlip.tsx";
import { SingleSlip } from "#app/components/slip/SingleSlip.tsx";
import { pendingSince } from "#app/domain/pursuit.ts";
import { type Attempt, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type SlipArea } from "#app/domain/slip/slipArea.ts";
import { shownOf, type SlipInput, type SlipLeg } from "#app/domain/slip/slipInput.ts";
import { slipState, type SlipWait } from "#app/domain/slip/slipState.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { nothing, type PartStates, type Room, statesOf } from "./entry.ts";
import { LIVE, OPEN_BET } from "./examples.ts";

/** The moment that every slip is drawn for, epoch ms. */
const NOW = 100_000;

const PICK: Selection = {
  sportId: 1,
  leagueId: LIVE.leagueId,
  leagueName: LIVE.leagueName,
  matchId: LIVE.id,
  mainId: LIVE.id,
  home: LIVE.home,
  away: LIVE.away,
  startsAt: LIVE.startsAt,
  stage: "live",
  marketId: 3,
  couId: 5013,
  betPos: 1,
  hdp: "2.75",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 9001,
  bonus: false,
  minParlay: 2,
  score: [2, 1],
};

const quoteFor = (pick: Selection, more: Partial<Quote> = {}): Quote => {
  const { sportId, matchId, marketId, couId, betPos, stage, hdp, outLevel, odds, oddsStyle, gameId, bonus } = pick;
  const line = { sportId, matchId, marketId, couId, betPos, stage, hdp, outLevel, odds, oddsStyle, gameId, bonus };
  return { ...line, ticketId: `t${matchId}`, at: NOW - 1_000, ...more };
};

const legFor = (selection: Selection, more: Partial<SlipLeg> = {}): SlipLeg => ({
  selection,
  match: selection.stage === "live" ? LIVE : undefined,
  seen: shownOf(selection),
  quote: quoteFor(selection),
  ticket: { odds: selection.odds, status: 3, minParlay: selection.minParlay },
  answered: true,
  ...more,
});

const READY: Attempt = { state: "ready", freshAfter: 0, lastRef: undefined };

const OPEN: SlipInput = {
  kind: "single",
  now: NOW,
  openedAt: NOW - 10_000,
  quoteLifeMs: 20_000,
  legs: [legFor(PICK)],
  attempts: [READY],
  loggedIn: true,
  member: {
    account: "jason88",
    name: "Jason",
    balance: 1_250.5,
    cashBalance: null,
    currency: "THB",
    paused: false,
    allowedThemes: [1],
  },
  readingBets: false,
  inSight: true,
  embedded: false,
  barred: undefined,
  block: undefined,
  failure: undefined,
  limits: { min: 10, max: 50_000 },
  amount: "500",
  autoAccept: 0,
};

const ENTRY: JournalEntry = {
  ref: "r1",
  account: "jason88",
  kind: "single",
  quotes: [quoteFor(PICK)],
  stake: 500,
  payment: 500,
  combCount: 1,
  at: NOW - 5_000,
  knownIds: [],
};

const PENDING = pendingSince(ENTRY, NOW - 2_000);

const slipOf = (input: SlipInput) => ({
  input,
  state: slipState(input),
  press: nothing,
  enter: nothing,
  aim: nothing,
  tap: nothing,
  dismiss: nothing,
  close: nothing,
  choose: nothing,
  remove: nothing,
  removeDead: nothing,
});

const single =
  (more: Partial<SlipInput> = {}) =>
  () => (
    <Sheet open onClose={nothing} labelledBy="slip-title" fills>
      <SingleSlip slip={slipOf({ ...OPEN, ...more })} />
    </Sheet>
  );

const blocked = (code: number) => single({ block: { code, said: "", at: NOW } });
const attempt = (one: Attempt) => single({ attempts: [one] });
const priced = (more: Partial<SlipLeg>) => single({ legs: [legFor(PICK, more)] });

/** What stands in the place of the keys, for every reason that there is. */
const AREAS: Readonly<Record<SlipArea, () => ReactNode>> = {
  keypad: single(),
  updating: blocked(18),
  closed: blocked(1),
  forbidden: blocked(19),
  notAllowed: blocked(15),
  blockedCountry: blocked(8),
  recharge: blocked(9),
  checking: attempt({ state: "unknown", ...PENDING }),
  asked: attempt({ state: "asked", bets: [OPEN_BET], alone: false, taken: false, ...PENDING }),
  notFound: attempt({ state: "notFound", entry: ENTRY, at: NOW - 1_000 }),
  stillUnknown: attempt({ state: "stillUnknown", ...PENDING }),
};

/** Why the button waits. */
const WAITS: Readonly<Record<SlipWait, () => ReactNode>> = {
  arming: single({ openedAt: NOW }),
  asking: priced({ quote: undefined, ticket: undefined, answered: false }),
  noAnswer: single({ failure: { kind: "network", code: 0, said: "" } }),
  reading: single({ readingBets: true }),
  updating: blocked(6),
  placing: attempt({ state: "submitting", entry: ENTRY }),
};

const PARLAY_PICKS: readonly Selection[] = [
  PICK,
  {
    ...PICK,
    matchId: 502,
    mainId: 502,
    couId: 5021,
    marketId: 1,
    hdp: "0.5",
    home: "Chelsea",
    away: "Everton",
    stage: "today",
  },
  {
    ...PICK,
    matchId: 503,
    mainId: 503,
    couId: 5031,
    marketId: 5,
    hdp: "",
    home: "Fulham",
    away: "Leeds United",
    stage: "today",
  },
];

const parlay =
  (picks: readonly Selection[], more: Partial<SlipInput> = {}) =>
  () => <ParlaySlip slip={slipOf({ ...OPEN, kind: "parlay", legs: picks.map((pick) => legFor(pick)), ...more })} />;

const ROOM = { stage: 760 };

const SINGLE: PartStates = statesOf(
  {
    "without an amount": single({ amount: "" }),
    "over the limits": single({ amount: "90000" }),
    "under the limits": single({ amount: "5" }),
    "more than the balance": single({ amount: "2000" }),
    "the price went up": priced({ quote: quoteFor(PICK, { odds: 2.05 }) }),
    "the price went down": priced({ quote: quoteFor(PICK, { odds: 1.88 }) }),
    "the line moved": priced({ quote: quoteFor(PICK, { hdp: "3" }) }),
    "a visitor's": single({ loggedIn: false, member: undefined }),
    "half out of sight": single({ inSight: false }),
    "in Malay odds": single({ legs: [legFor({ ...PICK, oddsStyle: 1, odds: -0.95 })] }),
    "with a bonus": single({ legs: [legFor({ ...PICK, bonus: true })] }),
  },
  ROOM,
);

const PARLAY_ROOM = { stage: 620 };

/** The slips in every state. */
export const SLIPS: Room = {
  "Single slip": SINGLE,
  "Single slip, in place of the keys": statesOf(AREAS, ROOM),
  "Single slip that waits": statesOf(WAITS, ROOM),
  "Parlay slip": statesOf(
    {
      "of three": parlay(PARLAY_PICKS),
      "of two": parlay(PARLAY_PICKS.slice(0, 2)),
      "too few": parlay(PARLAY_PICKS.slice(0, 1)),
      "two of one match": parlay([PICK, { ...PICK, couId: 5011, marketId: 1, hdp: "0.5" }]),
      "without an amount": parlay(PARLAY_PICKS, { amount: "" }),
      "a market closed": parlay(PARLAY_PICKS, {
        legs: PARLAY_PICKS.map((pick, at) =>
          legFor(pick, at === 1 ? { ticket: { odds: 1.95, status: 0, minParlay: 2 } } : {}),
        ),
      }),
    },
    PARLAY_ROOM,
  ),
};
