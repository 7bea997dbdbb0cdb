import { expect, test } from "vitest";
import {
  BADGE_CAP,
  badgeText,
  betNotices,
  betResultName,
  type BetStatuses,
  betStatusName,
  isVoid,
  pendingCount,
  resultOf,
  shouldPollStatus,
  unsettledCount,
  vanishedBets,
} from "./bet.ts";
import vectors from "#app/domain/vectors/bet-status.json" with { type: "json" };

interface ChangeRow {
  previous: BetStatuses;
  current: BetStatuses;
  notices: { id: string; text: string }[];
  pending: number;
  unsettled: number;
}

const changes = vectors.rows.filter((row) => "notices" in row) as unknown as (ChangeRow & { id: string })[];
const badges = vectors.rows.filter(({ rule }) => rule === "POLL-BADGE");
const runs = vectors.rows.filter(({ rule }) => rule === "POLL-RUN");
const words = vectors.status as Record<string, string>;

test("the vector rows are read whole", () => {
  expect(changes.length + badges.length + runs.length).toBe(vectors.rows.length);
});

test.each(changes)("$id tells of the right changes", ({ previous, current, notices, pending, unsettled }) => {
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
  const state = { forced: row.forced!, pending: row.pending!, lastCode: row.lastCode! };
  expect(shouldPollStatus(state)).toBe(row.polls);
});

test("no count and a negative count show no badge", () => {
  expect([0, -3, Number.NaN].map((total) => badgeText(total, 99))).toEqual(["", "", ""]);
  expect(badgeText(1, 9)).toBe("1");
});

test("ids of 19 digits stay text", () => {
  const id = "1234567890123456789";
  expect(betNotices({ [id]: 0 }, { [id]: 1 })).toEqual([{ id, status: 1 }]);
});

test("an id that vanished is named once", () => {
  expect(vanishedBets({ a: 0, b: 1 }, { b: 1, c: 0 })).toEqual(["a"]);
});

test("a name of an object's own cupboard is no known bet", () => {
  expect(betNotices({}, JSON.parse('{"__proto__": 1, "constructor": 2}') as BetStatuses)).toEqual([]);
});

test("status and result have names, and unknown numbers have none", () => {
  expect([0, 1, 2, 3, 4, 5, -1].map(betStatusName)).toEqual([
    "waiting",
    "accepted",
    "settled",
    "cancelled",
    "refused",
    undefined,
    undefined,
  ]);
  expect([0, 1, 2, 3, 4, 5].map(betResultName)).toEqual(["draw", "win", "lose", "halfWin", "halfLose", undefined]);
});

test("only a settled bet has a result, and a void one has the money back", () => {
  expect(resultOf({ status: 2, result: 3 })).toBe("halfWin");
  expect(resultOf({ status: 3, result: 1 })).toBeUndefined();
  expect(resultOf({ status: 2 })).toBeUndefined();
  expect([0, 1, 2, 3, 4].map(isVoid)).toEqual([false, false, false, true, true]);
});
