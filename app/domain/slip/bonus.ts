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

type Eight = readonly [string, string, string, string, string, string, string, string];

const areEight = (texts: readonly string[]): texts is Eight => texts.length === 8;

/**
 * The rule in the server's eight values; undefined if any is missing, so that no half sentence is shown
 * (domain G2, G4).
 */
export function bonusRuleOf(values: readonly (string | number)[]): BonusRule | undefined {
  const texts = values.map((value) => String(value).trim());
  if (!areEight(texts) || texts.includes("")) return undefined;
  const [whenGiving, otherwise, overTotal, percent, maximum, currency, minimumPayment, deadline] = texts;
  const numbers = {
    whenGiving: Number(whenGiving),
    otherwise: Number(otherwise),
    overTotal: Number(overTotal),
    percent: Number(percent),
    maximum: Number(maximum),
    minimumPayment: Number(minimumPayment),
  };
  const areSound = Object.values(numbers).every((value) => value >= 0 && Number.isFinite(value));
  return areSound ? { ...numbers, currency, deadline } : undefined;
}

/** The maximum bonus for a payment, in cents: its percentage, capped (spec §5). */
export function bonusOf({ percent, maximum }: BonusRule, payment: number): number {
  return Math.min(roundMoney(Big(payment).times(percent).div(100)), roundMoney(maximum));
}
