import { type Stage } from "#app/domain/boards/match.ts";
import { type BonusRule, bonusOf } from "./bonus.ts";

/** A bet as typed, for the bonus that it could get. */
export interface BonusHope {
  /** The row is marked as a bonus row. */
  readonly isBonus: boolean;
  readonly stage: Stage;
  readonly marketId: number;
  readonly betPos: number;
  /** What would be deducted. */
  readonly payment: number;
  /** Epoch ms. */
  readonly now: number;
}

/** The bonus that a bet would get if it lost as the rule requires; undefined if it cannot get one (domain G3). */
export function bonusChance(rule: BonusRule, bet: BonusHope): number | undefined {
  const covered = bet.marketId === 1 || (bet.marketId === 3 && bet.betPos === 1);
  const deadline = Date.parse(rule.deadline);
  if (!bet.isBonus || !covered || bet.stage === "live") return undefined;
  if (!(bet.payment >= rule.minimumPayment) || !(bet.payment > 0)) return undefined;
  if (!Number.isNaN(deadline) && bet.now >= deadline) return undefined;
  return bonusOf(rule, bet.payment);
}
