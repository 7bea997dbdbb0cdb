import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearNotices, hideNotice, type Notice, queueNotices, useNotices } from "#app/stores/notices.ts";
import { judgeMatch } from "#app/domain/watches/judge.ts";
import { match, reading, watch } from "#app/domain/watches/testing/watched.ts";
import { EMPTY_BOOK, judged } from "#app/domain/watches/watchBook.ts";
import { clearTellings, hideTelling, queueTellings, useTellings } from "#app/stores/watches.ts";
import { watchNotices } from "./notices.ts";

const noticeOf = (betId: string): Notice => ({ betId, status: "settled", at: 0 });
const shown = () => useNotices.getState().shown?.betId;

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchNotices();
});

afterEach(() => {
  stop();
  clearNotices();
  clearTellings();
  vi.useRealTimers();
});

test("notices are shown one at a time, 3000 ms each with 300 ms between", () => {
  queueNotices([noticeOf("b1"), noticeOf("b2")]);
  expect(shown()).toBe("b1");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toBe("b1");
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(299);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("b2");
  vi.advanceTimersByTime(3_300);
  expect(shown()).toBeUndefined();
  queueNotices([noticeOf("b3")]);
  expect(shown()).toBe("b3");
});

test("one that is dismissed makes way for the next after the gap, also for one that came meanwhile", () => {
  queueNotices([noticeOf("b1")]);
  hideNotice();
  queueNotices([noticeOf("b2")]);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect(shown()).toBe("b2");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toBe("b2");
});

test("what was stopped shows nothing more, and waits for nothing", () => {
  queueNotices([noticeOf("b1"), noticeOf("b2")]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  hideNotice();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBeUndefined();
});

const tellings = () => {
  const book = { ...EMPTY_BOOK, watches: [watch("open")] };
  return judged(book, (one) => judgeMatch(one, reading(match())), { at: 0, away: false }).news;
};

test("what watches tell stands in the same line, after what is said of bets", () => {
  const told = () => useTellings.getState().shown?.watch.kind;
  queueTellings(tellings());
  expect(told()).toBe("open");
  queueTellings(tellings());
  queueNotices([noticeOf("b1")]);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(3_000);
  expect(told()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect([shown(), told()]).toEqual(["b1", undefined]);
  hideNotice();
  vi.advanceTimersByTime(300);
  expect([shown(), told()]).toEqual([undefined, "open"]);
  hideTelling();
  vi.advanceTimersByTime(3_000);
  expect(told()).toBeUndefined();
});
