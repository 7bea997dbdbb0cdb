import { parseLine } from "#app/domain/odds/line.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { type Line, type Market } from "./match.ts";

/** The line as its first cell shows it: what home gives is below zero there, and above it in a record (domain B1, B4). */
function shownSize(marketId: number, { hdp }: Line): number | undefined {
  const size = parseLine(hdp);
  const kind = marketOf(marketId)?.line;
  if (size === undefined || kind === undefined) return undefined;
  return kind === "total" || kind === "int-total" ? size : -size;
}

/** The main line of a market, which is the best balanced one; undefined where its lines have no size (contract, Match). */
export const mainLine = (marketId: number, [first]: Market): Line | undefined =>
  first && shownSize(marketId, first) !== undefined ? first : undefined;

/**
 * The lines that a market shows, the lowest first as its first cell shows them; of more than `most` the best are left,
 * which come first in the answer. Lines without a size keep their places behind the others (domain D4).
 */
export function shownLines(marketId: number, lines: Market, most = Number.POSITIVE_INFINITY): Market {
  const size = (line: Line): number => shownSize(marketId, line) ?? Number.POSITIVE_INFINITY;
  return lines.slice(0, most).toSorted((a, b) => (size(a) === size(b) ? 0 : size(a) - size(b)));
}
