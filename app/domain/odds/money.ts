import Big from "big.js";

/** An exact amount or a number to be read as the decimal it prints as. */
export type Amount = Big | number;

// Big keeps the sign of a zero, and a lost cent must not print or compare as -0.
const toNumber = (amount: Big): number => amount.toNumber() + 0;

/** An amount in cents precision, halves away from zero; to be called once, on an exact product (domain A10). */
export const roundMoney = (amount: Amount): number => toNumber(Big(amount).round(2, Big.roundHalfUp));

/** An amount cut down to cents; below zero it goes further down (domain F2). */
export function floorMoney(amount: Amount): number {
  const cents = Big(amount).times(100);
  const cut = cents.round(0, Big.roundDown);
  return toNumber((cut.gt(cents) ? cut.minus(1) : cut).div(100));
}

/** The whole units in an amount shared by `parts`, rounded down; undefined when it cannot be shared (spec §5, domain C7). */
export function wholeShare(amount: number | null | undefined, parts: number): number | undefined {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return undefined;
  if (!Number.isSafeInteger(parts) || parts < 1) return undefined;
  const share = Big(amount).div(parts);
  const cut = share.round(0, Big.roundDown);
  return toNumber(cut.gt(share) ? cut.minus(1) : cut);
}
