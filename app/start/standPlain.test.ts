import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { box, FIRST, keyOf } from "#app/stores/first/entries.ts";
import { type PlainSlip, takePlainPick } from "#app/stores/first/plainSlip.ts";
import { PLAIN_PICK } from "#app/stores/first/testing/plainPick.ts";
import { opensSlip, standPlain } from "./standPlain.ts";

const page: { plainSlip?: PlainSlip | undefined } = {};
const storage = new Map<string, string>();
const takeOff = vi.fn<() => void>();

const store = (name: "session" | "slip", data: unknown): void =>
  void storage.set(keyOf(FIRST[name]), box(FIRST[name], data));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null });
});

afterEach(() => {
  delete page.plainSlip;
  storage.clear();
  takeOff.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a tap opens a slip for a member who came back, while none of theirs is open or collects", () => {
  expect(opensSlip()).toBe(false);
  store("session", { token: "t" });
  expect(opensSlip()).toBe(true);
  store("slip", { collecting: false });
  expect(opensSlip()).toBe(true);
  store("slip", { collecting: true });
  expect(opensSlip()).toBe(false);
  store("slip", { single: { matchId: 501 } });
  expect(opensSlip()).toBe(false);
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  expect(opensSlip()).toBe(false);
});

test("closed before the app has heard of it, it is as if it had never been", () => {
  standPlain(PLAIN_PICK, takeOff).close();
  expect(takeOff).toHaveBeenCalledOnce();
  expect(takePlainPick()).toBeUndefined();
  expect(page.plainSlip).toBeUndefined();
});

test("closed after that, it says so for 30 s, and then a later tap on the same price counts", () => {
  const plain = standPlain(PLAIN_PICK, takeOff);
  expect(takePlainPick()?.pick).toBe(PLAIN_PICK);
  plain.close();
  expect(plain.isClosed).toBe(true);
  vi.advanceTimersByTime(29_999);
  expect(page.plainSlip).toBe(plain);
  vi.advanceTimersByTime(1);
  expect(page.plainSlip).toBeUndefined();
});

test("once the app's slip has taken over, closing it changes nothing", () => {
  const plain = standPlain(PLAIN_PICK, takeOff);
  takePlainPick();
  plain.remove();
  plain.close();
  vi.advanceTimersByTime(60_000);
  expect(takeOff).toHaveBeenCalledOnce();
  expect(plain.isClosed).toBe(false);
  expect(page.plainSlip).toBeUndefined();
});

test("where the app does not come, it goes after 30 s", () => {
  standPlain(PLAIN_PICK, takeOff);
  vi.advanceTimersByTime(29_999);
  expect(takeOff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(takeOff).toHaveBeenCalledOnce();
  expect(page.plainSlip).toBeUndefined();
});
