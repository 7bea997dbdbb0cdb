import { expect, test } from "vitest";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { type JournalEntry } from "./attempt.ts";
import { type Explained, isLegOf, isSameBet, matchAttempt } from "./attemptMatch.ts";
import { type Quote } from "./quote.ts";

const TAP = Date.parse("2026-11-21T15:00:00Z");

const quote = (matchId: number): Quote => ({
  sportId: 1,
  matchId,
  marketId: 1,
  couId: matchId * 10,
  betPos: 2,
  stage: "today",
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
  stage: "today",
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
  status: "waiting",
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
  listRead: true,
  ...changes,
});

const NOTHING: Explained = { answered: [], others: new Set(), owed: 0, missing: 0 };

const match = (
  records: readonly BetRecord[],
  explained: Partial<Explained> = {},
  changes: Partial<JournalEntry> = {},
) => matchAttempt(entry(changes), records, { ...NOTHING, ...explained });

const none = { found: "none" };

test("a bet with our ref is ours, whatever else it says", () => {
  const odd = record("b1", { clientRef: "ref-1", stake: 7, placedAt: "2020-01-01T00:00:00Z" });
  expect(match([record("b2"), odd])).toEqual({ found: "one", betId: "b1" });
});

test("two bets with our ref are a double booking, one bet listed twice is not", () => {
  const ours = (id: string) => record(id, { clientRef: "ref-1" });
  expect(match([ours("b1"), ours("b2")])).toEqual({ found: "duplicate", betIds: ["b1", "b2"] });
  expect(match([ours("b1"), ours("b1")])).toEqual({ found: "one", betId: "b1" });
});

test("without refs the one new bet on the same selection with the same stake counts as ours, whatever its time", () => {
  for (const placedAt of ["2026-11-20T13:00:00Z", "2026-11-21T15:00:01Z", "2026-11-22T17:00:00Z", ""]) {
    const bet = record("1234567890123456789", { placedAt });
    expect(match([record("old"), bet, bet])).toEqual({ found: "alike", bets: [bet], alone: true });
  }
});

test("a selection is known by match, id and position, whatever market the record files it under (spec §3)", () => {
  const bet = record("b1", { legs: [leg(5, { marketId: 16 })] });
  expect(match([bet])).toEqual({ found: "alike", bets: [bet], alone: true });
  expect(isSameBet(entry(), entry({ quotes: [{ ...quote(5), marketId: 16 }] }))).toBe(true);
});

test("of several the member is asked", () => {
  const two = [record("b1"), record("b2")];
  expect(match(two)).toEqual({ found: "alike", bets: two, alone: false });
});

test("where the list was not read before the tap, or the server keeps refs, one bet is asked about as well", () => {
  const alike = { found: "alike", bets: [record("b1")], alone: false };
  expect(match([record("b1")], {}, { listRead: false })).toEqual(alike);
  expect(match([record("b1"), record("b2", { clientRef: "r", stake: 1 })])).toEqual(alike);
});

test.each<[string, Partial<BetRecord>]>([
  ["another ref", { clientRef: "ref-2" }],
  ["another stake", { stake: 101 }],
  ["another kind", { kind: "outright" }],
  ["another match", { legs: [leg(6)] }],
  ["another position", { legs: [leg(5, { betPos: 1 })] }],
  ["another line", { legs: [leg(5, { couId: 51 })] }],
  ["a leg more", { legs: [leg(5), leg(6)] }],
])("a bet with %s is not ours", (_, changes) => {
  expect(match([record("b1", changes)])).toEqual(none);
});

test("a bet of another attempt, or one that the member refused, is not ours", () => {
  expect(match([record("b1")], { others: new Set(["b1"]) })).toEqual(none);
  expect(match([record("b1"), record("b2")], { others: new Set(["b1"]) })).toMatchObject({ bets: [{ id: "b2" }] });
});

test("what another taken attempt is owed is not ours; one more is asked about", () => {
  expect(match([record("b1")], { owed: 1 })).toEqual(none);
  expect(match([record("b1"), record("b2")], { owed: 1 })).toMatchObject({ found: "alike", alone: false });
});

test("the id that the answer named is ours, and no other bet is taken for it", () => {
  expect(match([record("b1", { stake: 99 })], { answered: ["b1"] })).toEqual({ found: "one", betId: "b1" });
  expect(match([record("b2")], { answered: ["b1"] })).toEqual(none);
});

test("a bet too many beside our own is said, unless it may be a late one or the server keeps refs", () => {
  const two = [record("b1"), record("b2")];
  const answered = ["b1"];
  expect(match(two, { answered })).toEqual({ found: "oneOfSeveral", betId: "b1", alike: ["b2"] });
  expect(match(two, { answered, missing: 1 })).toEqual({ found: "one", betId: "b1" });
  expect(match([record("b1", { clientRef: "ref-1" }), record("b2")])).toEqual({ found: "one", betId: "b1" });
});

test("a changed price or line of the same selection is still ours", () => {
  const moved = record("b1", { odds: 2.05, legs: [leg(5, { odds: 2.05, hdp: "0.75" })] });
  expect(match([moved])).toMatchObject({ found: "alike", alone: true });
});

test("a parlay is found by its legs in any order, its unit stake and its number of bets", () => {
  const parlay: Partial<JournalEntry> = {
    kind: "parlay",
    quotes: [quote(5), quote(6), quote(7)],
    stake: 10,
    combCount: 4,
  };
  const listed = record("p1", { kind: "parlay", stake: 10, combCount: 4, legs: [leg(7), leg(5), leg(6)] });
  expect(match([listed], {}, parlay)).toMatchObject({ found: "alike", alone: true });
  expect(match([{ ...listed, combCount: 1 }], {}, parlay)).toEqual(none);
  expect(match([{ ...listed, legs: [leg(7), leg(5)] }], {}, parlay)).toEqual(none);
});

test("an outright is found by its runner", () => {
  const listed = record("o1", { kind: "outright", legs: [leg(0, { couId: 50, marketId: 100 })] });
  expect(match([listed], {}, { kind: "outright" })).toMatchObject({ found: "alike", alone: true });
});

test("two attempts are for the same bet when kind, selections, stake and number are the same", () => {
  expect(isSameBet(entry(), entry({ ref: "ref-2", at: 0, payment: 7 }))).toBe(true);
  for (const changes of [{ kind: "outright" }, { stake: 1 }, { combCount: 2 }, { quotes: [quote(6)] }] as const)
    expect(isSameBet(entry(), entry(changes))).toBe(false);
});

test("a leg is that of a quote by its selection, of an outright by its runner alone", () => {
  expect([5, 6].map((matchId) => isLegOf("single", quote(5))(leg(matchId)))).toEqual([true, false]);
  expect(isLegOf("single", quote(5))(leg(5, { betPos: 1 }))).toBe(false);
  expect([50, 60].map((couId) => isLegOf("outright", quote(5))(leg(9, { couId })))).toEqual([true, false]);
});

test("runners whose numbers read the same side by side are different bets", () => {
  const runners = (...couIds: number[]) =>
    entry({ kind: "outright", quotes: couIds.map((couId) => ({ ...quote(5), couId })) });
  expect(isSameBet(runners(1, 23), runners(23, 1))).toBe(true);
  expect(isSameBet(runners(1, 23), runners(12, 3))).toBe(false);
});
