import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearNotices, hideNotice, type Notice, queueNotices, useNotices } from "#app/stores/bets/notices.ts";
import { judgeMatch } from "#app/domain/watches/judge.ts";
import { match, reading, watch } from "#app/domain/watches/testing/watched.ts";
import { EMPTY_BOOK, judged } from "#app/domain/watches/watchBook.ts";
import { clearTellings, hideTelling, queueTellings, useTellings } from "#app/stores/watches/watches.ts";
import { useSlip } from "#app/stores/slip.ts";
import { TELLINGS } from "#app/flows/watches/tellings.ts";
import { setLaterNotices } from "#app/stores/bets/laterNotices.ts";
import { watchNotices } from "./notices.ts";

const app = testApp();

const noticeOf = (betId: string): Notice => ({ betId, status: "settled", at: 0 });
const shown = () => useNotices.of(app).getState().shown?.betId;

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  setLaterNotices(TELLINGS);
  stop = watchNotices(app);
});

afterEach(() => {
  stop();
  clearNotices(app);
  clearTellings(app);
  vi.useRealTimers();
});

test("notices are shown one at a time, 3000 ms each with 300 ms between", () => {
  queueNotices(app, [noticeOf("b1"), noticeOf("b2")]);
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
  queueNotices(app, [noticeOf("b3")]);
  expect(shown()).toBe("b3");
});

test("one that is dismissed makes way for the next after the gap, also for one that came meanwhile", () => {
  queueNotices(app, [noticeOf("b1")]);
  hideNotice(app);
  queueNotices(app, [noticeOf("b2")]);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect(shown()).toBe("b2");
  vi.advanceTimersByTime(2_999);
  expect(shown()).toBe("b2");
});

describe("CRD-01: a win", () => {
  const won: Notice = { ...noticeOf("b1"), won: { ids: ["b1"], net: 90 } };
  const slip = useSlip.of(app);
  beforeEach(() => void vi.stubGlobal("document", { visibilityState: "visible", querySelector: () => null }));
  afterEach(() => vi.unstubAllGlobals());
  afterEach(() => slip.setState({ betPage: false }));

  test("is shown for 5000 ms", () => {
    queueNotices(app, [won]);
    vi.advanceTimersByTime(4_999);
    expect(shown()).toBe("b1");
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  test("waits in the list while a slip is open, and what comes after it is told", () => {
    slip.setState({ betPage: true });
    queueNotices(app, [won, noticeOf("b2")]);
    expect(shown()).toBe("b2");
    const { past, unread } = useNotices.of(app).getState();
    expect(past.map(({ betId }) => betId)).toEqual(["b2", "b1"]);
    expect(unread).toBe(2);
    vi.advanceTimersByTime(20_000);
    slip.setState({ betPage: false });
    expect(shown()).toBeUndefined();
  });
});

test("what was stopped shows nothing more, and waits for nothing", () => {
  queueNotices(app, [noticeOf("b1"), noticeOf("b2")]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  hideNotice(app);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBeUndefined();
});

const tellings = () => {
  const book = { ...EMPTY_BOOK, watches: [watch("open")] };
  return judged(book, (one) => judgeMatch(one, reading(match())), { at: 0 }).news;
};

test("what watches tell stands in the same line, after what is said of bets", () => {
  const told = () => useTellings.of(app).getState().shown?.watch.kind;
  queueTellings(app, tellings());
  expect(told()).toBe("open");
  queueTellings(app, tellings());
  queueNotices(app, [noticeOf("b1")]);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(3_000);
  expect(told()).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect([shown(), told()]).toEqual(["b1", undefined]);
  hideNotice(app);
  vi.advanceTimersByTime(300);
  expect([shown(), told()]).toEqual([undefined, "open"]);
  hideTelling(app);
  vi.advanceTimersByTime(3_000);
  expect(told()).toBeUndefined();
});
