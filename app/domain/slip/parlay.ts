import Big from "big.js";
import { type Combination } from "./combinations.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { ODDS_STYLE, toNet } from "#app/domain/odds/odds.ts";

/** The sums of a parlay before it is placed; money in cents, the unit stake counted for each bet (domain C2). */
export interface ParlayPreview {
  readonly totalStake: number;
  /** The sum of the products of all combinations, exact. */
  readonly totalOdds: Big;
  /** Two decimals and thousands separators (domain C3). */
  readonly totalOddsText: string;
  readonly back: number;
  readonly win: number;
}

/** The sums of all products of k prices, for k from 0 up; exact, in one pass (domain C2). */
export function symmetricSums(factors: readonly Big[]): readonly Big[] {
  let sums = [Big(1)];
  for (const factor of factors)
    sums = [...sums, Big(0)].map((sum, size) => sum.plus(factor.times(sums[size - 1] ?? 0)));
  return sums;
}

/** The product of decimal prices, two decimals (domain C). */
export const productOf = (prices: readonly number[]): string =>
  formatMoney(symmetricSums(prices.map((price) => Big(price))).at(-1), 2);

/**
 * The sum of the products of the combinations that a type plays; a size with a count above 0 is played in full
 * (domain C2).
 */
export function sumOfProducts({ bySize }: Pick<Combination, "bySize">, factors: readonly Big[]): Big {
  const played = symmetricSums(factors)
    .slice(2)
    .filter((_, at) => bySize[at]);
  return played.reduce((total, sum) => total.plus(sum), Big(0));
}

/** True if there is a price for each match of the type, and a stake. */
export const fits = (type: Combination, odds: readonly number[], unitStake: number): boolean =>
  odds.length === type.matchCount &&
  odds.every((price) => toNet(price, ODDS_STYLE.EU) !== undefined) &&
  Number.isFinite(unitStake) &&
  unitStake >= 0;

/**
 * The sums of a parlay at decimal prices; undefined if a price is invalid or the type is for another number (spec §5,
 * domain C2, C3).
 */
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
