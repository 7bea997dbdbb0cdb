import { type Attempt, isOpen } from "./attempt.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { ODDS_STYLE, type OddsStyle, toNet } from "#app/domain/odds/odds.ts";
import { type AutoAccept, isCovered, type PriceMove } from "./quote.ts";
import { type ListRefusal } from "./slip.ts";
import { areLimitsKnown, checkStake, type StakeRefusal } from "./stake.ts";
import { keypadArea, ticketState } from "./ticket.ts";
import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";

/** True once the slip has been open long enough; times in epoch ms, an unknown opening never is (spec §4, domain I6). */
export const isSlipArmed = (openedAt: number | undefined, now: number): boolean =>
  openedAt !== undefined && now - openedAt >= SLIP_WAIT_MS;

/** Why a bet may not be placed, in the order in which it is asked; the first that refuses is told (trust BET-19). */
export type PlacingRefusal =
  | "notLoggedIn"
  | "paused"
  | "areaBlocked"
  | "tooSoon"
  | "updating"
  | "forbidden"
  | "closed"
  | "bettingBlocked"
  | ListRefusal
  | StakeRefusal
  | "insufficient"
  | "quoteOld"
  | "underWay"
  | "priceMoved";

/** One leg of what is to be placed: its price as shown, with the state and code of its last refresh. */
export interface PlacingLeg {
  readonly marketId: number;
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly outright: boolean;
  /** The status flags (domain H1); undefined while none came. */
  readonly status: number | undefined;
  /** The envelope's code of the last refresh, below 0 for a lost one; undefined while none came. */
  readonly code: number | undefined;
  /** When the price came, epoch ms. */
  readonly quotedAt: number | undefined;
  /** How the price moved since the member last agreed to it. */
  readonly move: PriceMove;
}

/** Everything that is asked before a bet leaves; whatever is undefined is not known, and shuts the gate (trust BET-19). */
export interface PlacingQuestion {
  readonly now: number;
  readonly loggedIn: boolean | undefined;
  readonly paused: boolean | undefined;
  readonly areaAllowed: boolean | undefined;
  /** When the slip opened, epoch ms. */
  readonly openedAt: number | undefined;
  /** One for a single, one a match for a parlay. */
  readonly legs: readonly PlacingLeg[];
  readonly parlay: boolean;
  /** The list rule that the parlay breaks, if any (slip.ts). */
  readonly list?: ListRefusal | undefined;
  readonly amount: string;
  /** The number of bets: 1, or CombCount for M X N. */
  readonly count: number;
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
  readonly balance: number | null | undefined;
  /** How old a price may be, in ms: twice its interval (trust NET-10). */
  readonly quoteLifeMs: number;
  readonly attempt: Attempt;
  readonly autoAccept: AutoAccept;
  /** The tap was on a button that said "accept change and bet" (domain H6). */
  readonly accepting: boolean;
}

const isOld = ({ quotedAt }: PlacingLeg, { now, quoteLifeMs }: PlacingQuestion): boolean =>
  quotedAt === undefined || !(now - quotedAt <= quoteLifeMs);

/** What covers the keypad for a leg; codes that are no refusal of the ticket itself do not cover it (domain H2). */
function coverOf({
  status,
  outright,
  code,
}: PlacingLeg): "updating" | "forbidden" | "closed" | "bettingBlocked" | "keypad" {
  if (status === undefined || code === undefined) return "updating";
  const area = keypadArea({ state: ticketState(status, outright), code });
  // A lost refresh leaves the last price standing until it is too old.
  return area === "keypad" && code > 0 ? "bettingBlocked" : area;
}

const COVERS = ["updating", "forbidden", "closed", "bettingBlocked"] as const;

/** May this bet be placed now: undefined, or the first reason why not. Asked again inside the tap (trust BET-19, BET-16). */
export function placingRefusal(question: PlacingQuestion): PlacingRefusal | undefined {
  const { now, legs, list, parlay, amount, count, min, max, balance, autoAccept, accepting } = question;
  if (question.loggedIn !== true) return "notLoggedIn";
  if (question.paused !== false) return "paused";
  if (question.areaAllowed !== true) return "areaBlocked";
  if (!isSlipArmed(question.openedAt, now)) return "tooSoon";

  const [leg] = legs;
  if (!leg || (!parlay && legs.length !== 1)) return "nothingSelected";
  if (list) return list;
  const covers = legs.map(coverOf);
  const cover = COVERS.find((name) => covers.includes(name));
  if (cover) return cover;

  if (!areLimitsKnown(min, max)) return "limitsUnknown";
  const isPriced = ({ odds, oddsStyle, marketId }: PlacingLeg) =>
    toNet(odds, parlay ? ODDS_STYLE.EU : priceStyle(marketId, oddsStyle)) !== undefined;
  if (!legs.every(isPriced)) return "noPrice";
  const price = { odds: leg.odds, style: leg.oddsStyle, marketId: leg.marketId };
  const sums = { amount, count, min, max, balance, loggedIn: true, allowed: true };
  const stake = checkStake(parlay ? sums : { ...sums, price });
  if (stake.reason) return stake.reason;
  if (stake.onBet !== "submit") return "insufficient";

  if (legs.some((one) => isOld(one, question))) return "quoteOld";
  if (!isOpen(question.attempt)) return "underWay";
  return legs.some(({ move }) => !accepting && !isCovered(move, autoAccept)) ? "priceMoved" : undefined;
}
