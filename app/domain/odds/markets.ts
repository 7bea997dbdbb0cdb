import { MARKET_TABLE, type MarketType } from "./marketTable.ts";
import { ODDS_STYLE, type OddsStyle } from "./odds.ts";
import { POSITION_TABLES, type PositionKey, type PositionTable } from "./positions.ts";

/** The market of outright bets, one position per runner (spec §3). */
export const OUTRIGHT = 100;

const BY_ID: ReadonlyMap<number, MarketType> = new Map(MARKET_TABLE.map((market) => [market.id, market]));

/** The market with that id; undefined for an unknown id (domain D). */
export const marketOf = (marketId: number): MarketType | undefined => BY_ID.get(marketId);

/**
 * True for handicap, over/under and odd/even, the markets priced in the member's style; the only place to change that
 * (domain A7).
 */
export const isTwoPosition = (marketId: number): boolean => BY_ID.get(marketId)?.twoPosition ?? false;

/** The style in which a market is priced: the member's for two-position markets, else decimal (domain A7). */
export const priceStyle = (marketId: number, style: OddsStyle): OddsStyle =>
  isTwoPosition(marketId) ? style : ODDS_STYLE.EU;

/** Sports of sets, games, frames or maps, whose main score is followed by that of the current one (domain D1, E1). */
export const SPORTS_OF_SETS: ReadonlySet<number> = new Set([7, 8, 9, 12, 17, 20, 26]);
const POINT_SPORTS: ReadonlySet<number> = new Set([2, 3]);

const BEST_OF: Readonly<Record<number, PositionTable>> = { 3: "bestOf2", 4: "bestOf3", 6: "bestOf5", 8: "bestOf7" };

/**
 * True for a market of scores in sets or maps: what its positions mean depends on how many there are, best of 2, 3, 5
 * or 7 (domain D1).
 */
export function isSetScore(marketId: number, sportId: number): boolean {
  const table = BY_ID.get(marketId)?.table;
  return table === "bestOf3" || (table === "score4" && SPORTS_OF_SETS.has(sportId));
}

function tableOf(market: MarketType, sportId: number, count: number | undefined): PositionTable | undefined {
  if (market.table === "margin" && POINT_SPORTS.has(sportId)) return "marginPoints";
  if (!isSetScore(market.id, sportId)) return market.table;
  return count === undefined ? "bestOf3" : BEST_OF[count];
}

/**
 * The meanings of a market's positions 1..count, the whole table without a count; best-of is read from the count, and a
 * position without a name is `pos:n` (domain D1, contract "Match page").
 */
export function positionsOf(marketId: number, sportId: number, count?: number): readonly PositionKey[] {
  const market = BY_ID.get(marketId);
  const name = market && tableOf(market, sportId, count);
  const table: readonly PositionKey[] = name ? POSITION_TABLES[name] : [];
  if (count === undefined || count === table.length) return table;
  return Array.from({ length: Math.max(0, count) }, (_, index) => table[index] ?? (`pos:${index + 1}` as const));
}

/**
 * The meaning of one position of a market; `betPos` counts from 1, `count` is how many the market has. Without a count a
 * score in sets or maps is `pos:n`: it could be any of four (domain D1).
 */
export const positionOf = (
  marketId: number,
  sportId: number,
  betPos: number,
  count = isSetScore(marketId, sportId) ? 0 : undefined,
): PositionKey => positionsOf(marketId, sportId, count)[betPos - 1] ?? `pos:${betPos}`;
