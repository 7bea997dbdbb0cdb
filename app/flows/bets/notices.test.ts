import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearNotices, hideNotice, type Notice, queueNotices, useNotices } from "#app/stores/notices.ts";
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
