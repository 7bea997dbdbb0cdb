import { describe, expect, test } from "vitest";
import { type Line, type Match } from "#app/domain/boards/match.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import {
  judgeBets,
  judgeClock,
  judgeMatch,
  judgeSale,
  type MatchReading,
  scoreKey,
  thousandths,
  trueNow,
} from "./judge.ts";
import { line, match, MINUTE, NOON, reading, watch } from "./testing/watched.ts";
import { type Watch } from "./watch.ts";

const newsOf = (one: Watch, of: Match | undefined, change: Partial<MatchReading> = {}) =>
  judgeMatch(one, reading(of, change)).news;

const priced = (odds: number, change: Partial<Line> = {}) =>
  match({ markets: { 1: [line({ odds: [odds, 1.85], ...change })] } });

describe("a price", () => {
  test("WAT-02: fires at the target and above it, not below", () => {
    expect(newsOf(watch("price"), priced(2.049))).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.05))).toEqual({ kind: "price", price: 2_050 });
    expect(newsOf(watch("price"), priced(3.4))).toEqual({ kind: "price", price: 3_400 });
  });

  test("is compared as a decimal, in whatever style it was answered", () => {
    expect(thousandths(-0.85, 1, ODDS_STYLE.MY)).toBe(2_176);
    expect(thousandths(0.95, 1, ODDS_STYLE.HK)).toBe(1_950);
    expect(thousandths(1.005, 1, ODDS_STYLE.EU)).toBe(1_005);
    const malay = { style: ODDS_STYLE.MY };
    expect(newsOf(watch("price"), priced(-0.96), malay)).toBeUndefined();
    expect(newsOf(watch("price"), priced(-0.95), malay)).toEqual({ kind: "price", price: 2_052 });
  });

  test("does not fire on another line, on one that is locked, or on a match that does not go on", () => {
    expect(newsOf(watch("price"), priced(2.2, { hdp: "0.75" }))).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2, { couId: 12 }))).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2, { status: 7 }))).toBeUndefined();
    expect(newsOf(watch("price"), { ...priced(2.2), state: "pending" })).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2, { hdp: "0.50" }))).toEqual({ kind: "price", price: 2_200 });
  });

  test("in a Burmese answer is another line's", () => {
    expect(newsOf(watch("price"), priced(2.2), { style: ODDS_STYLE.BU })).toBeUndefined();
  });

  test("remembers the best it saw", () => {
    const seen = judgeMatch(watch("price"), reading(priced(2.04))).watch;
    expect(seen?.best).toBe(2_040);
    expect(seen && judgeMatch(seen, reading(priced(1.9), { T: 101 })).watch?.best).toBe(2_040);
  });

  test("is done once it has fired", () => {
    expect(judgeMatch(watch("price"), reading(priced(2.05))).watch).toBeUndefined();
  });
});

test("a locked selection fires when it is open, and says so at once where it is open already", () => {
  expect(newsOf(watch("open"), priced(1.9, { status: 7 }))).toBeUndefined();
  expect(newsOf(watch("open"), match({ markets: {} }))).toBeUndefined();
  expect(newsOf(watch("open"), priced(1.9))).toEqual({ kind: "open" });
  expect(trueNow(watch("open"), priced(1.9), ODDS_STYLE.EU)).toEqual({ kind: "open" });
  expect(trueNow(watch("price"), priced(2.1), ODDS_STYLE.EU)).toEqual({ kind: "price", price: 2_100 });
  expect(trueNow(watch("price"), priced(2.0), ODDS_STYLE.EU)).toBeUndefined();
});

test("a line fires under whatever id it comes back", () => {
  expect(newsOf(watch("line"), priced(1.9, { hdp: "0.75" }))).toBeUndefined();
  expect(newsOf(watch("line"), priced(1.9, { couId: 99, status: 7 }))).toBeUndefined();
  expect(newsOf(watch("line"), priced(1.9, { couId: 99 }))).toEqual({ kind: "line" });
});

describe("an old answer never fires", () => {
  test("WAT-02: one that is older than twice its interval", () => {
    expect(newsOf(watch("price"), priced(2.2), { now: NOON + 30_001 })).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2), { now: NOON + 30_000 })).toBeDefined();
  });

  test("one as of a moment before the last", () => {
    expect(newsOf(watch("price", { T: 101 }), priced(2.2))).toBeUndefined();
  });

  test("one without a moment, and one that was not asked for the market", () => {
    expect(newsOf(watch("price"), priced(2.2), { T: 0 })).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2), { markets: new Set([3]) })).toBeUndefined();
    expect(newsOf(watch("price"), priced(2.2), { markets: new Set([1, 3]) })).toBeDefined();
  });
});

