import { formatMoney } from "#app/domain/odds/moneyText.ts";

/** The maximum number of digits in an amount (spec §5). */
const MAX_DIGITS = 12;

/** The quick amounts of a member who has not chosen their own (spec §9). */
export const QUICK_AMOUNTS: readonly number[] = [100, 1000, 2000, 5000];

const DIGIT = /^\p{Nd}$/u;

/** 0 to 9 for a decimal digit of any script: Unicode keeps the ten digits of a script side by side, in order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start--;
  return (code - start) % 10;
}

/** A text with its digits of any script as those of ASCII. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Digits without leading zeros; undefined if there are more than twelve, or anything else ("1e+21"). */
export function trimmed(digits: string): string | undefined {
  const amount = digits.replace(/^0+/, "");
  return amount.length > MAX_DIGITS || !/^\d*$/.test(amount) ? undefined : amount;
}

const KEY = /^(?:\d|00|000)$/;
const QUICK = /^([+=])(\d{1,12})$/;

/**
 * The amount after a key that needs nothing but the amount: a digit of any script, "00", "000", "+100" and other quick amounts,
 * "=250" for the last stake, or "Del". Any other key, or one that would exceed twelve digits, changes nothing (spec §5, BET-13).
 */
export function typeKey(amount: string, key: string): string {
  if (key === "Del") return amount.slice(0, -1);
  const [, sign, quick] = QUICK.exec(key) ?? [];
  if (quick !== undefined) return trimmed(sign === "=" ? quick : String(Number(amount) + Number(quick))) ?? amount;
  const digits = asciiDigits(key);
  return KEY.test(digits) ? (trimmed(amount + digits) ?? amount) : amount;
}

/** The amount as shown: thousands separators, no decimals, "" for none (spec §5). */
export const showAmount = (amount: string): string => (amount === "" ? "" : formatMoney(Number(amount), 0));

/** From here on a key has no room for the digits. */
const SHORTENED = 100_000;

const UNITS = [
  [1_000_000_000, "B"],
  [1_000_000, "M"],
  [1_000, "K"],
] as const;

/** The amount on a key: "5,000", "500K", "1.5M"; whole where shortening would leave digits out, "" for none. */
export function shortAmount(amount: string): string {
  const value = Number(amount);
  const unit = UNITS.find(([size]) => value >= size);
  if (value < SHORTENED || unit === undefined) return showAmount(amount);
  const [size, letter] = unit;
  return value % (size / 10) === 0 ? `${value / size}${letter}` : showAmount(amount);
}
