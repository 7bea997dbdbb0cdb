import { describe, expect, test } from "vitest";
import {
  type CashOutAttempt,
  cashOutAfter,
  type CashOutEntry,
  type CashOutEvent,
  nextSaleLook,
  SALE_READY,
} from "./cashOutAttempt.ts";

const entry: CashOutEntry = {
  ref: "r1",
  owner: "o",
  betId: "88",
  amount: 250,
  rate: 0.92,
  at: 10_000,
  knownSales: [],
};

const pending = { entry, since: 40_000, lookedAt: 41_000, firstLook: 41_000 };

const STATES = {
  submitting: { state: "submitting", entry },
  unknown: { state: "unknown", ...pending },
  stillUnknown: { state: "stillUnknown", ...pending },
  notFound: { state: "notFound", entry, at: 160_000 },
  confirming: { state: "sold", ...pending, back: 230, proof: "confirming" },
  found: { state: "sold", ...pending, back: 230, proof: "found" },
  refused: { state: "refused", entry, code: 2, said: "" },
  worse: { state: "worse", entry, rate: 0.9, at: 50_000 },
} satisfies Record<string, CashOutAttempt>;

type Name = keyof typeof STATES;

const sale = { id: "s1", amount: 250, back: 230, at: "2026-11-21T09:30:00Z" };
const looked = (name: Name, at: number, ...sales: (typeof sale)[]) =>
  cashOutAfter(STATES[name], { type: "looked", ref: "r1", sales, at, readAt: at });
const lookFailed = (name: Name, at: number) => cashOutAfter(STATES[name], { type: "lookFailed", ref: "r1", at });

describe("a record that was read", () => {
  test.each<Name>(["unknown", "stillUnknown", "confirming"])("proves a cash-out that is %s", (name) => {
    expect(looked(name, 50_000, sale)).toEqual({
      state: "sold",
      ...pending,
      lookedAt: 50_000,
      back: 230,
      proof: "found",
    });
  });

  test.each<Name>(["submitting", "notFound", "found", "refused", "worse"])("says nothing of one that is %s", (name) => {
    expect(looked(name, 200_000, sale)).toBe(STATES[name]);
    expect(looked(name, 200_000)).toBe(STATES[name]);
  });

  test("without it leaves one that the server took to be confirmed, and by the answer alone after two minutes", () => {
    for (const look of [looked, lookFailed]) {
      const times = [50_000, 159_999, 160_000];
      expect(times.map((at) => look("confirming", at))).toEqual(
        times.map((at) => ({
          ...STATES.confirming,
          lookedAt: at,
          proof: at < 160_000 ? "confirming" : "answered",
        })),
      );
    }
  });

  test("and could not be read, says nothing of one that is not looked for", () => {
    for (const name of ["submitting", "notFound", "refused", "worse"] as const)
      expect(lookFailed(name, 200_000)).toBe(STATES[name]);
    expect(lookFailed("stillUnknown", 200_000)).toEqual({ ...STATES.stillUnknown, lookedAt: 200_000 });
    expect(lookFailed("unknown", 50_000)).toEqual({ ...STATES.unknown, lookedAt: 50_000 });
  });
});

test("the record is read for what is in doubt, and for what the answer alone says", () => {
  const names: readonly Name[] = [
    "unknown",
    "confirming",
    "found",
    "stillUnknown",
    "notFound",
    "submitting",
    "refused",
  ];
  expect(names.map((name) => nextSaleLook(STATES[name]))).toEqual([42_000, 42_000, ...Array(5).fill(undefined)]);
});

test.each(Object.keys(STATES).filter((name) => name !== "submitting") as Name[])(
  "an answer counts for an order that is out, and is nothing to one that is %s",
  (name) => {
    const answers: readonly CashOutEvent[] = [
      { type: "sold", ref: "r1", back: 200, at: 50_000 },
      { type: "refused", ref: "r1", code: 4, said: "closed" },
      { type: "worse", ref: "r1", rate: 0.8, at: 50_000 },
      { type: "lost", ref: "r1", at: 50_000 },
    ];
    for (const answer of answers) expect(cashOutAfter(STATES[name], answer)).toBe(STATES[name]);
    const since = { entry, since: 50_000, lookedAt: 50_000 };
    expect(answers.map((answer) => cashOutAfter(STATES.submitting, answer))).toEqual([
      { state: "sold", ...since, back: 200, proof: "confirming" },
      { state: "refused", entry, code: 4, said: "closed" },
      { state: "worse", entry, rate: 0.8, at: 50_000 },
      { state: "unknown", ...since },
    ]);
  },
);

test("what is told is closed, what is in doubt is not", () => {
  const closed = (name: Name) => cashOutAfter(STATES[name], { type: "dismiss", ref: "r1" });
  for (const name of ["confirming", "found", "notFound", "refused", "worse"] as const)
    expect(closed(name)).toBe(SALE_READY);
  for (const name of ["submitting", "unknown", "stillUnknown"] as const) expect(closed(name)).toBe(STATES[name]);
});

describe("a new tap", () => {
  const tap = (attempt: CashOutAttempt, more: Partial<CashOutEntry> = {}) =>
    cashOutAfter(attempt, {
      type: "confirm",
      entry: { ...entry, ref: "r2", ...more },
      press: { at: 300_000, paintedAt: 1 },
      quotedAt: 299_000,
    }).state;

  test("starts nothing beside one that was taken, nor without an amount or a rate", () => {
    expect([tap(STATES.confirming), tap(STATES.found)]).toEqual(["sold", "sold"]);
    expect([tap(SALE_READY, { amount: 0 }), tap(SALE_READY, { rate: 0 })]).toEqual(["ready", "ready"]);
    expect(tap(STATES.refused)).toBe("submitting");
  });

  test("never has the ref of the one before", () => {
    expect(tap(STATES.refused, { ref: "r1" })).toBe("refused");
    expect(tap(SALE_READY, { ref: "r1" })).toBe("submitting");
  });
});

test("an open entry of an earlier page is looked for, but not beside another", () => {
  const resume: CashOutEvent = { type: "resume", entry: { ...entry, ref: "r2" }, at: 90_000 };
  expect(cashOutAfter(SALE_READY, resume)).toMatchObject({ state: "unknown", since: 90_000 });
  expect(cashOutAfter(STATES.refused, resume)).toBe(STATES.refused);
});
