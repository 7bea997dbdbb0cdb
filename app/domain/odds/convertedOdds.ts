import { convertOdds, formatOdds, MINUS, type OddsStyle } from "./odds.ts";

/**
 * The same price in another style, as a book would send it: two decimals, American a whole number, halves away from zero, evens
 * positive; undefined if it is not a price in the first (domain A4, A5). A price that is kept is cut like one that is
 * shown, or the server's own price would differ from it by what nobody sees.
 */
export function convertedOdds(odds: number, from: OddsStyle, to: OddsStyle): number | undefined {
  const exact = convertOdds(odds, from, to);
  return exact === undefined ? undefined : Number(formatOdds(exact, to, { converted: true }).replace(MINUS, "-"));
}
