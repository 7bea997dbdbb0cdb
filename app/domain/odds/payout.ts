import Big from "big.js";
import { isTwoPosition, priceStyle } from "./markets.ts";
import { roundMoney } from "./money.ts";
import { isPrice, ODDS_STYLE, type OddsStyle } from "./odds.ts";

/** A single bet as typed: the amount in account currency and the price in its style (spec §5). */
export interface StakedPrice {
  readonly stake: number;
  readonly odds: number;
  readonly style: OddsStyle;
  readonly marketId: number;
}

/** What a single bet deducts and pays, in cents: deducted now, returned if won, and the difference (domain A8). */
export interface Payout {
  readonly payment: number;
  readonly back: number;
  readonly win: number;
}

interface ExactPayout {
  readonly payment: Big;
  readonly win: Big;
}

function exactPayout({ stake, odds, style, marketId }: StakedPrice): ExactPayout | undefined {
  if (!Number.isFinite(stake) || stake < 0) return undefined;
  if (!isPrice(odds, priceStyle(marketId, style))) return undefined;
  const amount = Big(stake);
  const price = Big(odds);
  if (!isTwoPosition(marketId) || style === ODDS_STYLE.EU)
    return { payment: amount, win: amount.times(price.minus(1)) };
  const perUnit = style === ODDS_STYLE.US ? price.div(100) : price;
  // With a negative price the typed amount is the amount to win, and the deduction differs from it.
  return perUnit.lt(0)
    ? { payment: amount.times(perUnit.abs()), win: amount }
    : { payment: amount, win: amount.times(perUnit) };
}

/**
 * The payout of a single bet, each amount rounded once; undefined if the price is invalid in its style
 * (spec §5, domain A8).
 */
export function payout(bet: StakedPrice): Payout | undefined {
  const exact = exactPayout(bet);
  if (!exact) return undefined;
  const { payment, win } = exact;
  return { payment: roundMoney(payment), back: roundMoney(payment.plus(win)), win: roundMoney(win) };
}

/** The net win or loss for a settled fraction, unrounded, for sums that are divided before rounding (EXP-10). */
export function exactNet(bet: StakedPrice, fraction: number): Big | undefined {
  const exact = exactPayout(bet);
  if (!exact || !Number.isFinite(fraction)) return undefined;
  const won = exact.win.times(Math.max(fraction, 0));
  const lost = exact.payment.times(Math.min(fraction, 0));
  return won.plus(lost);
}

/** How much of a bet was cashed out, of what was deducted for it, in the account currency's major unit. */
export interface SoldPart {
  readonly payment: number;
  readonly sold: number;
}

/** What is left of an unrounded net after part of the bet was cashed out, rounded once, to the cent (domain F5; EXP-10). */
export const restOfNet = (net: Big, { payment, sold }: SoldPart): number =>
  roundMoney(payment > 0 ? net.times(Big(payment).minus(sold)).div(payment) : net);

/**
 * The net win or loss for a settled fraction: 1 won, 0 money back, -1 lost, 0.5 and -0.5 the halves of a quarter line,
 * others the percentage of a Burmese line; in cents, undefined if there is no price (domain A11, B3).
 */
export function netOf(bet: StakedPrice, fraction: number): number | undefined {
  const net = exactNet(bet, fraction);
  return net && roundMoney(net);
}
