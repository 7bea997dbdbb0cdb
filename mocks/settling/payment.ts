import { type Bet, type Leg, soldCents } from "#mocks/ledger/bet.ts";
import { type Part } from "./grade.ts";

/** Half away from zero to whole cents. */
const wholeCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) + 1e-7);

/**
 * The result code of a fraction: 0 draw, 1 win, 2 lose, 3 half win, 4 half lose; any partial win is 3, any partial loss
 * 4 (domain A11).
 */
export function resultOf(part: Part): 0 | 1 | 2 | 3 | 4 {
  if (part === 0) return 0;
  if (Math.abs(part) === 1) return part > 0 ? 1 : 2;
  return part > 0 ? 3 : 4;
}

/** What a leg multiplies a parlay by: won d, half won (1 + d) / 2, drawn or void 1, half lost 1/2, lost 0 (domain C1). */
export function legFactor({ part, decimal }: Pick<Leg, "part" | "decimal">): number {
  if (part === undefined) return 1;
  return part >= 0 ? 1 + part * (decimal - 1) : 1 + part;
}

/** The sums over all combinations of each size of the products of `factors`: result[k] is for size k (domain C2). */
export function combinationSums(factors: readonly number[]): readonly number[] {
  const sums = [1, ...factors.map(() => 0)];
  for (const factor of factors) {
    for (let size = factors.length; size >= 1; size -= 1)
      sums[size] = (sums[size] ?? 0) + factor * (sums[size - 1] ?? 0);
  }
  return sums;
}

/** What a parlay returns in cents: the unit stake times the sums of its sizes, rounded once (domain A10, C2). */
export function parlayReturn(unitCents: number, factors: readonly number[], sizes: readonly number[]): number {
  const sums = combinationSums(factors);
  return wholeCents(unitCents * sizes.reduce((sum, size) => sum + (sums[size] ?? 0), 0));
}

/** The net result of a single or outright bet as a whole, in cents, before cash-outs (domain B3). */
export const singleNet = (bet: Pick<Bet, "winCents" | "paymentCents">, part: Part): number =>
  wholeCents(part > 0 ? bet.winCents * part : bet.paymentCents * part);

/** The net result of the part not cashed out, in proportion (domain F5). */
export function restNet(bet: Bet, net: number): number {
  const rest = bet.paymentCents - soldCents(bet);
  return bet.paymentCents === 0 ? 0 : wholeCents((net * rest) / bet.paymentCents);
}

/**
 * The eight values of a match bonus (domain G2): goals when giving, otherwise, total for Over, percentage, maximum,
 * currency, minimum payment, deadline.
 */
export interface BonusRule {
  readonly giving: number;
  readonly otherwise: number;
  readonly total: number;
  readonly percent: number;
  readonly maximum: number;
  readonly minimum: number;
}

/** Whether a bet takes part in the bonus at all: a lost single from before the match, kept whole, and large enough. */
const countsForBonus = ({ minimum }: BonusRule, bet: Bet, leg: Leg): boolean =>
  bet.kind === 1 &&
  bet.bonusFlag === 1 &&
  leg.part === -1 &&
  leg.stage !== 3 &&
  bet.sales.length === 0 &&
  bet.paymentCents >= minimum * 100;

/** Whether the backed side lost by enough. */
function isBeatenBy({ giving, otherwise }: BonusRule, { betPos, hdp }: Leg, home: number, away: number): boolean {
  const lostBy = betPos === 1 ? away - home : home - away;
  const gives = betPos === 1 ? Number(hdp) > 0 : Number(hdp) < 0;
  return lostBy >= (gives ? giving : otherwise);
}

/** The bonus of a lost bet in cents (domain G3): the backed side lost by enough, or the Over match had few goals. */
export function bonusCents(rule: BonusRule, bet: Bet, leg: Leg, home: number, away: number): number {
  if (!countsForBonus(rule, bet, leg)) return 0;
  const due =
    (leg.marketId === 1 && isBeatenBy(rule, leg, home, away)) ||
    (leg.marketId === 3 && leg.betPos === 1 && home + away <= rule.total);
  return due ? Math.min(wholeCents((bet.paymentCents * rule.percent) / 100), rule.maximum * 100) : 0;
}
