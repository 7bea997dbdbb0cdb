import { type Desk } from "#mocks/book/desk.ts";

/** Roughly what one USD is in an account currency: limits are round numbers in each. */
const UNITS: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  CNY: 7,
  THB: 35,
  IDR: 15_000,
  VND: 25_000,
  JPY: 150,
  BRL: 5,
  MMK: 3_500,
  MYR: 4,
};

/** Limits of a bet, in major units of the currency: whole numbers (spec §3, bet limit). */
export interface Limits {
  readonly MinBet: number;
  readonly MaxBet: number;
}

const twoDigits = (value: number): number => {
  if (value < 100) return Math.round(value);
  const size = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / size) * size;
};

const unit = (currency: string): number => UNITS[currency] ?? 1;

const MAIN = new Set([1, 2, 3, 4, 5, 6, 16]);

/** The limits of a single bet: wider for big leagues and main markets, narrower for long odds. */
export function singleLimits(desk: Desk, marketId: number, decimal: number, currency: string): Limits {
  const base = 500 + 19_500 * desk.level ** 2;
  const market = MAIN.has(marketId) ? 1 : 0.25;
  const long = Math.max(0.05, Math.min(1, 4 / decimal));
  const live = desk.stage === 3 ? 0.5 : 1;
  return { MinBet: twoDigits(10 * unit(currency)), MaxBet: twoDigits(base * market * long * live * unit(currency)) };
}

/** The limits of the whole stake of a parlay. */
export const parlayLimits = (currency: string): Limits => ({
  MinBet: twoDigits(5 * unit(currency)),
  MaxBet: twoDigits(3_000 * unit(currency)),
});

/** The limits of an outright bet. */
export const outrightLimits = (decimal: number, currency: string): Limits => ({
  MinBet: twoDigits(10 * unit(currency)),
  MaxBet: twoDigits(Math.max(50, 6_000 / decimal) * unit(currency)),
});

/** The maximum stake of a member in one report day, and on one match, in major units. */
export const DAY_LIMIT = 100_000;
export const MATCH_LIMIT = 40_000;

/** A limit of the house in an account currency. */
export const inCurrency = (usd: number, currency: string): number => usd * unit(currency);
