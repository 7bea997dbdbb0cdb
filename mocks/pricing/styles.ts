import { rounded } from "#mocks/pricing/overround.ts";

/** A decimal price in an odds style (1 Malay, 2 European, 3 Hong Kong, 4 Indonesian, 5 American, 6 Burmese), rounded as books print it (domain A3, A5). */
export function inStyle(decimal: number, style: number): number {
  if (decimal === 0) return 0;
  const profit = decimal - 1;
  switch (style) {
    case 1: {
      const malay = profit <= 1 ? profit : -1 / profit;
      const text = rounded(malay, 2);
      return text === -1 ? 1 : text;
    }
    case 3:
    case 6:
      return rounded(profit, 2);
    case 4: {
      const text = rounded(profit >= 1 ? profit : -1 / profit, 2);
      return text === -1 ? 1 : text;
    }
    case 5: {
      const text = rounded(profit >= 1 ? 100 * profit : -100 / profit, 0);
      return text === -100 ? 100 : text;
    }
    default:
      return decimal;
  }
}

/**
 * What is deducted for a typed amount at a price of a style: less or more than typed if the price is negative
 * (domain A8).
 */
export function deducted(typed: number, odds: number, style: number): number {
  if (odds >= 0) return rounded(typed, 2);
  return rounded((typed * -odds) / (style === 5 ? 100 : 1), 2);
}

/**
 * What a winning bet wins: the typed amount times the profit rate, or the typed amount itself at a negative price
 * (domain A8).
 */
export function winnings(typed: number, odds: number, style: number, twoPosition: boolean): number {
  if (twoPosition && odds < 0) return rounded(typed, 2);
  if (!twoPosition || style === 2) return rounded(typed * (odds - 1), 2);
  return rounded(typed * (style === 5 ? odds / 100 : odds), 2);
}
