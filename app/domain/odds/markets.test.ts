import { describe, expect, test } from "vitest";
import { MARKET_TABLE, type MarketTab } from "./marketTable.ts";
import { listMarkets } from "./listMarkets.ts";
import { isSetScore, isTwoPosition, marketOf, positionOf, positionsOf, priceStyle } from "./markets.ts";
import { type PositionKey } from "./positions.ts";
import vectors from "#app/domain/vectors/markets.json" with { type: "json" };

const TAB: Record<string, MarketTab> = {
  Main: "main",
  Full: "full",
  "First half": "firstHalf",
  Other: "other",
  "Corner/Special": "cornerSpecial",
  Outright: "outright",
};

const WORD: Record<string, string> = {
  "Home or draw": "homeOrDraw",
  "Home or away": "homeOrAway",
  "Draw or away": "drawOrAway",
  "No goal": "noGoal",
  "First half": "firstHalf",
  "Second half": "secondHalf",
  "Draw with goals": "drawWithGoals",
};

/** The key for a label of the vector file. */
function keyOf(label: string, rule: string): string {
  const margin = /^(Home|Away) by (.+)$/.exec(label);
  if (margin) return `${margin[1]!.toLowerCase()}:${margin[2]}`;
  if (WORD[label]) return WORD[label];
  if (/^\d/.test(label) && rule === "MARKET-DIGIT") return `digit:${label}`;
  if (/^\d/.test(label) && rule !== "MARKET-SCORE") return `range:${label}`;
  return label.toLowerCase();
}

test.each(vectors.rows)("$id $market.name agrees", ({ rule, market }) => {
  const ours = marketOf(market.id)!;
  expect(ours.period).toBe(market.period);
  expect(ours.twoPosition).toBe(market.twoPosition);
  expect(ours.line ?? null).toBe(market.line);
  expect(ours.sports).toEqual(market.sports);
  expect(ours.tabs).toEqual(market.tabs.map((tab) => TAB[tab]));
  expect(positionsOf(market.id, market.sports[0]!)).toEqual(market.positions.map(({ label }) => keyOf(label, rule)));
  const variants = "variants" in market ? (market.variants as unknown as Record<string, PositionKey[]>) : {};
  for (const [name, scores] of Object.entries(variants)) {
    const sport = name.startsWith("sets") ? 7 : market.sports[0]!;
    expect(positionsOf(market.id, sport, scores.length)).toEqual(scores);
  }
});

test("the list sets are those of the vector file, and every other sport has that of e-sports", () => {
  const sets = vectors.defaultSets as Record<string, number[]>;
  for (let sport = 1; sport <= 27; sport++) expect(listMarkets(sport)).toEqual(sets[sport] ?? sets["26"]);
  expect(listMarkets(99)).toEqual([1, 3, 16, 7]);
});

test("there are 84 markets, 1 to 83 and 100", () => {
  expect(MARKET_TABLE.map(({ id }) => id)).toEqual([...Array.from({ length: 83 }, (_, index) => index + 1), 100]);
});

test("the two-position markets are the handicap, over/under and odd/even families", () => {
  const ids = MARKET_TABLE.filter(({ id }) => isTwoPosition(id)).map(({ id }) => id);
  expect(ids).toEqual([
    1, 2, 3, 4, 7, 8, 27, 28, 35, 36, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 80, 81, 82,
  ]);
});

test("money line is decimal in every style, handicap follows the style", () => {
  expect(priceStyle(16, 1)).toBe(2);
  expect(priceStyle(1, 5)).toBe(5);
  expect(priceStyle(12345, 1)).toBe(2);
});

describe("positions", () => {
  test("winning margins count points in basketball and American football", () => {
    expect(positionsOf(19, 2)).toHaveLength(12);
    expect(positionOf(19, 3, 1)).toBe("home:1-5");
    expect(positionOf(19, 3, 12)).toBe("away:26+");
    expect(positionOf(19, 1, 4)).toBe("drawWithGoals");
  });
  test("best-of is read from the number of positions", () => {
    expect(positionOf(58, 26, 2, 3)).toBe("1-1");
    expect(positionOf(9, 7, 5, 8)).toBe("3-4");
    expect(positionsOf(9, 17, 5)).toEqual(["pos:1", "pos:2", "pos:3", "pos:4", "pos:5"]);
  });
  test("a score in sets or maps has no name until the number of positions is known (domain D1)", () => {
    expect(positionOf(9, 12, 1, 6)).toBe("3-0");
    expect(positionOf(9, 12, 1)).toBe("pos:1");
    expect(positionOf(58, 26, 5)).toBe("pos:5");
    expect(positionOf(9, 1, 1)).toBe("1-0");
    const asked = [
      [9, 12],
      [9, 26],
      [58, 26],
      [9, 1],
      [10, 12],
      [16, 12],
      [84, 12],
    ] as const;
    expect(asked.map(([marketId, sportId]) => isSetScore(marketId, sportId))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test("fewer positions keep their names, more are shown by number", () => {
    expect(positionsOf(9, 1, 3)).toEqual(["1-0", "2-0", "2-1"]);
    expect(positionsOf(1, 1, 3)).toEqual(["home", "away", "pos:3"]);
    expect(positionsOf(5, 1, 0)).toEqual([]);
  });
  test("an unknown market names nothing and throws nothing", () => {
    expect(marketOf(999)).toBeUndefined();
    expect(positionsOf(999, 1, 2)).toEqual(["pos:1", "pos:2"]);
    expect(positionOf(Number.NaN, 1, 7)).toBe("pos:7");
    expect(isTwoPosition(-1)).toBe(false);
  });
});
