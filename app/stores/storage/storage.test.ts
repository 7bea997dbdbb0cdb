import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeShared, dropEntry, type Entry, readEntry, readShared, writeEntry } from "./storage.ts";

const NOW = 1_800_000_000_000;

let count = 0;

/** A new key each time: the module's memory outlives a test. */
const entry = (more: Partial<Entry<number>> = {}): Entry<number> => ({
  name: `entry${(count += 1)}`,
  version: 3,
  schema: v.number(),
  fallback: 7,
  ...more,
});

/** localStorage as browsers have it, limited to this many characters. */
function fakeStorage(size: number) {
  const held = new Map<string, string>();
  const used = () => [...held].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const before = held.get(key);
      held.delete(key);
      if (used() + key.length + value.length > size) {
        if (before !== undefined) held.set(key, before);
        throw new DOMException("full", "QuotaExceededError");
      }
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  };
}

let storage: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  storage = fakeStorage(2_000);
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const put = (one: Entry<number>, text: string) => storage.held.set(`sportsbook:${one.name}`, text);

describe("what is stored and cannot be used gives the default of its key alone", () => {
  test.each([
    ["no JSON", "{oops"],
    ["an empty text", ""],
    ["null", "null"],
    ["a bare value", "5"],
    ["another type", JSON.stringify({ v: 3, data: "5" })],
    ["an older version", JSON.stringify({ v: 2, data: 5 })],
    ["a newer version", JSON.stringify({ v: 4, data: 5 })],
    ["no version", JSON.stringify({ data: 5 })],
    ["an expiry that has passed", JSON.stringify({ v: 3, exp: NOW - 1, data: 5 })],
    ["an expiry at this very moment", JSON.stringify({ v: 3, exp: NOW, data: 5 })],
    ["an expiry that is a text", JSON.stringify({ v: 3, exp: "soon", data: 5 })],
    ["a key of prototypes", '{"v":3,"__proto__":{"data":5}}'],
    ["1 MB of text", JSON.stringify({ v: 3, data: 5, more: "x".repeat(1_000_000) })],
  ])("%s", (_, text) => {
    const [broken, whole] = [entry(), entry()];
    put(broken, text);
    put(whole, JSON.stringify({ v: 3, exp: NOW + 1, data: 5 }));
    expect([readEntry(broken, NOW), readEntry(whole, NOW)]).toEqual([7, 5]);
  });
});

test("what was written is read again, until it expires or is dropped", () => {
  const one = entry();
  writeEntry(one, 5, NOW + 1);
  expect([readEntry(one, NOW), readEntry(one, NOW + 1)]).toEqual([5, 7]);
  writeEntry(one, 6);
  expect(storage.held.get(`sportsbook:${one.name}`)).toBe('{"v":3,"data":6}');
  dropEntry(one);
  expect(readEntry(one, NOW)).toBe(7);
  expect(storage.held.size).toBe(0);
});

