import { describe, expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { positionsOf } from "#app/domain/odds/markets.ts";
import { type Line, type Match } from "./match.ts";
import { layoutOf, pageMarkets, pinnedFirst } from "./matchPage.ts";

const line = (couId: number, odds: readonly number[]): Line => ({
  couId,
  hdp: "",
  outLevel: 0,
  status: 3,
  bonus: false,
  gameId: 1,
  odds,
});

const match = (id: number, markets: Match["markets"], more: Partial<Match> = {}): Match => ({
  id,
  sportId: 1,
  mainId: id,
  kind: 0,
  leagueId: 101,
  leagueName: "League",
  home: "Home",
  away: "Away",
  startsAt: "2026-11-21T10:00:00Z",
  neutral: false,
  sort: 0,
  stage: "live",
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 0,
  virtual: false,
  markets,
  state: "running",
  minParlay: 2,
  ...more,
});

const MATCH = match(501, {
  2: [line(20, [1.9, 1.9])],
  1: [line(10, [1.9, 1.9])],
  5: [line(50, [2, 3, 4])],
  24: [line(240, [1.8, 2])],
  29: [line(290, [2, 3, 4, 5, 6])],
  53: [line(530, [0, 0])],
  777: [line(7770, [1.5, 2.5])],
});

const CORNERS = match(1501, { 1: [line(10, [1.8, 2])] }, { mainId: 501, kind: 1 });

const idsIn = (tab: Parameters<typeof pageMarkets>[2]) =>
  pageMarkets(MATCH, [CORNERS], tab).map(({ match: { id }, marketId }) => `${id}:${marketId}`);

describe("the tabs of a match page", () => {
  test("Main has the list set in its order", () => expect(idsIn("main")).toEqual(["501:1", "501:5", "501:2"]));
  test("Full and First half go by period", () => {
    expect(idsIn("full")).toEqual(["501:1", "501:5", "501:24"]);
    expect(idsIn("firstHalf")).toEqual(["501:2"]);
  });
  test("Other keeps a market that no table names, and leaves out one without a price", () =>
    expect(idsIn("other")).toEqual(["501:777"]));
  test("Corners & specials brings the extension matches", () =>
    expect(idsIn("cornerSpecial")).toEqual(["501:29", "1501:1"]));
  test("an ended match has none of its extensions' markets any more, and a halted one has them closed", () => {
    const bare = { ...MATCH, markets: {} };
    expect(pageMarkets({ ...bare, state: "ended" }, [CORNERS], "cornerSpecial")).toEqual([]);
    const [corners] = pageMarkets({ ...bare, state: "postponed" }, [CORNERS], "cornerSpecial");
    expect(corners?.match).toEqual({ ...CORNERS, state: "postponed" });
  });
  test("a pinned market stands first", () =>
    expect(pinnedFirst(pageMarkets(MATCH, [], "full"), [24, 5]).map(({ marketId }) => marketId)).toEqual([24, 5, 1]));
});

describe("a market is set", () => {
  test("as three columns of scores with any other score below", () => {
    expect(layoutOf(10, 1, 17)).toEqual({
      kind: "outcomes",
      columns: [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10],
        [11, 12, 13, 14, 15, 16],
      ],
      rest: [17],
    });
  });
  test("as two columns where there is no draw", () =>
    expect(layoutOf(9, 7, 4)).toEqual({
      kind: "outcomes",
      columns: [
        [1, 2],
        [3, 4],
      ],
      rest: [],
    }));
  test("as a grid of ten last digits", () => expect(layoutOf(68, 2, 10)).toEqual({ kind: "grid", columns: 5 }));
  test("by number when no table names it", () => expect(layoutOf(777, 1, 2)).toEqual({ kind: "names", columns: 2 }));
  test("with every position of all 84 markets in exactly one cell", () => {
    for (const { id, sports } of MARKET_TABLE) {
      const sportId = sports[0] ?? 1;
      const count = positionsOf(id, sportId).length;
      const layout = layoutOf(id, sportId, count);
      if (layout.kind !== "outcomes") continue;
      const cells = [...layout.columns.flat(), ...layout.rest].toSorted((a, b) => a - b);
      expect(cells).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    }
  });
});
