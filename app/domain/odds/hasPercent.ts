import { marketOf } from "./markets.ts";
import { ODDS_STYLE, type OddsStyle } from "./odds.ts";

/**
 * True for a price whose line may have a percentage: handicap and over/under in style 6. Three-way lines are decimal in
 * every style, and odd/even has no line (domain A7, A11; EXP-09).
 */
export function hasPercent(marketId: number, oddsStyle: OddsStyle): boolean {
  const kind = marketOf(marketId)?.line;
  return oddsStyle === ODDS_STYLE.BU && (kind === "hdp" || kind === "total");
}
