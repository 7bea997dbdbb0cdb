import { decimalFrom, placed, unitsAt } from "./decimal.ts";
import { type Amount } from "./money.ts";

/** Shown when an amount is not known (BET-16). */
const NO_AMOUNT = "—";

const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** True for a number or an exact big.js amount, and not for what only prints as one. */
const isAmount = (amount: unknown): amount is Amount =>
  typeof amount === "number" || (typeof amount === "object" && amount !== null && "round" in amount);

/** Money as text with thousands separators, the same in every language and currency; a dash if unknown (spec §9). */
export function formatMoney(amount: Amount | null | undefined, decimals: 0 | 2): string {
  const exact = isAmount(amount) ? decimalFrom(String(amount)) : undefined;
  if (exact === undefined) return NO_AMOUNT;
  const units = unitsAt(exact, decimals);
  const [whole = "0", cents] = placed(units, decimals).split(".");
  const grouped = whole.replaceAll(GROUPS, ",");
  return (exact.minus && units !== 0n ? "−" : "") + (cents === undefined ? grouped : `${grouped}.${cents}`);
}
