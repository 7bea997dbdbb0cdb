import Big from "big.js";
import { saleBack } from "#app/domain/bets/cashOut.ts";
import { roundMoney } from "#app/domain/odds/money.ts";

/** A cash-out to assess: a part of the payment, the offered rate, and the decimal prices of the bet and of now. */
export interface WeighedCashOut {
  readonly amount: number;
  readonly rate: number;
  readonly oddsThen: number;
  readonly oddsNow: number;
}

/** What is shown beside an offer, so that the member can judge it (domain F2). */
export interface Fairness {
  /** What is returned, rounded down to cents. */
  readonly receive: number;
  /** What the same part is worth at the market's current price, in cents. */
  readonly worth: number;
  /** The fraction of that worth which is given up, 0 to 1, never below 0. */
  readonly givenUp: number;
  /** What is returned over what was staked for the part, below 0 for a loss. */
  readonly gain: number;
  /** The current price at which the cash-out would return exactly the stake; three decimals. */
  readonly breakEven: number;
}

/** Assesses an offer; undefined without the prices for it (domain F2). */
export function fairnessOf({ amount, rate, oddsThen, oddsNow }: WeighedCashOut): Fairness | undefined {
  if (!(amount > 0) || !(rate > 0) || !(oddsThen > 1) || !(oddsNow > 1)) return undefined;
  if (![amount, rate, oddsThen, oddsNow].every(Number.isFinite)) return undefined;
  const receive = saleBack(amount, rate);
  const fairRate = Big(oddsThen).div(oddsNow);
  const share = Big(rate).div(fairRate);
  return {
    receive,
    worth: roundMoney(fairRate.times(amount)),
    givenUp: Math.max(0, Big(1).minus(share).round(4, Big.roundHalfUp).toNumber()),
    gain: roundMoney(Big(receive).minus(amount)),
    breakEven: Big(rate).times(oddsNow).round(3, Big.roundHalfUp).toNumber(),
  };
}
