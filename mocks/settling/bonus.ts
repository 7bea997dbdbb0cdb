import { type Desk } from "#mocks/book/desk.ts";
import { isoTime } from "#mocks/world/days.ts";
import { inCurrency } from "#mocks/taking/limits.ts";
import { type BonusRule } from "./payment.ts";

/** The bonus this operator pays, in an account currency (domain G2, example A). */
export const bonusRuleOf = (currency: string): BonusRule => ({
  giving: 1,
  otherwise: 3,
  total: 1,
  percent: 10,
  maximum: inCurrency(88, currency),
  minimum: inCurrency(10, currency),
});

const NONE = ["", "", "", "", "", "", "", ""];

/** The eight values of a match's bonus rule as text; eight empty texts if it has none (contract, Bonus). */
export function bonusValues(desk: Desk, currency: string): readonly string[] {
  if (!desk.fixture.bonus || desk.state.progress !== 0) return NONE;
  const rule = bonusRuleOf(currency);
  const numbers = [rule.giving, rule.otherwise, rule.total, rule.percent, rule.maximum];
  return [...numbers.map(String), currency, String(rule.minimum), isoTime(desk.fixture.kickoff)];
}
