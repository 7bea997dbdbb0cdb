import Big from "big.js";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { type MatchState, type Stage } from "#app/domain/boards/match.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { ODDS_STYLE, type OddsStyle, isPrice } from "#app/domain/odds/odds.ts";
import { exactNet, payout } from "#app/domain/odds/payout.ts";
import { type Fraction, type ScorePair } from "#app/domain/odds/settlement.ts";
import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { symmetricSums } from "#app/domain/slip/parlay.ts";
import { wholeNets } from "./wholeNet.ts";

/** The match that the bets are looked at by, as its board has it (EXP-01). */
export interface HeldMatch {
  readonly id: number;
  readonly sportId: number;
  /** The matches whose main match it is: corners, bookings. */
  readonly extensions: readonly number[];
  readonly state: MatchState;
  readonly period: number | undefined;
  readonly score: ScorePair | undefined;
  /** What stands in the slots of the half-time score; it is one in some periods only (EXP-05). */
  readonly half: ScorePair | undefined;
  /** Of a match in sets or maps: of how many it is the best. */
  readonly bestOf: number | undefined;
}

/** A leg as far as its end goes. */
export type HeldLeg = Pick<
  BetLeg,
  "sportId" | "matchId" | "marketId" | "betPos" | "hdp" | "odds" | "stage" | "betScore" | "outLevel" | "result"
>;

/** A bet of the member, or what stands on the slip, as far as its end goes; money in the account currency. */
export interface Held {
  readonly id: string;
  /** Who holds it: the book took it, the book looks at it, or it stands on the slip. */
  readonly layer: "accepted" | "waiting" | "slip";
  readonly isParlay: boolean;
  readonly typeName?: string | undefined;
  readonly combCount?: number | undefined;
  readonly oddsStyle: OddsStyle;
  readonly odds: number;
  /** The amount as typed; of a parlay the unit stake. */
  readonly stake: number;
  readonly payment: number;
  readonly sold: number;
  readonly back: number;
  readonly legs: readonly HeldLeg[];
}

/** What stands on the slip with its amount (EXP-01). */
export interface SlipPick {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly betPos: number;
  readonly hdp: string;
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly stage: Stage;
  readonly score?: ScorePair | undefined;
  readonly outLevel?: number | undefined;
  readonly stake: number;
}

/** The id under which the slip stands in the list. */
export const SLIP = "slip";

/** An open bet as it is held; undefined for one that is over (EXP-01). `outLevel` is the percent of its line that this device knows. */
export function heldBet(bet: BetRecord, outLevel: number | undefined): Held | undefined {
  // an outright is of no match, whatever its number
  if ((bet.status !== "waiting" && bet.status !== "accepted") || bet.kind === "outright") return undefined;
  const { sold = 0, back = 0, legs } = bet;
  return {
    ...bet,
    layer: bet.status,
    isParlay: bet.kind === "parlay",
    sold,
    back,
    legs: outLevel === undefined ? legs : legs.map((leg) => ({ outLevel, ...leg })),
  };
}

/** What stands on the slip as a bet of the score of now; undefined without an amount (EXP-01). */
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

/** How many matches the combinations of a parlay hold; undefined for a type that nobody knows (EXP-11). */
export function sizesOf({ typeName, combCount, legs }: Pick<Held, "typeName" | "combCount" | "legs">) {
  const type = COMBINATIONS.find(({ name, matchCount }) => name === typeName && matchCount === legs.length);
  if (type) return type.bySize.flatMap((count, at) => (count > 0 ? [at + 2] : []));
  return combCount === 1 ? [legs.length] : undefined;
}

const cents = (amount: Big): number => Math.round(roundMoney(amount) * 100);

/** What is left of a net when a part of the bet has been sold, in cents, rounded once (EXP-10). */
function leftOf(net: Big, { payment, sold }: Held): number {
  return cents(sold > 0 && payment > 0 ? net.times(Big(payment).minus(sold)).div(payment) : net);
}

/** What a leg multiplies its combinations by (EXP-11). */
const factorOf = (odds: number, fraction: Fraction): Big =>
  fraction > 0 ? Big(odds).minus(1).times(fraction).plus(1) : Big(1).plus(fraction);

const isDecimal = (odds: number): boolean => isPrice(odds, ODDS_STYLE.EU);

/**
 * What a bet brings, in cents, by the ends of its legs in their order; undefined without a price. A single's is never worked out
 * from what was deducted (EXP-10, EXP-11).
 */
export function netsOf(held: Held): (ends: readonly Fraction[]) => number | undefined {
  const { stake, odds, oddsStyle: style, legs, payment } = held;
  if (!held.isParlay) {
    const price = { stake, odds, style, marketId: legs[0]?.marketId ?? 0 };
    const whole = wholeNets(price, held);
    return ([end = Number.NaN]) => {
      const inWhole = whole?.(end);
      if (inWhole !== undefined) return inWhole;
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
