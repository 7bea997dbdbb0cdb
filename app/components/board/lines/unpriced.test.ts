import { expect, test } from "vitest";
import { type Match } from "#app/domain/boards/match.ts";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { viewsOf } from "#app/components/board/views.ts";
import { createUnpriced } from "./unpriced.ts";

const VIEWS = viewsOf(1);

const viewNamed = (id: string) => {
  const view = VIEWS.find((one) => one.id === id);
  if (!view) throw new Error(`no view ${id}`);
  return view;
};

const priced = line({ odds: [2, 3, 4] });

const sections: readonly LeagueSection[] = [
  {
    key: "l",
    leagueId: 7,
    leagueName: "League",
    sportId: 1,
    live: true,
    matches: [1, 2, 3, 4].map((id) => ({ id, extensions: id < 3 ? [100 + id] : [] })),
  },
];

/** A feed that a test changes. */
function feedOf(...matches: readonly Match[]) {
  const held = new Map(matches.map((one) => [one.id, one]));
  return { get: (id: number) => held.get(id), put: (one: Match) => void held.set(one.id, one) };
}

test("a match has no price in a view if its markets, or those of its corners, have none", () => {
  const feed = feedOf(
    match({ id: 1, markets: { 5: [priced], 1: [priced] } }),
    match({ id: 2, markets: { 5: [line({ odds: [0, 0, 0] })] } }),
    // suspended: its place has a lock, and no dash
    match({ id: 3, markets: { 5: [line({ status: 0, odds: [2, 3, 4] })] } }),
    match({ id: 4, state: "postponed", markets: { 5: [priced] } }),
    match({ id: 101, mainId: 1, kind: 1, markets: { 1: [priced] } }),
    match({ id: 102, mainId: 2, kind: 2, markets: { 1: [priced] } }),
  );
  expect(createUnpriced(feed.get, viewNamed("m5"), sections)()).toBe("2 4");
  expect(createUnpriced(feed.get, viewNamed("corners"), sections)()).toBe("2 3 4");
  expect(createUnpriced(feed.get, viewNamed("half"), sections)()).toBe("1 2 3 4");
  expect(createUnpriced(feed.get, viewNamed("main"), sections)()).toBe("");
});

test("what had a price since the view was opened keeps its place, and what gets one comes out", () => {
  const markets = { 5: [priced] };
  const feed = feedOf(match({ id: 1, markets }), match({ id: 2 }), match({ id: 3, state: "ended" }), match({ id: 4 }));
  const unpriced = createUnpriced(feed.get, viewNamed("m5"), sections);
  expect(unpriced()).toBe("2 4");
  feed.put(match({ id: 1, markets: {} }));
  feed.put(match({ id: 4, markets }));
  expect(unpriced()).toBe("2");
});
