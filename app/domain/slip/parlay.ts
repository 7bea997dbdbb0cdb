import Big from "big.js";
import { type Combination } from "./combinations.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { ODDS_STYLE, toNet } from "#app/domain/odds/odds.ts";

/** How a leg of a parlay ended (spec §4, domain C1). */
export type LegResult = "win" | "halfWin" | "draw" | "void" | "cancelled" | "halfLose" | "lose";

/** The sums of a parlay before it is placed; money in cents, the unit stake once for each bet (domain C2). */
export interface ParlayPreview {
  readonly totalStake: number;
  /** The sum of the products of all combinations, exact. */
  readonly totalOdds: Big;
  /** Two decimals and thousands separators (domain C3). */
  readonly totalOddsText: string;
  readonly back: number;
  readonly win: number;
}

/** What a settled parlay gives back, in cents. */
export interface ParlayReturn {
  readonly returned: number;
  readonly net: number;
  /** What each leg multiplied its bets by. */
  readonly factors: readonly number[];
}

/** The sums of all products of k prices, for k from 0 up; exact, in one pass (domain C2). */
export function symmetricSums(factors: readonly Big[]): readonly Big[] {
  const sums = [Big(1)];
  for (const factor of factors) {
    sums.push(Big(0));
    for (let size = sums.length - 1; size > 0; size--) {
      sums[size] = (sums[size] ?? Big(0)).plus((sums[size - 1] ?? Big(0)).times(factor));
    }
  }
  return sums;
}

/** The sum of the products of the combinations that a type plays; a size with a count above 0 is played whole (domain C2). */
function sumOfProducts({ bySize }: Pick<Combination, "bySize">, factors: readonly Big[]): Big {
  const sums = symmetricSums(factors);
  return bySize.reduce((total, count, index) => (count > 0 ? total.plus(sums[index + 2] ?? 0) : total), Big(0));
}

const fits = (type: Combination, odds: readonly number[], unitStake: number): boolean =>
  odds.length === type.matchCount &&
  odds.every((price) => toNet(price, ODDS_STYLE.EU) !== undefined) &&
  Number.isFinite(unitStake) &&
  unitStake >= 0;

/** The sums of a parlay at decimal prices; undefined when a price is none or the type is for another number (spec §5, domain C2, C3). */
export function parlayPreview(
  type: Combination,
  odds: readonly number[],
  unitStake: number,
): ParlayPreview | undefined {
  if (!fits(type, odds, unitStake)) return undefined;
  const totalOdds = sumOfProducts(
    type,
    odds.map((price) => Big(price)),
  );
  const back = totalOdds.times(unitStake);
  const totalStake = Big(unitStake).times(type.combCount);
  return {
    totalStake: roundMoney(totalStake),
    totalOdds,
    totalOddsText: formatMoney(totalOdds, 2),
    back: roundMoney(back),
    win: roundMoney(back.minus(totalStake)),
  };
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
