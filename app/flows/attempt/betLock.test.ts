import { afterEach, describe, expect, test, vi } from "vitest";
import { withBetLock } from "./betLock.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Web Locks as in the browser: one holder of a name, and with `ifAvailable` the next is told at once. */
function stubLocks(): { readonly held: Set<string> } {
  const held = new Set<string>();
  const request = async (name: string, _: object, work: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return { held };
}

/** Work that ends when the test says so. */
function waitingWork() {
  let end = (): void => undefined;
  const work = () => new Promise<void>((done) => void (end = done));
  return { work, end: () => end() };
}

describe("the lock of a member's bets", () => {
  test("is held until the answer has come, not only until the call has left (BET-08)", async () => {
    const { held } = stubLocks();
    const { work, end } = waitingWork();
    const first = withBetLock("a", work);
    await Promise.resolve();
    expect([...held]).toEqual(["sportsbook:bet:a"]);
    const second = vi.fn<() => Promise<void>>();
    await expect(withBetLock("a", second)).resolves.toBe(false);
    expect(second).not.toHaveBeenCalled();
    end();
    await expect(first).resolves.toBe(true);
    expect([...held]).toEqual([]);
    await expect(withBetLock("a", async () => undefined)).resolves.toBe(true);
  });

  test("stands in the way of no other member", async () => {
    stubLocks();
    const { work, end } = waitingWork();
    const first = withBetLock("a", work);
    await expect(withBetLock("b", async () => undefined)).resolves.toBe(true);
    end();
    await first;
  });
});

test.each([
  ["are missing", {}],
  ["throw", { locks: { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) } }],
])("where locks %s the work runs once without", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  await expect(withBetLock("a", work)).resolves.toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

test("work that fails under the lock fails, and is not run again", async () => {
  stubLocks();
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("broke")));
  await expect(withBetLock("a", work)).rejects.toThrow("broke");
  expect(work).toHaveBeenCalledOnce();
});
