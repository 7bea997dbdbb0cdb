import { expect, test } from "vitest";
import { type BetLeg, type BetRecord } from "./bet.ts";
import { type JournalEntry } from "./attempt.ts";
import { matchAttempt } from "./attemptMatch.ts";
import { type Quote } from "./quote.ts";

const TAP = Date.parse("2026-11-21T15:00:00Z");

const quote = (matchId: number): Quote => ({
  sportId: 1,
  matchId,
  marketId: 1,
  couId: matchId * 10,
  betPos: 2,
  stage: 2,
  hdp: "0.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 3,
  ticketId: "t",
  bonus: false,
  at: TAP - 500,
});

const leg = (matchId: number, changes: Partial<BetLeg> = {}): BetLeg => ({
  sportId: 1,
  matchId,
  marketId: 1,
  couId: matchId * 10,
  betPos: 2,
  leagueName: "L",
  home: "H",
  away: "A",
  startsAt: "2026-11-21T18:00:00Z",
  hdp: "0.5",
  odds: 1.9,
  stage: 2,
  ...changes,
});

const record = (id: string, changes: Partial<BetRecord> = {}): BetRecord => ({
  id,
  placedAt: "2026-11-21T15:00:01Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.9,
  stake: 100,
  payment: 100,
  status: 0,
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [leg(5)],
  ...changes,
});

const entry = (changes: Partial<JournalEntry> = {}): JournalEntry => ({
  ref: "ref-1",
  account: "a",
  kind: "single",
  quotes: [quote(5)],
  stake: 100,
  payment: 100,
  combCount: 1,
  at: TAP,
  knownIds: ["old"],
  ...changes,
});

test("a bet with our ref is ours, whatever else it says", () => {
  const odd = record("b1", { clientRef: "ref-1", stake: 7, placedAt: "2020-01-01T00:00:00Z" });
  expect(matchAttempt(entry(), [record("b2"), odd])).toEqual({ found: "one", betId: "b1" });
});

test("two bets with our ref are a double booking, one bet listed twice is not", () => {
  const ours = (id: string) => record(id, { clientRef: "ref-1" });
  expect(matchAttempt(entry(), [ours("b1"), ours("b2")])).toEqual({ found: "duplicate", betIds: ["b1", "b2"] });
  expect(matchAttempt(entry(), [ours("b1"), ours("b1")])).toEqual({ found: "one", betId: "b1" });
});

test("without refs a bet is found by selection, stake and time among the new ones", () => {
  expect(matchAttempt(entry(), [record("old"), record("1234567890123456789")])).toEqual({
    found: "one",
    betId: "1234567890123456789",
  });
  expect(matchAttempt(entry(), [record("b1"), record("b2")])).toEqual({ found: "duplicate", betIds: ["b1", "b2"] });
});

test.each<[string, Partial<BetRecord>]>([
  ["another ref", { clientRef: "ref-2" }],
  ["another stake", { stake: 101 }],
  ["another kind", { kind: "outright" }],
  ["another match", { legs: [leg(6)] }],
  ["another position", { legs: [leg(5, { betPos: 1 })] }],
  ["another line", { legs: [leg(5, { couId: 51 })] }],
  ["another market", { legs: [leg(5, { marketId: 3 })] }],
  ["a leg more", { legs: [leg(5), leg(6)] }],
  ["a time long before the tap", { placedAt: "2026-11-21T14:58:59Z" }],
  ["a time long after the tap", { placedAt: "2026-11-21T15:05:01Z" }],
  ["no readable time", { placedAt: "" }],
])("a bet with %s is not ours", (_, changes) => {
  expect(matchAttempt(entry(), [record("b1", changes)])).toEqual({ found: "none" });
});

test("a changed price or line of the same selection is still ours", () => {
  const moved = record("b1", { odds: 2.05, legs: [leg(5, { odds: 2.05, hdp: "0.75" })] });
  expect(matchAttempt(entry(), [moved])).toEqual({ found: "one", betId: "b1" });
});

test("a parlay is found by its legs in any order, its unit stake and its number of bets", () => {
  const parlay = entry({ kind: "parlay", quotes: [quote(5), quote(6), quote(7)], stake: 10, combCount: 4 });
  const listed = record("p1", { kind: "parlay", stake: 10, combCount: 4, legs: [leg(7), leg(5), leg(6)] });
  expect(matchAttempt(parlay, [listed])).toEqual({ found: "one", betId: "p1" });
  expect(matchAttempt(parlay, [{ ...listed, combCount: 1 }])).toEqual({ found: "none" });
  expect(matchAttempt(parlay, [{ ...listed, legs: [leg(7), leg(5)] }])).toEqual({ found: "none" });
});

test("an outright is found by its runner", () => {
  const outright = entry({ kind: "outright", quotes: [quote(5)] });
  const listed = record("o1", { kind: "outright", legs: [leg(0, { couId: 50, marketId: 100 })] });
  expect(matchAttempt(outright, [listed])).toEqual({ found: "one", betId: "o1" });
});