describe("goals and red cards", () => {
  const at = (home: number, away: number, red: readonly [number, number] = [0, 0]) =>
    match({ stage: "live", state: "running", score: { home, away }, live: { period: 2, red } });
  const goal = watch("goal", { told: "1-0/0-0" });

  test("WAT-01, WAT-04: each new score and each new card once, and the watch stays", () => {
    const first = judgeMatch(goal, reading(at(1, 1)));
    expect(first.news).toEqual({ kind: "goal", what: "goal", score: [1, 1], red: [0, 0] });
    expect(first.watch?.told).toBe("1-1/0-0");
    const again = first.watch && judgeMatch(first.watch, reading(at(1, 1), { T: 101 }));
    expect(again?.news).toBeUndefined();
    const card = again?.watch && judgeMatch(again.watch, reading(at(1, 1, [0, 1]), { T: 102 }));
    expect(card?.news).toEqual({ kind: "goal", what: "red", score: [1, 1], red: [0, 1] });
    expect(card?.watch?.told).toBe("1-1/0-1");
  });

  test("a score that went down is told as corrected", () => {
    expect(newsOf(goal, at(0, 0))).toEqual({ kind: "goal", what: "corrected", score: [0, 0], red: [0, 0] });
  });

  test("the first score that is read counts from none", () => {
    expect(newsOf(watch("goal"), at(0, 0))).toBeUndefined();
    expect(newsOf(watch("goal"), at(0, 1))).toEqual({ kind: "goal", what: "goal", score: [0, 1], red: [0, 0] });
    expect(scoreKey(match())).toBeUndefined();
    expect(newsOf(goal, match({ stage: "live", state: "running" }))).toBeUndefined();
  });

  test("the last goal of a match that is over by then is told", () => {
    const over = judgeMatch(goal, reading({ ...at(2, 0), state: "ended" }));
    expect(over).toEqual({ watch: undefined, news: { kind: "goal", what: "goal", score: [2, 0], red: [0, 0] } });
  });
});

describe("kick-off", () => {
  const at = (minutes: number) => watch("start", { minutes });

  test("fires so many minutes before, by the server's clock", () => {
    const start = Date.parse("2026-11-22T14:00:00Z");
    expect(judgeClock(at(0), start - 1).news).toBeUndefined();
    expect(judgeClock(at(0), start).news).toEqual({ kind: "start" });
    expect(judgeClock(at(15), start - 15 * MINUTE - 1).news).toBeUndefined();
    expect(judgeClock(at(15), start - 15 * MINUTE).news).toEqual({ kind: "start" });
  });

  test("that is moved counts anew until it has fired", () => {
    const moved = judgeMatch(at(5), reading(match({ startsAt: "2026-11-22T15:00:00Z" }))).watch;
    expect(moved && judgeClock(moved, Date.parse("2026-11-22T14:00:00Z")).news).toBeUndefined();
    expect(moved && judgeClock(moved, Date.parse("2026-11-22T14:55:00Z")).news).toEqual({ kind: "start" });
  });
});

describe("a cash-out", () => {
  const sale = watch("sale", { betId: "9001", target: 480_000 });

  test("fires when the most that can be sold brings the target, cents cut off", () => {
    expect(judgeSale(sale, { result: 0, max: 500, rate: 0.959_99 }).news).toBeUndefined();
    expect(judgeSale(sale, { result: 0, max: 500, rate: 0.96 }).news).toEqual({ kind: "sale", back: 480 });
    expect(judgeSale(sale, { result: 4, max: 500, rate: 1.2 }).news).toBeUndefined();
    expect(judgeSale(sale, { result: 0 }).news).toBeUndefined();
  });

  test("ends with the bet", () => {
    expect(judgeBets(sale, new Set(["9001", "9002"])).watch).toBe(sale);
    expect(judgeBets(sale, new Set(["9002"]))).toEqual({ watch: undefined, news: { kind: "ended", why: "betClosed" } });
  });
});

describe("a watch ends", () => {
  test.each([
    ["ended", "over"],
    ["abandoned", "abandoned"],
    ["postponed", "postponed"],
  ] as const)("with a match that is %s", (state, why) => {
    expect(judgeMatch(watch("price"), reading({ ...priced(2.2), state }))).toEqual({
      watch: undefined,
      news: { kind: "ended", why },
    });
  });

  test("WAT-04: at kick-off where it was set until then", () => {
    const until = watch("price", { untilStart: true });
    expect(newsOf(until, match({ stage: "live", state: "running" }))).toEqual({ kind: "ended", why: "started" });
    expect(judgeClock(until, Date.parse("2026-11-22T14:00:00Z")).news).toEqual({ kind: "ended", why: "started" });
    expect(newsOf(watch("price"), match({ stage: "live", state: "running" }))).toBeUndefined();
  });

  test("when three whole answers in a row do not have the match", () => {
    const first = judgeMatch(watch("price"), reading(undefined, { T: 1 })).watch;
    const same = first && judgeMatch(first, reading(undefined, { T: 1 })).watch;
    expect(same?.absent).toBe(1);
    const second = same && judgeMatch(same, reading(undefined, { T: 2 })).watch;
    const there = second && judgeMatch(second, reading(priced(1.9), { T: 3 })).watch;
    expect([second?.absent, there?.absent]).toEqual([2, 0]);
    expect(second && judgeMatch(second, reading(undefined, { T: 3 }))).toEqual({
      watch: undefined,
      news: { kind: "ended", why: "gone" },
    });
  });

  test("WAT-04: after seven days", () => {
    const long = watch("goal", { createdAt: NOON - 7 * 86_400_000 + 1 });
    expect(judgeClock(long, NOON).watch).toBe(long);
    expect(judgeClock(long, NOON + 1).news).toEqual({ kind: "ended", why: "tooOld" });
  });
});
