import { type JournalEntry, READY } from "#app/domain/slip/attempt.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { shownOf, type SlipInput, type SlipLeg } from "#app/domain/slip/slipInput.ts";

/** A pick of one match; numbers differ by match, prices are decimal 1.95. */
export const pickOf = (matchId: number, more: Partial<Selection> = {}): Selection => ({
  sportId: 1,
  leagueId: 2,
  leagueName: "League",
  matchId,
  mainId: matchId,
  home: "Home",
  away: "Away",
  startsAt: "2026-11-21T12:00:00Z",
  stage: "today",
  marketId: 3,
  couId: matchId * 10,
  betPos: 1,
  hdp: "2.5",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
  ...more,
});

/** The server's price of a pick, quoted at 95 000. */
export const quoteOf = (selection: Selection, more: Partial<Quote> = {}): Quote => {
  const { sportId, matchId, marketId, couId, betPos, stage, hdp, outLevel, odds, oddsStyle, gameId, bonus } = selection;
  const line = { sportId, matchId, marketId, couId, betPos, stage, hdp, outLevel, odds, oddsStyle, gameId, bonus };
  return { ...line, ticketId: `t${matchId}`, at: 95_000, ...more };
};

/** A leg whose price is open and is the one that was picked. */
export function legOf(selection: Selection, more: Partial<SlipLeg> = {}): SlipLeg {
  const { odds, minParlay } = selection;
  return {
    selection,
    match: undefined,
    seen: shownOf(selection),
    quote: quoteOf(selection),
    ticket: { odds, status: 3, minParlay },
    answered: true,
    ...more,
  };
}

/** A single slip at 100 000 with every gate open: 100 at 1.95, limits 10 to 50 000, balance 1 000. */
export const SINGLE: SlipInput = {
  kind: "single",
  now: 100_000,
  openedAt: 98_000,
  quoteLifeMs: 20_000,
  legs: [legOf(pickOf(5))],
  attempts: [READY],
  loggedIn: true,
  member: {
    account: "jason88",
    name: "Jason",
    balance: 1000,
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
  amount: "100",
  autoAccept: 0,
};

/** A parlay of three matches, with the same amount and limits. */
export const PARLAY: SlipInput = {
  ...SINGLE,
  kind: "parlay",
  legs: [5, 6, 7].map((matchId) => legOf(pickOf(matchId))),
};

/** The journal entry of a tap on a slip, made at 99 000. */
export const entryOf = (picks: readonly Selection[] = [pickOf(5)]): JournalEntry => ({
  ref: "r1",
  account: "a",
  kind: "single",
  quotes: picks.map((pick) => quoteOf(pick)),
  stake: 100,
  payment: 100,
  combCount: 1,
  at: 99_000,
  knownIds: [],
});
