import Big from "big.js";

/** An exact amount, or a number read as the decimal it prints as. */
export type Amount = Big | number;

// Big keeps the sign of zero, and a lost cent must not print or compare as -0.
const toNumber = (amount: Big): number => amount.toNumber() + 0;

/** An amount rounded to cents, halves away from zero; call it once, on an exact product (domain A10). */
export const roundMoney = (amount: Amount): number => toNumber(Big(amount).round(2, Big.roundHalfUp));

/** An amount rounded down to cents, below zero too (domain F2). */
export function floorMoney(amount: Amount): number {
  const cents = Big(amount).times(100);
  const cut = cents.round(0, Big.roundDown);
  return toNumber((cut.gt(cents) ? cut.minus(1) : cut).div(100));
}

/**
 * The whole units in an amount divided by `parts`, rounded down; undefined if it cannot be divided
 * (spec §5, domain C7).
 */
export function wholeShare(amount: number | null | undefined, parts: number): number | undefined {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return undefined;
  if (!Number.isSafeInteger(parts) || parts < 1) return undefined;
  const share = Big(amount).div(parts);
  const cut = share.round(0, Big.roundDown);
  return toNumber(cut.gt(share) ? cut.minus(1) : cut);
}
