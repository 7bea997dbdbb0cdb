import { describe, expect, test } from "vitest";
import { judgeClock, judgeMatch } from "./judge.ts";
import { line, match, MINUTE, NOON, reading, watch } from "./testing/watched.ts";
import { type Watch, type WatchKind } from "./watch.ts";
import {
  bookEnd,
  EMPTY_BOOK,
  judged,
  ownedBy,
  type WatchBook,
  withoutWatch,
  withRead,
  withWatch,
} from "./watchBook.ts";
import { batchPace, batchPlan } from "./watchPlan.ts";

describe("the book", () => {
  const fill = (kind: WatchKind, count: number): WatchBook => ({
    ...EMPTY_BOOK,
    watches: Array.from({ length: count }, (_, at) => watch(kind, { id: `${at}`, matchId: 600 + at, betId: `${at}` })),
  });

  test("WAT-04: takes 50 watches and refuses the 51st, and takes five on cash-outs", () => {
    expect(withWatch(fill("goal", 49), watch("goal"))).toHaveProperty("watches.length", 50);
    expect(withWatch(fill("goal", 50), watch("goal"))).toBe("tooMany");
    expect(withWatch(fill("sale", 4), watch("sale"))).toHaveProperty("watches.length", 5);
    expect(withWatch(fill("sale", 5), watch("sale"))).toBe("tooManySales");
  });

  test("has one watch on a thing: a new target takes the place of the old", () => {
    const one = withWatch(EMPTY_BOOK, watch("price"));
    const two = typeof one === "string" ? one : withWatch(one, watch("price", { id: "new", target: 2_100 }));
    expect(two).toHaveProperty("watches", [watch("price", { id: "new", target: 2_100 })]);
  });

  test("WAT-06: has written what is told, and does not tell it twice", () => {
    const book = { ...EMPTY_BOOK, watches: [watch("price"), watch("goal", { id: "g", told: "0-0/0-0" })] };
    const judge = (one: Watch) =>
      judgeMatch(
        one,
        reading({ ...match({ markets: { 1: [line({ odds: [2.2, 1.85] })] } }), score: { home: 1, away: 0 } }),
      );
    const first = judged(book, judge, { at: NOON });
    expect(first.news.map(({ id }) => id)).toEqual(["price1:price", "g:1-0/0-0:100"]);
    expect(first.book.told).toEqual(first.news.toReversed());
    expect(first.book.watches.map(({ id }) => id)).toEqual(["g"]);
    expect(judged(first.book, judge, { at: NOON }).news).toEqual([]);
    expect(judged({ ...book, told: first.book.told }, judge, { at: NOON }).news).toEqual([]);
  });

  test("WAT-07: keeps the last 20 with their read marks", () => {
    let book: WatchBook = EMPTY_BOOK;
    for (let at = 0; at < 25; at += 1) {
      const one = { ...book, watches: [watch("start", { id: `${at}`, minutes: 0 })] };
      book = judged(one, (each) => judgeClock(each, NOON + 9_000_000), { at }).book;
    }
    expect(book.told.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
    expect(withRead(book).told.every(({ read }) => read)).toBe(true);
  });

  test("WAT-05: is one member's: another's is empty, a visitor's becomes the member's", () => {
    const visitors = { ...EMPTY_BOOK, watches: [watch("goal")] };
    expect(ownedBy(visitors, "a").watches).toHaveLength(1);
    expect(ownedBy(ownedBy(visitors, "a"), "b").watches).toHaveLength(0);
    expect(ownedBy(ownedBy(visitors, "a"), undefined).watches).toHaveLength(0);
  });

  test("WAT-05: is out of date a day after the last end", () => {
    expect(bookEnd({ ...EMPTY_BOOK, watches: [watch("goal")] })).toBe(NOON + 8 * 86_400_000);
  });

  test("loses a watch that the member takes away", () => {
    expect(withoutWatch({ ...EMPTY_BOOK, watches: [watch("goal")] }, "goal1").watches).toEqual([]);
  });
});

describe("the batch", () => {
  const at = (matchId: number, hour: number, kind: WatchKind = "price") =>
    watch(kind, { id: String(matchId), matchId, startsAt: `2026-11-22T${hour}:00:00Z` });
  const none = () => false;

  test("WAT-03: asks for all that nothing on the screen polls, and for nothing of kick-offs and cash-outs", () => {
    const watches = [at(9, 15), at(3, 14, "goal"), at(5, 13, "start"), at(6, 13, "sale"), at(4, 14)];
    const plan = batchPlan(watches, { isPolled: ({ matchId }) => matchId === 4, now: NOON });
    expect(plan).toEqual({ matchIds: [3, 9], marketList: "1", live: false, left: [] });
    expect(batchPlan([at(5, 13, "start")], { isPolled: none, now: NOON })).toBeUndefined();
  });

  test("WAT-03, WAT-08: asks as the live list does once one of them is live, else as today's, and so on a hidden page", () => {
    const resting = batchPlan([at(9, 15)], { isPolled: none, now: NOON });
    const live = batchPlan([at(9, 15), at(3, 11)], { isPolled: none, now: NOON });
    expect(resting && batchPace(resting, false)).toBe("today");
    expect(live && batchPace(live, false)).toBe("live");
    expect(live && batchPace(live, true)).toBe("today");
  });

  test("WAT-03: leaves the farthest kick-offs to the next turn where the address would be too long", () => {
    const watches = Array.from({ length: 200 }, (_, index) => ({
      ...at(900_000_000 + index, 14),
      startsAt: new Date(NOON + index * MINUTE).toISOString(),
    }));
    const plan = batchPlan(watches, { isPolled: none, now: NOON });
    expect(plan?.matchIds.join("%2C").length).toBeLessThanOrEqual(1_700);
    expect(plan?.left[0]).toBe(900_000_000 + (plan?.matchIds.length ?? 0));
    const next = batchPlan(watches, { isPolled: none, now: NOON, ...(plan && { first: plan.left }) });
    expect(next?.matchIds).toEqual(expect.arrayContaining([...(plan?.left ?? [])]));
  });
});
