import { BADGE_CAP, badgeText } from "./badge.ts";
import { expect, test } from "vitest";
import { betNotices, betResultOf, isOpenBet, isVoid, legResultOf, resultOf, vanishedBets } from "./bet.ts";
import { type BetStatuses, betStatusOf, pendingCount, shouldPollStatus, unsettledCount } from "./status.ts";
import vectors from "#app/domain/vectors/bet-status.json" with { type: "json" };

interface ChangeRow {
  previous: Record<string, number>;
  current: Record<string, number>;
  notices: { id: string; text: string }[];
  pending: number;
  unsettled: number;
}

const changes = vectors.rows.filter((row) => "notices" in row) as unknown as (ChangeRow & { id: string })[];
const badges = vectors.rows.filter(({ rule }) => rule === "POLL-BADGE");
const runs = vectors.rows.filter(({ rule }) => rule === "POLL-RUN");
/** The wire's statuses, decoded. */
const read = (statuses: Record<string, number>): BetStatuses =>
  Object.fromEntries(Object.entries(statuses).map(([id, status]) => [id, betStatusOf(status)]));

const words: Record<string, string> = Object.fromEntries(
  Object.entries(vectors.status).map(([status, word]) => [betStatusOf(Number(status)), word]),
);

test("the vector rows are read whole", () => {
  expect(changes.length + badges.length + runs.length).toBe(vectors.rows.length);
});

test.each(changes)("$id tells of the right changes", (row) => {
  const { notices, pending, unsettled } = row;
  const [previous, current] = [read(row.previous), read(row.current)];
  const told = betNotices(previous, current).map(({ id, status }) => ({ id, text: `ID:${id} ${words[status]}` }));
  expect(told).toEqual(notices);
  expect(pendingCount(current)).toBe(pending);
  expect(unsettledCount(current)).toBe(unsettled);
});

test.each(badges)("$id counts $count out to the cap", (row) => {
  expect(badgeText(row.count!, BADGE_CAP.tab)).toBe(row.tabBadge);
  expect(badgeText(row.count!, BADGE_CAP.header)).toBe(row.headerBadge);
});

test.each(runs)("$id polls: $polls", (row) => {
  const state = { forced: row.forced!, pending: row.pending!, loggedOut: row.lastCode === 3 };
  expect(shouldPollStatus(state)).toBe(row.polls);
});

test("no count and a negative count show no badge", () => {
  expect([0, -3, Number.NaN].map((total) => badgeText(total, 99))).toEqual(["", "", ""]);
  expect(badgeText(1, 9)).toBe("1");
});

test("a bet that was sold whole is not counted, whatever its status", () => {
  const statuses = { a: "accepted", b: "waiting", c: "settled" } as const;
  expect(unsettledCount(statuses, [])).toBe(2);
  expect(unsettledCount(statuses, ["a"])).toBe(1);
});

test("ids of 19 digits stay text", () => {
  const id = "1234567890123456789";
  expect(betNotices({ [id]: "waiting" }, { [id]: "accepted" })).toEqual([{ id, status: "accepted" }]);
});

test("a status below 0 is never told: only a new status above 0 is (domain H4)", () => {
  const bets = (status: number) => ({ a: betStatusOf(status) });
  expect(betNotices(bets(1), bets(-1))).toEqual([]);
  expect(betNotices(bets(1), bets(0))).toEqual([]);
  expect(betNotices(bets(1), bets(9))).toEqual([{ id: "a", status: 9 }]);
});

test("an id that vanished is named once", () => {
  expect(vanishedBets({ a: "waiting", b: "accepted" }, { b: "accepted", c: "waiting" })).toEqual(["a"]);
});

test("a name of an object's own cupboard is no known bet", () => {
  expect(betNotices({}, JSON.parse('{"__proto__": "accepted", "constructor": "settled"}') as BetStatuses)).toEqual([]);
});

test("status and result are words, and unknown numbers stay what they are", () => {
  expect([0, 1, 2, 3, 4, 5, -1].map(betStatusOf)).toEqual([
    "waiting",
    "accepted",
    "settled",
    "cancelled",
    "refused",
    5,
    -1,
  ]);
  const results = ["draw", "win", "lose", "halfWin", "halfLose"];
  expect([0, 1, 2, 3, 4, 5].map(betResultOf)).toEqual([...results, 5]);
  expect([0, 1, 2, 3, 4, 5, 6].map(legResultOf)).toEqual([...results, "void", 6]);
});

test("only a settled bet has a result, and a void one has the money back", () => {
  expect(resultOf({ status: "settled", result: "halfWin" })).toBe("halfWin");
  expect(resultOf({ status: "cancelled", result: "win" })).toBeUndefined();
  expect(resultOf({ status: "settled" })).toBeUndefined();
  expect(resultOf({ status: "settled", result: 9 })).toBeUndefined();
  expect([0, 1, 2, 3, 4, 9].map(betStatusOf).map(isVoid)).toEqual([false, false, false, true, true, false]);
  expect([0, 1, 2, 3, 4, 9].map(betStatusOf).map(isOpenBet)).toEqual([true, true, false, false, false, false]);
});
