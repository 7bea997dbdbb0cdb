import Big from "big.js";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { type MatchState, type Stage } from "#app/domain/boards/match.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { ODDS_STYLE, type OddsStyle, isPrice } from "#app/domain/odds/odds.ts";
import { exactNet, payout, restOfNet } from "#app/domain/odds/payout.ts";
import { type Fraction, type ScorePair } from "#app/domain/bets/settlement.ts";
import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { symmetricSums } from "#app/domain/slip/parlay.ts";

/** The match that the bets are grouped by, as its board has it (EXP-01). */
export interface HeldMatch {
  readonly id: number;
  readonly sportId: number;
  /** Its side matches: corners, bookings. */
  readonly extensions: readonly number[];
  readonly state: MatchState;
  readonly period: number | undefined;
  readonly score: ScorePair | undefined;
  /** The value in the API's half-time score fields; only in some periods is it the half-time score (EXP-05). */
  readonly half: ScorePair | undefined;
  /** For a match in sets or maps: best of how many. */
  readonly bestOf: number | undefined;
}

/** What decides how a leg ends. */
export type HeldLeg = Pick<
  BetLeg,
  "sportId" | "matchId" | "marketId" | "betPos" | "hdp" | "odds" | "stage" | "betScore" | "outLevel" | "result"
>;

/** What decides how a bet of the member, or the slip, ends; money in the account currency. */
export interface Held {
  readonly id: string;
  /** Its stage: accepted by the bookmaker, waiting for it, or on the slip. */
  readonly layer: "accepted" | "waiting" | "slip";
  readonly isParlay: boolean;
  readonly typeName?: string | undefined;
  readonly combCount?: number | undefined;
  readonly oddsStyle: OddsStyle;
  readonly odds: number;
  /** The amount as typed; for a parlay, the unit stake. */
  readonly stake: number;
  readonly payment: number;
  readonly sold: number;
  readonly back: number;
  readonly legs: readonly HeldLeg[];
}

/** The slip's selection with its amount (EXP-01). */
export interface SlipPick {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly betPos: number;
  /** As in the selection, for its name. */
  readonly positions?: number | undefined;
  readonly hdp: string;
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly stage: Stage;
  readonly score?: ScorePair | undefined;
  readonly outLevel?: number | undefined;
  readonly stake: number;
}

/** The id that stands for the slip in the list. */
export const SLIP = "slip";

/** An open bet in this form; undefined for one that is over (EXP-01). */
export function heldBet(bet: BetRecord): Held | undefined {
  // an outright belongs to no match, whatever its match id
  if ((bet.status !== "waiting" && bet.status !== "accepted") || bet.kind === "outright") return undefined;
  const { sold = 0, back = 0 } = bet;
  return {
    ...bet,
    layer: bet.status,
    isParlay: bet.kind === "parlay",
    sold,
    back,
  };
}

/** The slip as a bet at the current score; undefined without an amount (EXP-01). */
export function heldSlip(slip: SlipPick, score: ScorePair | undefined): Held | undefined {
  if (!(slip.stake > 0)) return undefined;
  const { odds, oddsStyle, stake, outLevel, ...leg } = slip;
  const betScore = slip.score ?? score;
  return {
    id: SLIP,
    layer: "slip",
    isParlay: false,
    oddsStyle,
    odds,
    stake,
    payment: payout({ stake, odds, style: oddsStyle, marketId: slip.marketId })?.payment ?? stake,
    sold: 0,
    back: 0,
    legs: [{ ...leg, odds, ...(outLevel !== undefined && { outLevel }), ...(betScore && { betScore }) }],
  };
}

/** How many matches each combination of a parlay has; undefined for an unknown type (EXP-11). */
export function sizesOf({ typeName, combCount, legs }: Pick<Held, "typeName" | "combCount" | "legs">) {
  const type = COMBINATIONS.find(({ name, matchCount }) => name === typeName && matchCount === legs.length);
  if (type) return type.bySize.flatMap((count, at) => (count > 0 ? [at + 2] : []));
  return combCount === 1 ? [legs.length] : undefined;
}

/** What is left of a net after part of the bet was cashed out, in cents (EXP-10). */
const leftOf = (net: Big, held: Held): number => Math.round(restOfNet(net, held) * 100);

/** The factor by which a leg multiplies its combinations (EXP-11). */
const factorOf = (odds: number, fraction: Fraction): Big =>
  fraction > 0 ? Big(odds).minus(1).times(fraction).plus(1) : Big(1).plus(fraction);

const isDecimal = (odds: number): boolean => isPrice(odds, ODDS_STYLE.EU);

/**
 * A bet's net in cents, given how its legs end, in their order; undefined without a price. For a single it is never computed
 * from the amount deducted (EXP-10, EXP-11).
 */
export function netsOf(held: Held): (ends: readonly Fraction[]) => number | undefined {
  const { stake, odds, oddsStyle: style, legs, payment } = held;
  if (!held.isParlay) {
    const price = { stake, odds, style, marketId: legs[0]?.marketId ?? 0 };
    return ([end = Number.NaN]) => {
      const net = exactNet(price, end);
      return net && leftOf(net, held);
    };
  }
  const sizes = sizesOf(held) ?? [];
  return (ends) => {
    if (legs.some((leg, at) => (ends[at] ?? 0) > 0 && !isDecimal(leg.odds))) return undefined;
    const sums = symmetricSums(legs.map((leg, at) => factorOf(leg.odds, ends[at] ?? 0)));
    const products = sizes.reduce((sum, size) => sum.plus(sums[size] ?? 0), Big(0));
    return leftOf(Big(roundMoney(products.times(stake))).minus(payment), held);
  };
}
