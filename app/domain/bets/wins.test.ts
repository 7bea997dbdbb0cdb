import { describe, expect, test } from "vitest";
import { type BetRecord } from "./bet.ts";
import { isWin, newWins, winSums, withTold } from "./wins.ts";

const bet = (over: Partial<BetRecord> = {}): BetRecord => ({
  id: "1",
  placedAt: "2026-11-21T09:00:00Z",
  settledAt: "2026-11-21T11:00:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 500,
  payment: 500,
  status: "settled",
  result: "win",
  winLose: 475,
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [],
  ...over,
});

describe("CRD-01: a win", () => {
  test.each<[string, boolean, Partial<BetRecord>]>([
    ["won", true, {}],
    ["half won", true, { result: "halfWin", winLose: 237.5 }],
    ["of one cent", true, { winLose: 0.01 }],
    ["lost", false, { result: "lose", winLose: -500 }],
    ["half lost, though half of the stake came back", false, { result: "halfLose", winLose: -250 }],
    ["drawn", false, { result: "draw", winLose: 0 }],
    ["lost, with a bonus that is more than the stake", false, { result: "lose", winLose: -500, bonus: 600 }],
    ["a parlay that pays less than was deducted", false, { kind: "parlay", winLose: -120 }],
    ["won, but its part was sold at a greater loss", false, { winLose: 47.5, sold: 450, back: 400 }],
    ["won, and its part was sold at a smaller loss", true, { winLose: 237.5, sold: 250, back: 200 }],
    ["sold whole, with a gain", false, { winLose: 0, sold: 500, back: 700 }],
    ["without a result, and it brought something", true, { result: 9 }],
    ["without a result, and it brought nothing", false, { result: 9, winLose: 0 }],
    ["won, but nobody says how much", false, { winLose: undefined as never }],
    ["cancelled", false, { status: "cancelled" }],
    ["refused", false, { status: "refused" }],
    ["still open", false, { status: "accepted" }],
  ])("%s: %s", (_, expected, over) => expect(isWin(bet(over))).toBe(expected));
});

test("CRD-02: each is shown once, and those that were shown are left out", () => {
  const bets = [bet(), bet({ id: "2" }), bet({ id: "2" }), bet({ id: "3", result: "lose", winLose: -500 })];
  expect(newWins(bets, {}).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(newWins(bets, { "1": 5 }).map(({ id }) => id)).toEqual(["2"]);
  expect(newWins(bets, { "1": 5, "2": 5 })).toEqual([]);
});

test("CRD-02: what was shown is remembered for seven days", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const edge = Date.parse("2026-11-14T12:00:00Z");
  expect(withTold({ "8": edge, "9": edge + 1 }, [bet()], now)).toEqual({ "9": edge + 1, "1": now });
});

test("what wins brought together, to the cent", () => {
  const wins = [
    bet({ payment: 0.1, winLose: 0.1 }),
    bet({ id: "2", payment: 0.2, winLose: 0.2 }),
    bet({ id: "3", payment: 100, winLose: 45, sold: 50, back: 48.5, bonus: 1.5 }),
  ];
  expect(winSums([bet()])).toEqual({ net: 475, staked: 500, returned: 975 });
  expect(winSums(wins)).toEqual({ net: 45.3, staked: 100.3, returned: 145.6 });
});
