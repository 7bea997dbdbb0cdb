import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/domain/time/dates.ts";
import { ALLOWED_STYLES, lastAllowedStyles } from "#app/stores/allowedStyles.ts";
import { COMBOS, lastCombos } from "#app/stores/combos.ts";
import { keepAnswer } from "./lastAnswer.ts";
import { dropEntry } from "./storage.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const GROUPS = [{ id: 7, name: "Virtual" }];

/** What is read of both entries. */
const read = () => ({ styles: lastAllowedStyles(), combos: lastCombos("en-US") });
const BOTH = { styles: [1, 2], combos: GROUPS };
const NEITHER = { styles: [], combos: [] };

const held = new Map<string, string>();
const stub = (setItem: (key: string, value: string) => void) =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void held.delete(key),
  });

/** The memory of the page goes; what is stored stays. */
function nextVisit(): void {
  const stored = [...held];
  dropEntry(ALLOWED_STYLES);
  dropEntry(COMBOS);
  for (const [key, text] of stored) held.set(key, text);
}

function keepBoth(): void {
  keepAnswer(ALLOWED_STYLES, [1, 2]);
  keepAnswer(COMBOS, { "en-US": GROUPS });
}

beforeEach(() => {
  held.clear();
  vi.useFakeTimers({ now: NOW });
  stub((key, value) => void held.set(key, value));
  nextVisit();
});
afterEach(() => {
  nextVisit();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("spec §3: both are there at the next visit, with a version and an expiry, for seven days", () => {
  keepBoth();
  const exp = NOW + 7 * DAY_MS;
  expect(held.get("sportsbook:allowedStyles")).toBe(`{"v":1,"exp":${exp},"data":[1,2]}`);
  expect(held.get("sportsbook:combos")).toBe(`{"v":1,"exp":${exp},"data":{"en-US":${JSON.stringify(GROUPS)}}}`);
  nextVisit();
  expect(read()).toEqual(BOTH);
  vi.setSystemTime(exp - 1);
  expect(read()).toEqual(BOTH);
  vi.setSystemTime(exp);
  expect(read()).toEqual(NEITHER);
});

test("groups are named in the language in which the menu named them", () => {
  keepBoth();
  expect(lastCombos("th-TH")).toEqual([]);
});

describe("what cannot be used is as if it was not there", () => {
  const exp = NOW + DAY_MS;
  test.each([
    ["of another version", { v: 2, exp, data: [1, 2] }, { v: 2, exp, data: { "en-US": GROUPS } }],
    ["of another type", { v: 1, exp, data: { 1: true } }, { v: 1, exp, data: GROUPS }],
    ["with a member of another type", { v: 1, exp, data: [1, "2"] }, { v: 1, exp, data: { "en-US": [{ id: "7" }] } }],
    ["with nothing in it", { v: 1, exp }, { v: 1, exp }],
  ])("%s", (_, styles, combos) => {
    held.set("sportsbook:allowedStyles", JSON.stringify(styles));
    held.set("sportsbook:combos", JSON.stringify(combos));
    expect(read()).toEqual(NEITHER);
  });

  test("no JSON", () => {
    for (const name of ["allowedStyles", "combos"]) held.set(`sportsbook:${name}`, "{oops");
    expect(read()).toEqual(NEITHER);
  });
});

test("STO-01, STO-02: where storage is blocked or full nothing is lost but the next visit's first answer", () => {
  stub(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  held.set("sportsbook:care", "kept");
  keepBoth();
  expect(read()).toEqual(BOTH);
  expect([...held.keys()]).toEqual(["sportsbook:care"]);
  nextVisit();
  expect(read()).toEqual(NEITHER);
});
