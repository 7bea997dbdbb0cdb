import {
  convertOdds,
  formatOdds,
  isNegativePrice,
  NO_PRICE,
  ODDS_STYLE,
  type OddsStyle,
} from "#app/domain/odds/odds.ts";

/** The price that illustrates the styles: 1.95 in decimal (design 34). */
const EXAMPLE = 1.95;

/** The same price in a given style. */
export function exampleOf(style: OddsStyle): { readonly text: string; readonly negative: boolean } {
  const odds = convertOdds(EXAMPLE, ODDS_STYLE.EU, style);
  if (odds === undefined) return { text: NO_PRICE, negative: false };
  return {
    text: formatOdds(odds, style, { converted: true }),
    negative: isNegativePrice(odds, style, { converted: true }),
  };
}
