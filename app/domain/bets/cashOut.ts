import Big from "big.js";
import { floorMoney, roundMoney } from "#app/domain/odds/money.ts";
import { sellRefusal } from "#app/domain/slip/refusal.ts";

/**
 * What a bet can be cashed out for now (domain F2, F3); sums are missing if the server gives none, as for a bet that
 * cannot be cashed out.
 */
export interface SellQuote {
  readonly betId: string;
  /** The sell code: 0 available, 2 not available, 4 suspended (spec §8). */
  readonly result: number;
  readonly payment?: number;
  readonly sold?: number;
  readonly min?: number;
  readonly max?: number;
  /** What one unit of the payment is worth, six decimals. */
  readonly rate?: number;
  readonly oddsNow?: number;
  readonly hdp?: string;
  /** How long the quote is valid, ms. */
  readonly expiresIn?: number;
}

/** Decimals of a rate on the screen, beside prices with two. */
const SHOWN_DECIMALS = 4;

/** A rate as text: two decimals where that is the whole of it, else at most four, cut and never rounded up. */
export function rateText(rate: number): string {
  const cut = Big(rate).round(SHOWN_DECIMALS, Big.roundDown);
  return cut.eq(cut.round(2)) ? cut.toFixed(2) : cut.toString();
}

/** What a part of the payment cashes out for at a rate, rounded down to cents (domain F2). */
export const saleBack = (amount: number, rate: number): number => floorMoney(Big(amount).times(rate));

/** What is not cashed out yet, in cents, never below 0. */
export const unsold = (payment: number, sold: number): number => Math.max(0, roundMoney(Big(payment).minus(sold)));

/** Why an amount cannot be cashed out (spec §5, domain F1). */
export type CashOutRefusal = "empty" | "belowMinimum" | "aboveUnsold" | "notWhole";

/** What a quote says about how much can be cashed out. */
export interface CashOutRange {
  readonly payment: number;
  readonly sold: number;
  /** The server's own limits, if it gives them. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * Why an amount may not be cashed out; whole amounts up to the remaining payment may, and the whole remainder even with
 * cents (domain F1).
 */
export function saleRefusal(amount: number, { payment, sold, min = 0, max }: CashOutRange): CashOutRefusal | undefined {
  if (!(amount > 0)) return "empty";
  const rest = unsold(payment, sold);
  if (amount > rest || (max !== undefined && amount > max)) return "aboveUnsold";
  if (amount < min) return "belowMinimum";
  return Number.isInteger(amount) || amount === rest ? undefined : "notWhole";
}

/** The offer, if its bet can be cashed out now (spec §8, sell codes). */
export const forSale = <Offer extends { readonly result: number }>(offer: Offer | undefined): Offer | undefined =>
  sellRefusal(offer?.result) === "success" ? offer : undefined;
