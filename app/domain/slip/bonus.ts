import Big from "big.js";
import { roundMoney } from "#app/domain/odds/money.ts";

/** The bonus of a match, an insurance on bets lost in full (domain G1, G2). */
export interface BonusRule {
  /** The goals by which a backed side that gives a handicap must lose. */
  readonly whenGiving: number;
  /** The goals by which any other backed side must lose, at a level line too. */
  readonly otherwise: number;
  /** The maximum goals of the match for a lost Over. */
  readonly overTotal: number;
  /** Percent of the payment. */
  readonly percent: number;
  readonly maximum: number;
  readonly currency: string;
  readonly minimumPayment: number;
  /** ISO 8601 UTC. */
  readonly deadline: string;
}

/**
 * The rule in the server's eight values; undefined if any is missing, so that no half sentence is shown
 * (domain G2, G4).
 */
export function bonusRuleOf(values: readonly (string | number)[]): BonusRule | undefined {
  const texts = values.map((value) => String(value).trim());
  if (texts.length !== 8 || texts.includes("")) return undefined;
  const [whenGiving, otherwise, overTotal, percent, maximum, , minimumPayment] = texts.map(Number);
  const numbers = [whenGiving, otherwise, overTotal, percent, maximum, minimumPayment];
  if (!numbers.every((value) => value !== undefined && value >= 0 && Number.isFinite(value))) return undefined;
  return {
    whenGiving: whenGiving ?? 0,
    otherwise: otherwise ?? 0,
    overTotal: overTotal ?? 0,
    percent: percent ?? 0,
    maximum: maximum ?? 0,
    currency: texts[5] ?? "",
    minimumPayment: minimumPayment ?? 0,
    deadline: texts[7] ?? "",
  };
}

/** The maximum bonus for a payment, in cents: its percentage, capped (spec §5). */
export function bonusOf({ percent, maximum }: BonusRule, payment: number): number {
  const share = Big(payment).times(percent).div(100);
  return roundMoney(share.gt(maximum) ? maximum : share);
}
