import { afterEach, describe, expect, test, vi } from "vitest";
import { whenLockFree, withBetLock } from "./betLock.ts";

afterEach(() => void vi.unstubAllGlobals());

interface Wish {
  readonly mode?: string;
  readonly ifAvailable?: boolean;
}

/** Web Locks as in the browser: one holder of a name; with `ifAvailable` the next is told at once, without it waits. */
function stubLocks(): { readonly held: ReadonlyMap<string, Promise<unknown>> } {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { mode = "exclusive", ifAvailable }: Wish, work: (lock: unknown) => unknown) => {
    if (mode !== "exclusive" && mode !== "shared") throw new TypeError(`${mode} is no mode`);
    if (ifAvailable && held.has(name)) return work(null);
    if (held.has(name)) await held.get(name);
    if (mode === "shared") return work({ name });
    const over = Promise.resolve(work({ name })).finally(() => held.delete(name));
    held.set(
      name,
      over.catch(() => undefined),
    );
    return over;
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
    expect([...held.keys()]).toEqual(["sportsbook:bet:a"]);
    const second = vi.fn<() => Promise<void>>();
    await expect(withBetLock("a", second)).resolves.toBe(false);
    expect(second).not.toHaveBeenCalled();
    end();
    await expect(first).resolves.toBe(true);
    expect(held.size).toBe(0);
    await expect(withBetLock("a", async () => undefined)).resolves.toBe(true);
  });

  test("is waited for by whoever only wants to know that no bet is under way", async () => {
    stubLocks();
    const { work, end } = waitingWork();
    const bet = withBetLock("a", work);
    const free = vi.fn<() => void>();
    const waits = Promise.all([whenLockFree("a").then(free), whenLockFree("a").then(free)]);
    await new Promise((later) => setTimeout(later));
    expect(free).not.toHaveBeenCalled();
    end();
    await Promise.all([bet, waits]);
    expect(free).toHaveBeenCalledTimes(2);
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
  await expect(whenLockFree("a")).resolves.toBeUndefined();
});

test("work that fails under the lock fails, and is not run again", async () => {
  stubLocks();
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("broke")));
  await expect(withBetLock("a", work)).rejects.toThrow("broke");
  expect(work).toHaveBeenCalledOnce();
});
