import Big from "big.js";
import { type Stage } from "#app/domain/boards/match.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { netOf, type StakedPrice } from "#app/domain/odds/payout.ts";
import { type Fraction, type ScorePair } from "#app/domain/bets/settlement.ts";
import { type BonusRule, bonusOf } from "#app/domain/slip/bonus.ts";
import { type Combination } from "#app/domain/slip/combinations.ts";
import { fits, sumOfProducts } from "#app/domain/slip/parlay.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { daysBetween } from "#app/domain/time/days.ts";

/**
 * Arithmetic that only the server does: the app shows what comes of it. It stands here so that the test vectors hold the rules that
 * the app shares with it.
 */
/** Where a match stands in the offer by its kick-off (domain I7). */
export interface OfferPlace {
  readonly tab: "live" | "today" | "early";
  /** Days from today's report day, 0 for a kick-off that has passed. */
  readonly dayIndex: number;
  readonly inWeekView: boolean;
}

/** The tab of a match: live by state, today until its report day is over, early after that; times in epoch ms (domain I7). */
export function offerPlace(now: number, kickOff: number, live: boolean): OfferPlace {
  const dayIndex = Math.max(0, daysBetween(reportDay(now), reportDay(kickOff)));
  if (live) return { tab: "live", dayIndex, inWeekView: false };
  return { tab: dayIndex === 0 ? "today" : "early", dayIndex, inWeekView: dayIndex <= 6 };
}

/** A settled bet as the bonus judges it. */
export interface BonusBet {
  readonly isBonus: boolean;
  readonly stage: Stage;
  readonly marketId: number;
  readonly betPos: number;
  /** Above 0 home gives. */
  readonly hdp: number;
  readonly payment: number;
  /** The result code, 2 = lost in full. */
  readonly result: number;
  readonly final: ScorePair;
}

/** Why a bet gets no bonus, in the order in which it is asked (domain G3). */
export type BonusRefusal = "notBonusBet" | "live" | "market" | "belowMinimum" | "notLost" | "margin" | "total";

/** Why a bet gets no bonus; undefined when it gets one (domain G3). */
export function bonusRefusal(rule: BonusRule, bet: BonusBet): BonusRefusal | undefined {
  const { marketId, betPos, hdp, final, payment, result } = bet;
  const isHandicap = marketId === 1;
  const isOver = marketId === 3 && betPos === 1;
  if (!bet.isBonus) return "notBonusBet";
  if (bet.stage === "live") return "live";
  if (!isHandicap && !isOver) return "market";
  if (payment < rule.minimumPayment) return "belowMinimum";
  if (result !== 2) return "notLost";
  if (isOver) return final[0] + final[1] <= rule.overTotal ? undefined : "total";
  const lostBy = betPos === 1 ? final[1] - final[0] : final[0] - final[1];
  const gives = betPos === 1 ? hdp > 0 : hdp < 0;
  return lostBy >= (gives ? rule.whenGiving : rule.otherwise) ? undefined : "margin";
}

/** The bonus that a settled bet gets, in cents, 0 when it gets none (domain G3). */
export const bonusPaid = (rule: BonusRule, bet: BonusBet): number =>
  bonusRefusal(rule, bet) ? 0 : bonusOf(rule, bet.payment);

/** How a leg of a parlay ended (spec §4, domain C1). */
export type LegResult = "win" | "halfWin" | "draw" | "void" | "cancelled" | "halfLose" | "lose";

/** What a settled parlay gives back, in cents. */
export interface ParlayReturn {
  readonly returned: number;
  readonly net: number;
  /** What each leg multiplied its bets by. */
  readonly factors: readonly number[];
}

/** What a leg multiplies its bets by: the price, half of it and half the stake, 1, a half, or nothing (domain C1). */
function legFactor(odds: number, result: LegResult): Big {
  switch (result) {
    case "win":
      return Big(odds);
    case "halfWin":
      return Big(odds).plus(1).times(0.5);
    case "draw":
    case "void":
    case "cancelled":
      return Big(1);
    case "halfLose":
      return Big(0.5);
    case "lose":
      return Big(0);
  }
}

/** What a parlay gives back by the results of its legs; undefined as in the preview (domain C1, C2). */
export function settleParlay(
  type: Combination,
  odds: readonly number[],
  results: readonly LegResult[],
  unitStake: number,
): ParlayReturn | undefined {
  if (!fits(type, odds, unitStake) || results.length !== odds.length) return undefined;
  const factors = results.map((result, index) => legFactor(odds[index] ?? 0, result));
  const returned = sumOfProducts(type, factors).times(unitStake);
  return {
    returned: roundMoney(returned),
    net: roundMoney(returned.minus(Big(unitStake).times(type.combCount))),
    factors: factors.map((factor) => factor.toNumber()),
  };
}

/** The Asian line that a Burmese line is worth: G - P/200, from the giver or Over (domain A11). */
export const burmeseWorth = (goals: number, percent: number): number => (goals * 200 - percent) / 200;

const FRACTION = { 0: 0, 1: 1, 2: -1, 3: 0.5, 4: -0.5 } as const;

/** A bet result as the server numbers it: 0 draw, 1 win, 2 lose, 3 half win, 4 half lose (spec §4). */
export type ResultCode = keyof typeof FRACTION;

/** The net win or loss of a single bet by its result (domain B3). */
export const netByResult = (bet: StakedPrice, result: ResultCode): number | undefined => netOf(bet, FRACTION[result]);

/** The result code of a settled part; any partial win is 3 and any partial loss 4 (domain A11, B3). */
export function resultCode(fraction: Fraction): ResultCode {
  if (fraction === 0) return 0;
  if (fraction > 0) return fraction === 1 ? 1 : 3;
  return fraction === -1 ? 2 : 4;
}
