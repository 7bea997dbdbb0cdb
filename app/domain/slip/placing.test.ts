import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Attempt, READY } from "./attempt.ts";
import { isSlipArmed, type PlacingLeg, type PlacingQuestion, placingRefusal } from "./placing.ts";

const leg: PlacingLeg = {
  marketId: 1,
  odds: 0.95,
  oddsStyle: 3,
  outright: false,
  status: 3,
  code: 0,
  quotedAt: 95_000,
  move: "same",
};

const question: PlacingQuestion = {
  now: 100_000,
  loggedIn: true,
  paused: false,
  areaAllowed: true,
  openedAt: 98_000,
  legs: [leg],
  parlay: false,
  amount: "100",
  count: 1,
  min: 10,
  max: 50_000,
  balance: 1000,
  quoteLifeMs: 20_000,
  attempt: READY,
  autoAccept: 0,
  accepting: false,
};

const submitting = { state: "submitting" } as Attempt;
const withLeg = (changes: Partial<PlacingLeg>): Partial<PlacingQuestion> => ({ legs: [{ ...leg, ...changes }] });

/** One broken gate each, in the order of asking. */
const broken: [string, Partial<PlacingQuestion>][] = [
  ["notLoggedIn", { loggedIn: false }],
  ["paused", { paused: true }],
  ["areaBlocked", { areaAllowed: false }],
  ["tooSoon", { openedAt: 98_001 }],
  ["updating", withLeg({ status: 7 })],
  ["updating", withLeg({ code: 18 })],
  ["forbidden", withLeg({ code: 19 })],
  ["closed", withLeg({ status: 0 })],
  ["closed", withLeg({ code: 1 })],
  ["bettingBlocked", withLeg({ code: 7 })],
  ["bettingBlocked", withLeg({ code: 9 })],
  ["limitsUnknown", { max: null }],
  ["noPrice", withLeg({ odds: 0 })],
  ["noPrice", withLeg({ odds: 1.5, oddsStyle: 1 })],
  ["empty", { amount: "" }],
  ["belowMin", { amount: "9" }],
  ["aboveMax", { amount: "50001" }],
  ["balanceUnknown", { balance: undefined }],
  ["balanceUnknown", { balance: -5 }],
  ["insufficient", { balance: 99.99 }],
  ["quoteOld", withLeg({ quotedAt: 79_999 })],
  ["underWay", { attempt: submitting }],
  ["priceMoved", withLeg({ move: "worse" })],
];

test("a bet with every gate open may be placed", () => {
  expect(placingRefusal(question)).toBeUndefined();
});

test("a price may be bet on to the end of its life, and one of no known age never", () => {
  expect(placingRefusal({ ...question, ...withLeg({ quotedAt: 80_000 }) })).toBeUndefined();
  expect(placingRefusal({ ...question, ...withLeg({ quotedAt: Number.NaN }) })).toBe("quoteOld");
});

test.each(broken)("%s shuts the gate: %o", (refusal, change) => {
  expect(placingRefusal({ ...question, ...change })).toBe(refusal);
});

test("of two broken gates the first is told", () => {
  const all = broken.filter(([, change]) => !("legs" in change) && !("amount" in change) && !("balance" in change));
  for (const [place, [refusal, change]] of all.entries()) {
    for (const [, later] of all.slice(place + 1).filter(([name]) => name !== refusal)) {
      expect(placingRefusal({ ...question, ...later, ...change })).toBe(refusal);
    }
  }
});

test.each<[string, Partial<PlacingQuestion>]>([
  ["notLoggedIn", { loggedIn: undefined }],
  ["paused", { paused: undefined }],
  ["areaBlocked", { areaAllowed: undefined }],
  ["tooSoon", { openedAt: undefined }],
  ["updating", withLeg({ status: undefined })],
  ["updating", withLeg({ code: undefined })],
  ["limitsUnknown", { min: undefined }],
  ["quoteOld", withLeg({ quotedAt: undefined })],
  ["nothingSelected", { legs: [] }],
  ["nothingSelected", { legs: [leg, leg] }],
])("what is not known shuts the gate: %s", (refusal, change) => {
  expect(placingRefusal({ ...question, ...change })).toBe(refusal);
});

describe("a moved price", () => {
  test.each([
    ["better", 0, false],
    ["better", 1, true],
    ["worse", 1, false],
    ["worse", 2, true],
    ["line", 2, false],
  ] as const)("that is %s under auto-accept %d may be placed: %s", (move, autoAccept, placed) => {
    const asked = { ...question, ...withLeg({ move }), autoAccept };
    expect(placingRefusal(asked)).toBe(placed ? undefined : "priceMoved");
    expect(placingRefusal({ ...asked, accepting: true })).toBeUndefined();
  });
});

describe("a parlay", () => {
  const parlay: PlacingQuestion = {
    ...question,
    parlay: true,
    count: 4,
    legs: [1, 5, 16].map((marketId) => ({ ...leg, marketId, odds: 1.9, oddsStyle: 2 })),
  };
  test("is charged its total and asked in decimal prices", () => {
    expect(placingRefusal(parlay)).toBeUndefined();
    expect(placingRefusal({ ...parlay, balance: 399.99 })).toBe("insufficient");
    expect(placingRefusal({ ...parlay, legs: parlay.legs.with(0, { ...leg, odds: 0.95, oddsStyle: 3 }) })).toBe(
      "noPrice",
    );
  });
  test("with one closed leg or a broken list rule waits", () => {
    expect(placingRefusal({ ...parlay, legs: parlay.legs.with(2, { ...leg, odds: 1.9, status: 0 }) })).toBe("closed");
    expect(placingRefusal({ ...parlay, list: "repeated" })).toBe("repeated");
  });
});

test("an outright is not closed by its flags", () => {
  expect(
    placingRefusal({ ...question, ...withLeg({ marketId: 100, odds: 6, outright: true, status: 0 }) }),
  ).toBeUndefined();
});

test("a lost refresh leaves the last price standing until it is too old", () => {
  expect(placingRefusal({ ...question, ...withLeg({ code: -2 }) })).toBeUndefined();
  expect(placingRefusal({ ...question, ...withLeg({ code: -2, quotedAt: 70_000 }) })).toBe("quoteOld");
});

test("betting is allowed from 2 s after opening", () => {
  expect([0, 1999, 2000, 2500].map((ms) => isSlipArmed(1000, 1000 + ms))).toEqual([false, false, true, true]);
  expect(isSlipArmed(Number.NaN, 1000)).toBe(false);
});

test("no broken gate is ever passed, whatever else is true", () => {
  const change = fc.constantFrom(...broken.map(([, one]) => one));
  fc.assert(
    fc.property(change, change, (first, second) => {
      expect(placingRefusal({ ...question, ...first, ...second })).toBeDefined();
    }),
  );
});