test("blocked storage leaves everything in memory, and nothing throws", () => {
  const refuse = () => {
    throw new DOMException("insecure", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const one = entry();
  expect(readEntry(one, NOW)).toBe(7);
  writeEntry(one, 5);
  expect([readEntry(one, NOW), readShared(one, NOW)]).toEqual([5, 5]);
  dropEntry(one);
  expect(readEntry(one, NOW)).toBe(7);
});

test("full storage keeps the new value in memory, and what is vital takes the room of what is not", () => {
  const [plain, vital] = [entry(), entry({ vital: true })];
  const filler: Entry<string> = { name: `filler${count}`, version: 1, schema: v.string(), fallback: "" };
  writeEntry(filler, "x".repeat(1_940));
  writeEntry(plain, 12_345_678_901_234);
  expect(readEntry(plain, NOW)).toBe(12_345_678_901_234);
  expect(storage.held.has(`sportsbook:${plain.name}`)).toBe(false);
  writeEntry(vital, 12_345_678_901_234);
  expect(storage.held.get(`sportsbook:${vital.name}`)).toBe('{"v":3,"data":12345678901234}');
  expect(storage.held.has(`sportsbook:${filler.name}`)).toBe(false);
  expect(readEntry(filler, NOW)).toHaveLength(1_940);
});

test("STO-02: what is vital takes the room of caches that an earlier page left, and of nothing else of that page", () => {
  const ours = entry({ vital: true });
  const left = { leagues: 300, brand: 300, allowedStyles: 300, combos: 300, journal: 300, care: 300 };
  for (const [name, size] of Object.entries(left)) storage.held.set(`sportsbook:${name}`, "x".repeat(size));
  storage.held.set("lobby", "x".repeat(2_000 - 1_800 - 60 - 5));
  writeEntry(ours, 12_345_678_901_234);
  expect(storage.held.get(`sportsbook:${ours.name}`)).toBe('{"v":3,"data":12345678901234}');
  expect([...storage.held.keys()].filter((key) => !key.endsWith(ours.name))).toEqual([
    "sportsbook:journal",
    "sportsbook:care",
    "lobby",
  ]);
});

test("STO-02: while the room of caches is enough, nothing else that this page holds leaves storage", () => {
  const [plain, ours] = [entry(), entry({ vital: true })];
  writeEntry(plain, 5);
  storage.held.set("sportsbook:leagues", "x".repeat(1_930));
  writeEntry(ours, 12_345_678_901_234);
  expect([...storage.held.keys()]).toEqual([`sportsbook:${plain.name}`, `sportsbook:${ours.name}`]);
});

test("where no room is left, what is vital is kept without what it needs least, and whole where nothing of it fits", () => {
  const list: Entry<readonly string[]> = {
    name: "lighter",
    version: 1,
    schema: v.pipe(v.array(v.string()), v.readonly()),
    fallback: [],
    vital: true,
    lighter: (held) => (held.length > 1 ? held.slice(1) : undefined),
  };
  writeEntry(list, ["a".repeat(900), "b".repeat(900), "c".repeat(900)]);
  expect(readShared(list, NOW)).toEqual(["b".repeat(900), "c".repeat(900)]);
  expect(storage.held.get("sportsbook:lighter")).toHaveLength(1_822);
  writeEntry(list, ["d".repeat(2_000), "e".repeat(2_000)]);
  expect(readEntry(list, NOW)).toEqual(["d".repeat(2_000), "e".repeat(2_000)]);
  dropEntry(list);
});

test("what is vital and was written by another tab makes no room either", () => {
  const [theirs, ours] = [entry({ vital: true }), entry({ vital: true })];
  put(theirs, JSON.stringify({ v: 3, data: 5, more: "x".repeat(1_940) }));
  expect(readShared(theirs, NOW)).toBe(5);
  writeEntry(ours, 12_345_678_901_234);
  expect(storage.held.has(`sportsbook:${theirs.name}`)).toBe(true);
  expect(storage.held.has(`sportsbook:${ours.name}`)).toBe(false);
  expect(readEntry(ours, NOW)).toBe(12_345_678_901_234);
});

test("a value that vanishes from storage is still there for the running page; another tab's is seen when asked for", () => {
  const one = entry();
  writeEntry(one, 5);
  storage.held.clear();
  expect(readEntry(one, NOW)).toBe(5);
  put(one, JSON.stringify({ v: 3, data: 6 }));
  expect(readEntry(one, NOW)).toBe(5);
  expect(readShared(one, NOW)).toBe(6);
});

test("STO-06: what no tab ever drops is put back where somebody else has cleared storage, for the next page too", () => {
  const [lines, session] = [entry(), entry({ mayGo: true })];
  writeEntry(lines, 5);
  writeEntry(session, 5);
  storage.held.clear();
  expect([readShared(lines, NOW), readShared(session, NOW)]).toEqual([5, 7]);
  expect([...storage.held]).toEqual([[`sportsbook:${lines.name}`, '{"v":3,"data":5}']]);
  storage.held.clear();
  changeShared(lines, (held) => held + 1);
  expect(storage.held.get(`sportsbook:${lines.name}`)).toBe('{"v":3,"data":6}');
});

test("an older value that full storage kept never comes back over a newer one", () => {
  const one = entry({ vital: true });
  writeEntry(one, 5);
  vi.stubGlobal("localStorage", {
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  });
  writeEntry(one, 6);
  expect([readShared(one, NOW), readShared(one, NOW)]).toEqual([6, 6]);
});

test("what full storage did not take of a tab's changes is made again on what another tab has left there", () => {
  const lines: Entry<readonly string[]> = {
    name: "lines",
    version: 1,
    schema: v.pipe(v.array(v.string()), v.readonly()),
    fallback: [],
    vital: true,
  };
  const put = (data: readonly string[]) => storage.held.set("sportsbook:lines", JSON.stringify({ v: 1, data }));
  put(["theirs"]);
  const { setItem } = storage;
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  changeShared(lines, (held) => [...held, "mine", "mine too"]);
  expect(readShared(lines, NOW)).toEqual(["theirs", "mine", "mine too"]);
  // the other tab closes its line; a shorter text fits again
  put([]);
  expect(readShared(lines, NOW)).toEqual(["mine", "mine too"]);
  storage.setItem = setItem;
  changeShared(lines, (held) => held.filter((one) => one !== "mine"));
  expect(storage.held.get("sportsbook:lines")).toBe('{"v":1,"data":["mine too"]}');
  put(["later"]);
  expect(readShared(lines, NOW)).toEqual(["later"]);
});
