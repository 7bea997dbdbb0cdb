import { describe, expect, test } from "vitest";
import { SPORT_IDS } from "#app/domain/odds/sports.ts";
import { openingView, viewBeside, viewOf, viewsFor, viewsOf } from "./views.ts";

const section = (extensions: readonly number[]) => ({
  key: "live:1:1",
  leagueId: 1,
  leagueName: "League",
  sportId: 1,
  live: true,
  matches: [{ id: 1, extensions }],
});

describe("the market views of a list", () => {
  test("every sport starts with one called main", () => {
    for (const sportId of SPORT_IDS) expect(viewsOf(sportId)[0]?.id, `sport ${sportId}`).toBe("main");
  });

  test.each([
    { sportId: 1, ids: ["main", "m5", "half", "corners"] },
    { sportId: 2, ids: ["main", "m16", "half"] },
    { sportId: 5, ids: ["main", "m16", "m5"] },
    { sportId: 21, ids: ["main", "m5"] },
  ])("sport $sportId has $ids", ({ sportId, ids }) => {
    expect(viewsOf(sportId).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    { sportId: 1, ids: ["main", "half", "corners"], first: [1, 3, 5] },
    { sportId: 2, ids: ["main", "m16", "half"], first: [1, 3] },
  ])(
    "with room for three markets 1X2 of sport $sportId stands in the first view: $first",
    ({ sportId, ids, first }) => {
      const views = viewsOf(sportId, true);
      expect(views.map(({ id }) => id)).toEqual(ids);
      expect(views[0]?.rows).toEqual({ look: "pairs", markets: first });
    },
  );

  test("corners are offered only where a match brings extensions", () => {
    expect(viewsFor(1, [section([])]).map(({ id }) => id)).not.toContain("corners");
    expect(viewsFor(1, [section([7])]).map(({ id }) => id)).toContain("corners");
  });

  test("a list opens on the first view with a price", () => {
    const views = viewsOf(2);
    const line = (...odds: number[]) => [{ couId: 1, hdp: "", outLevel: 0, status: 0, bonus: false, gameId: 0, odds }];
    expect(openingView(views, [{ markets: { 1: line(1.9, 1.9), 16: line(1.5, 2.5) } }])?.id).toBe("main");
    expect(openingView(views, [{ markets: { 16: line(1.5, 2.5) } }])?.id).toBe("m16");
    expect(openingView(views, [{ markets: { 1: line(0, 0), 16: line(1.5, 2.5) } }])?.id).toBe("m16");
    // one match with a handicap is enough: the others may have theirs soon
    expect(openingView(views, [{ markets: { 16: line(1.5, 2.5) } }, { markets: { 3: line(1.8, 2) } }])?.id).toBe(
      "main",
    );
    expect(openingView(views, [{ markets: {} }])).toBeUndefined();
  });

  test("beside a view stand the next and the one before, and nothing past either end", () => {
    const views = viewsOf(1);
    const [first, second] = views;
    const last = views.at(-1);
    if (!first || !second || !last) throw new Error("soccer has views");
    expect(viewBeside(views, first, 1)?.id).toBe("m5");
    expect(viewBeside(views, second, -1)?.id).toBe("main");
    expect(viewBeside(views, first, -1)).toBeUndefined();
    expect(viewBeside(views, last, 1)).toBeUndefined();
  });

  test("a view that the sport does not have gives its first", () => {
    expect(viewOf(viewsOf(2), "corners").id).toBe("main");
  });
});
