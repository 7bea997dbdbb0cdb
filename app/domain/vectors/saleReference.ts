import Big from "big.js";
import { type CashOutPrice, type CashOutRange, saleBack, saleRate, saleRefusal, unsold } from "#app/domain/bets/cashOut.ts";
import { roundMoney } from "#app/domain/odds/money.ts";

/** Everything that decides a sale, as the book sees it (domain F1, F4). */
export interface CashOutQuestion extends CashOutPrice, CashOutRange {
  readonly amount: number;
  readonly betStatus: number;
  readonly parlay: boolean;
  readonly marketOpen: boolean;
  readonly sameLine: boolean;
  /** Bonus and virtual bets are not for sale. */
  readonly excluded?: boolean;
  /** The rate that the member agreed to; a better one is taken without asking. */
  readonly quotedRate?: number | undefined;
}

/** The sell code and the sums: 0 sold, 1 amount, 2 not for sale, 3 odds changed for the worse, 4 sale closed (spec §8). */
export interface CashOutAnswer {
  readonly code: 0 | 1 | 2 | 3 | 4;
  readonly remaining: number;
  readonly rate: number | undefined;
  /** What comes back, when sold. */
  readonly back?: number;
  readonly remainingAfter?: number;
}

/** How a sale ends (domain F1, F2, F4). */
export function decideCashOut(question: CashOutQuestion): CashOutAnswer {
  const { amount, betStatus, parlay, marketOpen, sameLine, excluded, quotedRate } = question;
  const remaining = unsold(question.payment, question.sold);
  if (betStatus !== 1 || parlay || excluded) return { code: 2, remaining, rate: undefined };
  const rate = marketOpen && sameLine ? saleRate(question) : undefined;
  if (rate === undefined) return { code: 4, remaining, rate };
  if (saleRefusal(amount, question)) return { code: 1, remaining, rate };
  if (quotedRate !== undefined && rate < quotedRate) return { code: 3, remaining, rate };
  return { code: 0, remaining, rate, back: saleBack(amount, rate), remainingAfter: unsold(remaining, amount) };
}

/** The net of the part of a bet that was not sold, in proportion to the payment (domain F5). */
export const netOfRest = (net: number, { payment, sold }: CashOutRange): number =>
  payment > 0 ? roundMoney(Big(net).times(unsold(payment, sold)).div(payment)) : 0;
