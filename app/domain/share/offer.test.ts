import { expect, test } from "vitest";
import { type Line, type Match } from "#app/domain/boards/match.ts";
import { offerOf, offerOfRunner, runnerOf } from "./offer.ts";

const line = (change: Partial<Line> = {}): Line => ({
  couId: 1204,
  hdp: "2.5",
  outLevel: 0,
  status: 3,
  bonus: false,
  gameId: 1,
  odds: [1.95, 1.9],
  ...change,
});

const match = (lines: readonly Line[], change: Partial<Match> = {}): Match => ({
  id: 502,
  sportId: 1,
  mainId: 502,
  kind: 0,
  leagueId: 1,
  leagueName: "League",
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-21T20:00:00Z",
  neutral: false,
  sort: 1,
  stage: "today",
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 1,
  virtual: false,
  markets: { 3: lines },
  state: "notStarted",
  minParlay: 2,
  ...change,
});

const PICK = { matchId: 502, marketId: 3, couId: 1204, betPos: 1, price: 1_950, hdp: "2.5" };

test.each([
  ["same", 1.95],
  ["same", 1.955],
  ["same", 1.945],
  ["better", 1.956],
  ["worse", 1.944],
])("on the same line the price is %s at %d", (move, odds) => {
  expect(offerOf(PICK, match([line({ odds: [odds, 1.9] })]), 2)).toMatchObject({ state: "open", move, odds });
});

test("LNK-07: a price is compared as decimal, whatever the style of the receiver", () => {
  const malay = match([line({ odds: [-0.8, 0.7] })]);
  expect(offerOf(PICK, malay, 1)).toMatchObject({ state: "open", move: "better", odds: -0.8, decimal: 2.25 });
  expect(offerOf({ ...PICK, price: 2_250 }, malay, 1)).toMatchObject({ move: "same" });
});

test("LNK-07: a line that moved is named, whatever its price: under the same id, or the first that is open where the id is gone", () => {
  expect(offerOf(PICK, match([line({ hdp: "2.75" })]), 2)).toMatchObject({ move: "line", line: { hdp: "2.75" } });
  const others = [line({ couId: 7, hdp: "3.5", status: 0 }), line({ couId: 8, hdp: "2.75" })];
  expect(offerOf(PICK, match(others), 2)).toMatchObject({ move: "line", line: { couId: 8 } });
  // the same number under another id has not moved
  expect(offerOf(PICK, match([...others, line({ couId: 9, hdp: "2.50" })]), 2)).toMatchObject({
    move: "same",
    line: { couId: 9 },
  });
});

test.each([
  ["updating", match([line({ status: 4 })])],
  ["updating", match([line({ status: 131 })])],
  ["closed", match([line({ status: 0 })])],
  ["closed", match([line({ odds: [0, 1.9] })])],
  ["closed", match([])],
  ["closed", match([line()], { state: "pending" })],
  ["over", match([line()], { state: "ended" })],
  ["over", match([line()], { state: "abandoned" })],
  ["over", match([line()], { state: "postponed" })],
  ["over", undefined],
] as const)("%s takes no tap", (state, now) => {
  expect(offerOf(PICK, now, 2)).toEqual({ state });
});

test("a market or a position that no table knows is unknown, and closes nothing else", () => {
  expect(offerOf({ ...PICK, marketId: 999 }, match([line()]), 2)).toEqual({ state: "unknown" });
  expect(offerOf({ ...PICK, betPos: 9 }, match([line()]), 2)).toEqual({ state: "unknown" });
});

test("LNK-07: a score in sets whose market is gone is closed, for it stands in one of the tables", () => {
  const gone = match([], { sportId: 12 });
  expect(offerOf({ ...PICK, marketId: 9, betPos: 5, hdp: "" }, gone, 2)).toEqual({ state: "closed" });
  expect(offerOf({ ...PICK, marketId: 9, betPos: 8, hdp: "" }, gone, 2)).toEqual({ state: "closed" });
  expect(offerOf({ ...PICK, marketId: 9, betPos: 9, hdp: "" }, gone, 2)).toEqual({ state: "unknown" });
  const six = [line({ hdp: "", odds: [3, 4, 5, 6, 5, 4] })];
  const now = match([], { sportId: 12, markets: { 9: six } });
  expect(offerOf({ ...PICK, marketId: 9, betPos: 5, hdp: "" }, now, 2)).toMatchObject({ state: "open", odds: 5 });
  expect(offerOf({ ...PICK, marketId: 9, betPos: 7, hdp: "" }, now, 2)).toEqual({ state: "unknown" });
});

test("a runner is found by both its ids, and compared as decimal", () => {
  const runner = { orId: 9_007, couId: 31, name: "Arsenal", odds: 9, status: 0 };
  const outright = { leagueId: 1, leagueName: "League", sportId: 1, title: "Winner", closesAt: "", runners: [runner] };
  const pick = { orId: 9_007, couId: 31, price: 8_500 };
  const found = runnerOf(pick, [outright]);
  expect(offerOfRunner(pick, found)).toEqual({ state: "open", move: "better", line: undefined, odds: 9, decimal: 9 });
  expect(runnerOf({ orId: 9_007, couId: 32 }, [outright])).toBeUndefined();
  expect(offerOfRunner(pick, undefined)).toEqual({ state: "over" });
  expect(offerOfRunner(pick, { outright, runner: { ...runner, odds: 0 } })).toEqual({ state: "closed" });
  expect(offerOfRunner(pick, { outright, runner: { ...runner, status: 4 } })).toEqual({ state: "updating" });
});
