import { type BetRecord } from "#app/domain/bets/bet.ts";
import { OUTRIGHT, priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf } from "#app/domain/odds/odds.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { weekdayOf } from "#app/domain/time/days.ts";

/** What the bets are grouped by (FIG-06). */
export type Dimension = "sport" | "league" | "group" | "odds" | "stage" | "kind" | "weekday";

/** All of them, in the order of the page. */
export const DIMENSIONS: readonly Dimension[] = ["sport", "league", "group", "odds", "stage", "kind", "weekday"];

/** The key for bets with several sports or leagues. */
const SEVERAL = { sport: 0, league: "" } as const;

/** A kind of bet (FIG-06). */
export const KINDS = ["single", "parlay", "system", "outright"] as const;

/** A kind of bet (FIG-06). */
export type FigureKind = (typeof KINDS)[number];

/** A single, a parlay of one combination, several combinations, or an outright. */
function kindOf({ kind, combCount = 1 }: BetRecord): FigureKind {
  return kind === "parlay" && combCount > 1 ? "system" : kind;
}

/** The decimal price of a bet; undefined for a system, which has no single one, and for an invalid price (FIG-04). */
export function priceOf(bet: BetRecord): number | undefined {
  const marketId = bet.kind === "single" ? (bet.legs[0]?.marketId ?? OUTRIGHT) : OUTRIGHT;
  return kindOf(bet) === "system" ? undefined : decimalOf(bet.odds, priceStyle(marketId, bet.oddsStyle));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const MARKETS_OF = {
  handicap: [1, 2, 26, 39, 53, 80],
  overUnder: [3, 4, 27, 28, 30, 35, 36, ...range(40, 46), 54, 81],
  winner: [5, 6, 16, 25, 31, 37, 56, ...range(59, 65), 83],
  score: [9, 10, 19, 57, 58],
  goals: [...range(11, 14), 17, 18, ...range(20, 24), 32, 33, 66, 67],
  halfFull: [15, 34],
  oddEven: [7, 8, ...range(47, 52), 55, 82],
  digits: range(68, 79),
  corners: [29, 38],
} as const;

/** A group of markets, or the kind of a bet that spans several (FIG-06). */
export type MarketGroup = keyof typeof MARKETS_OF | "outright" | "parlay" | "system" | "other";

const GROUPS: ReadonlyMap<number, MarketGroup> = new Map(
  (Object.keys(MARKETS_OF) as (keyof typeof MARKETS_OF)[]).flatMap((group) =>
    MARKETS_OF[group].map((market): [number, MarketGroup] => [market, group]),
  ),
);

function groupOf(bet: BetRecord): MarketGroup {
  const kind = kindOf(bet);
  return kind === "single" ? (GROUPS.get(bet.legs[0]?.marketId ?? 0) ?? "other") : kind;
}

const BANDS: readonly (readonly [from: number, key: string])[] = [
  [0, "<1.50"],
  [1.5, "1.50-1.79"],
  [1.8, "1.80-1.99"],
  [2, "2.00-2.49"],
  [2.5, "2.50-3.99"],
  [4, "4.00-9.99"],
  [10, "10.00+"],
];

/** The bands of odds from low to high, then bets without a single price (FIG-06). */
const BAND_KEYS: readonly string[] = [...BANDS.map(([, key]) => key), "system", "none"];

/** The band of a bet by its exact decimal price: a boundary belongs to the band above it. */
function bandOf(bet: BetRecord): string {
  if (kindOf(bet) === "system") return "system";
  const price = priceOf(bet);
  return price === undefined ? "none" : (BANDS.findLast(([from]) => price >= from)?.[1] ?? "none");
}

/** The value that all legs share, else the key for several. */
function shared<Value>(values: readonly Value[], several: Value): Value {
  const [first, ...rest] = new Set(values);
  return first === undefined || rest.length > 0 ? several : first;
}

/** Which row of a breakdown a bet belongs to (FIG-06). */
export function rowOf(dimension: Dimension, bet: BetRecord): string | number {
  switch (dimension) {
    case "sport":
      return shared<number>(
        bet.legs.map(({ sportId }) => sportId),
        SEVERAL.sport,
      );
    case "league":
      return shared<string>(
        bet.legs.map(({ leagueName }) => leagueName),
        SEVERAL.league,
      );
    case "group":
      return groupOf(bet);
    case "odds":
      return bandOf(bet);
    case "stage":
      return bet.legs.some(({ stage }) => stage === "live") ? "live" : "before";
    case "kind":
      return kindOf(bet);
    case "weekday":
      return weekdayOf(reportDay(Date.parse(bet.placedAt)));
  }
}

/** The fixed order of a breakdown's rows; undefined if they are sorted by turnover, then by key (FIG-06). */
export const OWN_ORDER: Readonly<Partial<Record<Dimension, readonly (string | number)[]>>> = {
  odds: BAND_KEYS,
  stage: ["live", "before"],
  kind: KINDS,
  weekday: [1, 2, 3, 4, 5, 6, 7],
};
