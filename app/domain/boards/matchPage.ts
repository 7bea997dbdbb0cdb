import { type MarketTab, type MarketType } from "#app/domain/odds/marketTable.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { isHalted, type Market, type Match } from "./match.ts";
import { type PositionKey } from "#app/domain/odds/positions.ts";

/** A tab of the match page's markets (spec §2, match page). */
export type PageTab = Exclude<MarketTab, "outright">;

/** The tabs in display order (spec §2). */
export const PAGE_TABS: readonly PageTab[] = ["main", "full", "firstHalf", "other", "cornerSpecial"];

/**
 * A market of the match page; `match` is the main match or the extension match to which its price belongs (domain D4).
 */
export interface PageMarket {
  readonly match: Match;
  readonly marketId: number;
  readonly lines: Market;
}

const offered = (lines: Market): boolean => lines.some(({ odds }) => odds.some((price) => price !== 0));

const marketsOf = (match: Match, wanted: (marketId: number) => boolean): PageMarket[] =>
  Object.entries(match.markets).flatMap(([key, lines]) => {
    const marketId = Number(key);
    return wanted(marketId) && offered(lines) ? [{ match, marketId, lines }] : [];
  });

/** The position of a market: the sport's list set first, then by id (domain D3). */
function place(sportId: number, marketId: number): number {
  const at = listMarkets(sportId).indexOf(marketId);
  return at === -1 ? 100 + marketId : at;
}

const inTab = (tab: PageTab, sportId: number) => (marketId: number) => {
  if (tab === "main") return listMarkets(sportId).includes(marketId);
  // an unknown market is not hidden: it is listed under Other with its number (NET-13)
  return marketOf(marketId)?.tabs.includes(tab) ?? tab === "other";
};

/** An extension as its match lets it be: they end together, though its own answer comes up to a minute later (spec §2). */
const heldBy =
  ({ state }: Match) =>
  (extension: Match): Match =>
    isHalted(state) ? { ...extension, state, ...(state === "ended" && { markets: {} }) } : extension;

/** The markets of a tab with any price, in order; corners and bookings come with their own match (domain D4). */
export function pageMarkets(match: Match, extensions: readonly Match[], tab: PageTab): readonly PageMarket[] {
  const own = marketsOf(match, inTab(tab, match.sportId));
  const others =
    tab === "cornerSpecial" ? extensions.map(heldBy(match)).flatMap((one) => marketsOf(one, () => true)) : [];
  return [
    ...own.toSorted((a, b) => place(match.sportId, a.marketId) - place(match.sportId, b.marketId)),
    ...others.toSorted(
      (a, b) =>
        a.match.kind - b.match.kind ||
        a.match.id - b.match.id ||
        place(match.sportId, a.marketId) - place(match.sportId, b.marketId),
    ),
  ];
}

/** Pinned markets first, in the order in which they were pinned; the rest unchanged. */
export function pinnedFirst(markets: readonly PageMarket[], pinned: readonly number[]): readonly PageMarket[] {
  const rank = ({ marketId }: PageMarket): number => {
    const at = pinned.indexOf(marketId);
    return at === -1 ? pinned.length : at;
  };
  return markets.toSorted((a, b) => rank(a) - rank(b));
}

/** How the cells of a market are laid out (design 4.15, domain D1). */
export type MarketLayout =
  /** One row per line, one column per position; with `sides` the first and the last column are home and away. */
  | { readonly kind: "rows"; readonly sides: boolean }
  /** Columns home, draw, away, and anything else over the full width. */
  | { readonly kind: "outcomes"; readonly columns: readonly (readonly number[])[]; readonly rest: readonly number[] }
  /** Cells with the label above the price. */
  | { readonly kind: "grid"; readonly columns: number }
  /** Cells with a name beside the price. */
  | { readonly kind: "names"; readonly columns: 1 | 2 };

const SCORE = /^(\d+)-(\d+)$/;

/** Which side a position means: 0 home, 1 draw, 2 away; undefined for any other. */
function outcomeOf(key: PositionKey): 0 | 1 | 2 | undefined {
  const score = SCORE.exec(key);
  if (score && Number(score[1]) > Number(score[2])) return 0;
  if (score) return score[1] === score[2] ? 1 : 2;
  if (key.startsWith("home:")) return 0;
  if (key.startsWith("away:")) return 2;
  return undefined;
}

function outcomes(keys: readonly PositionKey[]): MarketLayout {
  const columns: [number[], number[], number[]] = [[], [], []];
  const rest: number[] = [];
  for (const [at, key] of keys.entries()) {
    const side = outcomeOf(key);
    if (side === undefined) rest.push(at + 1);
    else columns[side].push(at + 1);
  }
  return { kind: "outcomes", columns: columns.filter((column) => column.length > 0), rest };
}

const SIDES: MarketLayout = { kind: "rows", sides: true };
const ROWS: MarketLayout = { kind: "rows", sides: false };
const NAMES: MarketLayout = { kind: "names", columns: 1 };
const NAME_PAIRS: MarketLayout = { kind: "names", columns: 2 };

/** The layout of each table of positions; "range" and "outcomes" depend on the number of positions. */
const LAYOUTS: Readonly<Record<MarketType["table"], MarketLayout | "outcomes" | "range">> = {
  sides: SIDES,
  overUnder: ROWS,
  oddEven: ROWS,
  yesNo: ROWS,
  threeWay: SIDES,
  threeWayTotal: ROWS,
  score4: "outcomes",
  score3: "outcomes",
  bestOf2: "outcomes",
  bestOf3: "outcomes",
  bestOf5: "outcomes",
  bestOf7: "outcomes",
  margin: "outcomes",
  marginPoints: "outcomes",
  digits: { kind: "grid", columns: 5 },
  totalGoals: "range",
  totalGoalsHalf: "range",
  teamGoals: "range",
  corners: "range",
  cornersHalf: "range",
  goalOrder: NAMES,
  nextGoal: NAMES,
  halves: NAMES,
  doubleChance: NAMES,
  halfFull: NAME_PAIRS,
  halfFullParity: NAME_PAIRS,
  runners: NAME_PAIRS,
};

/** The layout of a market with this many positions; an unknown market is a list of numbers (design 4.15, domain D1). */
export function layoutOf(marketId: number, sportId: number, count: number): MarketLayout {
  const market = marketOf(marketId);
  if (!market) return NAME_PAIRS;
  const layout = LAYOUTS[market.table];
  if (layout === "outcomes") return outcomes(positionsOf(marketId, sportId, count));
  return layout === "range" ? { kind: "grid", columns: Math.min(Math.max(count, 3), 5) } : layout;
}
