import Big from "big.js";
import { type Stage } from "#app/domain/boards/match.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type ScorePair } from "#app/domain/odds/settlement.ts";

/** The bonus of a match, an insurance on bets lost in full (domain G1, G2). */
export interface BonusRule {
  /** Goals by which a backed giver must lose. */
  readonly whenGiving: number;
  /** Goals by which any other backed side must lose, a level line included. */
  readonly otherwise: number;
  /** The most goals of the match for a lost Over. */
  readonly overTotal: number;
  /** Percent of the payment. */
  readonly percent: number;
  readonly maximum: number;
  readonly currency: string;
  readonly minimumPayment: number;
  /** ISO 8601 UTC. */
  readonly deadline: string;
}

/** The rule in the eight values of the server; undefined when any is missing, so that no half sentence is shown (domain G2, G4). */
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

/** The most that the bonus can be for a payment, in cents: its percent, capped (spec §5). */
export function bonusOf({ percent, maximum }: BonusRule, payment: number): number {
  const share = Big(payment).times(percent).div(100);
  return roundMoney(share.gt(maximum) ? maximum : share);
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
