import { wholeShare } from "#app/domain/odds/money.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { payout } from "#app/domain/odds/payout.ts";
import { asciiDigits, trimmed, typeKey } from "./amountKeys.ts";

/** What the keys Max and All use; a missing or invalid number leaves the amount as it is (spec §5, domain C7). */
export interface KeypadLimits {
  readonly max?: number | null | undefined;
  readonly balance?: number | null | undefined;
  /** The number of bets: 1 for a single and N X 1, CombCount for M X N. */
  readonly count: number;
}

const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’٬，．\p{Zs}])\d{3})(?:\1\d{3})*$/u;

/**
 * The amount in a pasted or typed text, the same in every language: whole digits of any script, alone or in groups of
 * three with one kind of separator ("1.000" and "1,000" are a thousand). Anything else ("1e3", "-5", "1,5", "1,234.50",
 * 13 digits, table cells or several lines) is undefined and leaves the amount as it is, because a guess could multiply
 * a stake (BET-14).
 */
export function digitsOf(text: string): string | undefined {
  const digits = asciiDigits(text.trim());
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return undefined;
  return trimmed(digits.replaceAll(/\D/g, ""));
}

const CENTS = /^(.*\d)([.,٫])(\d{1,2})$/;

/**
 * The amount in a typed text that may have cents, in whole cents: read as `digitsOf` reads it, or with one or two
 * decimals after a point or a comma, by which its groups are not separated ("12,5" is 12.50, "1,234.50" and "1.234,50"
 * are one amount). Anything else is undefined.
 */
export function centsOf(text: string): number | undefined {
  const typed = asciiDigits(text.trim());
  const [, before = typed, point = "", decimals = ""] = CENTS.exec(typed) ?? [];
  const whole = before.includes(point) && point !== "" ? undefined : digitsOf(before);
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

const shared = (amount: string, total: number | null | undefined, count: number): string => {
  const share = wholeShare(total, count);
  if (share === undefined) return amount;
  return trimmed(Math.max(0, share).toFixed(0)) ?? amount;
};

/**
 * The amount after a key: a digit of any script, "00", "000", "+100" and other quick amounts, "=250" for the last stake,
 * "Max", "All" or "Del". Any other key, or one that would exceed twelve digits, changes nothing (spec §5, BET-13).
 */
export function pressKey(amount: string, key: string, { max, balance, count }: KeypadLimits): string {
  if (key === "Max") return shared(amount, max, count);
  return key === "All" ? shared(amount, balance, count) : typeKey(amount, key);
}

/** Why an amount may not be bet, in the order of the checks (spec §5, BET-15, BET-16). */
export type StakeRefusal =
  | "nothingSelected"
  | "empty"
  | "limitsUnknown"
  | "belowMin"
  | "aboveMax"
  | "noPrice"
  | "balanceUnknown";

/** Everything that decides whether an amount may be bet; any unknown value refuses it. */
export interface StakeQuestion {
  readonly amount: string;
  readonly count: number;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly balance?: number | null | undefined;
  /** The price that decides the deduction; omitted for a parlay, whose deduction is the total. */
  readonly price?: { readonly odds: number; readonly style: OddsStyle; readonly marketId: number };
}

/** The sums of an amount, and why it may not be bet, or whether the balance covers it. */
export interface StakeAnswer {
  readonly total: number;
  /** What would be deducted; undefined without a price. */
  readonly payment: number | undefined;
  readonly reason: StakeRefusal | undefined;
  /** Undefined while the amount is refused; insufficient = the recharge prompt (domain A9). */
  readonly onBet: "submit" | "insufficient" | undefined;
}

const isLimit = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/**
 * Whether an amount may be bet and why not: the limits apply to the typed total, the balance to the payment (spec §5,
 * domain A9).
 */
export function checkStake(question: StakeQuestion): StakeAnswer {
  const { amount, count, min, max, balance, price } = question;
  const bets = Number.isSafeInteger(count) && count > 0 ? count : 0;
  const total = /^\d{1,12}$/.test(amount) ? Number(amount) * bets : 0;
  const payment = price ? payout({ ...price, stake: total })?.payment : total;
  // a maximum below the minimum refuses every amount
  const limited = isLimit(min) && isLimit(max);
  const refusals: [StakeRefusal, boolean][] = [
    ["nothingSelected", bets === 0],
    ["empty", total === 0],
    ["limitsUnknown", !limited],
    ["belowMin", limited && total < min],
    ["aboveMax", limited && total > max],
    ["noPrice", payment === undefined],
    ["balanceUnknown", !isLimit(balance)],
  ];
  const reason = refusals.find(([, refuses]) => refuses)?.[0];
  const onBet = payment !== undefined && isLimit(balance) && payment <= balance ? "submit" : "insufficient";
  return { total, payment, reason, onBet: reason === undefined ? onBet : undefined };
}
