import Big from "big.js";
import { type CashOutRange, saleBack, saleRefusal, unsold } from "#app/domain/bets/cashOut.ts";
import { roundMoney } from "#app/domain/odds/money.ts";

/**
 * The price of a cash-out (domain F2): decimal odds of the same line at the bet and now, and the server's margin, 0 to
 * 1.
 */
export interface CashOutPrice {
  readonly oddsThen: number;
  readonly oddsNow: number;
  readonly margin: number;
}

const RATE_DECIMALS = 6;

/**
 * What one unit of the payment is worth, truncated to six decimals, never above the odds of the bet; undefined without
 * a current price (domain F2).
 */
export function saleRate({ oddsThen, oddsNow, margin }: CashOutPrice): number | undefined {
  const priced = oddsThen > 1 && oddsNow > 1 && Number.isFinite(oddsThen) && Number.isFinite(oddsNow);
  if (!priced || !(margin >= 0 && margin <= 1)) return undefined;
  const fair = Big(oddsThen).times(Big(1).minus(margin)).div(oddsNow);
  const rate = fair.gt(oddsThen) ? Big(oddsThen) : fair;
  return rate.round(RATE_DECIMALS, Big.roundDown).toNumber();
}

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
