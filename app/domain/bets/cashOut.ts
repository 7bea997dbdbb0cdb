import Big from "big.js";
import { floorMoney, roundMoney } from "#app/domain/odds/money.ts";
import { sellRefusal } from "#app/domain/slip/refusal.ts";

/** The price of a sale (domain F2): decimal odds of the same line when bet and now, and the server's margin, 0 to 1. */
export interface CashOutPrice {
  readonly oddsThen: number;
  readonly oddsNow: number;
  readonly margin: number;
}

const RATE_DECIMALS = 6;

/** What one unit of the payment sells for, six decimals cut off, never above the odds of the bet; undefined without a price now (domain F2). */
export function saleRate({ oddsThen, oddsNow, margin }: CashOutPrice): number | undefined {
  const priced = oddsThen > 1 && oddsNow > 1 && Number.isFinite(oddsThen) && Number.isFinite(oddsNow);
  if (!priced || !(margin >= 0 && margin <= 1)) return undefined;
  const fair = Big(oddsThen).times(Big(1).minus(margin)).div(oddsNow);
  const rate = fair.gt(oddsThen) ? Big(oddsThen) : fair;
  return rate.round(RATE_DECIMALS, Big.roundDown).toNumber();
}

/** What a part of the payment sells for at a rate, cut down to cents (domain F2). */
export const saleBack = (amount: number, rate: number): number => floorMoney(Big(amount).times(rate));

/** What is not sold yet, in cents, never below 0. */
export const unsold = (payment: number, sold: number): number => Math.max(0, roundMoney(Big(payment).minus(sold)));

/** Why an amount cannot be sold (spec §5, domain F1). */
export type CashOutRefusal = "empty" | "belowMinimum" | "aboveUnsold" | "notWhole";

/** What a quote says about how much can be sold. */
export interface CashOutRange {
  readonly payment: number;
  readonly sold: number;
  /** The server's own bounds, where it names them. */
  readonly min?: number;
  readonly max?: number;
}

/** Why an amount may not be sold; a whole amount up to the unsold payment may, and the unsold rest even with cents (domain F1). */
export function saleRefusal(amount: number, { payment, sold, min = 0, max }: CashOutRange): CashOutRefusal | undefined {
  if (!(amount > 0)) return "empty";
  const rest = unsold(payment, sold);
  if (amount > rest || (max !== undefined && amount > max)) return "aboveUnsold";
  if (amount < min) return "belowMinimum";
  return Number.isInteger(amount) || amount === rest ? undefined : "notWhole";
}

/** An offer where it is one: its bet can be sold now (spec §8, sell codes). */
export const forSale = <Offer extends { readonly result: number }>(offer: Offer | undefined): Offer | undefined =>
  sellRefusal(offer?.result) === "success" ? offer : undefined;
