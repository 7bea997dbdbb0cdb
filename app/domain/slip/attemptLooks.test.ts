import { describe, expect, test } from "vitest";
import {
  type Attempt,
  attemptAfter,
  type AttemptMatch,
  concerns,
  type JournalEntry,
  newerThan,
  READY,
} from "./attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { entryOf, pickOf, quoteOf } from "./testing/slips.ts";

const [first, second] = [pickOf(5), pickOf(6)];
const entry: JournalEntry = { ...entryOf(), quotes: [quoteOf(first, { at: 9_000 }), quoteOf(second, { at: 8_000 })] };

const bet = (id: string) => ({ id }) as BetRecord;
const pending = { entry, since: 40_000, lookedAt: 41_000 };
const asking = { state: "asked", ...pending, bets: [bet("b1"), bet("b2")], alone: false } as const;

const STATES = {
  submitting: { state: "submitting", entry },
  unknown: { state: "unknown", ...pending },
  reconciling: { state: "reconciling", ...pending },
  asked: { ...asking, taken: false },
  stillUnknown: { state: "stillUnknown", ...pending },
  notFound: { state: "notFound", entry, at: 160_000 },
  confirming: { state: "accepted", ...pending, betIds: [], proof: "confirming" },
  found: { state: "accepted", ...pending, betIds: ["b1"], proof: "found" },
  refused: { state: "refused", entry, why: "belowMinimum" },
  repriced: { state: "repriced", entry, quotes: [quoteOf(first, { at: 11_000 })], at: 11_000 },
} satisfies Record<string, Attempt>;

type Name = keyof typeof STATES;

const looked = (attempt: Attempt, match: AttemptMatch) =>
  attemptAfter(attempt, { type: "looked", ref: "r1", match, at: 50_000, readAt: 50_000 });
const lookFailed = (attempt: Attempt) => attemptAfter(attempt, { type: "lookFailed", ref: "r1", at: 50_000 });
const alike = (...ids: string[]): AttemptMatch => ({ found: "alike", bets: ids.map(bet), alone: false });

test("the first attempt takes every price, and no ref is used up", () => {
  expect(READY).toEqual({ state: "ready", freshAfter: 0, lastRef: undefined });
});

describe("a list that was read for something else", () => {
  test.each<Name>(["unknown", "reconciling", "asked", "stillUnknown", "notFound", "confirming"])(
    "proves an attempt that is %s",
    (name) => {
      const after = looked(STATES[name], { found: "one", betId: "b7" });
      expect(after).toMatchObject({ state: "accepted", proof: "found", betIds: ["b7"] });
    },
  );

  test.each<Name>(["submitting", "refused", "repriced"])("says nothing of one that is %s", (name) => {
    expect(looked(STATES[name], { found: "one", betId: "b7" })).toBe(STATES[name]);
    expect(looked(STATES[name], alike("b7"))).toBe(STATES[name]);
  });

  test.each<Name>(["unknown", "stillUnknown", "notFound", "found"])(
    "and does not show it, leaves one that is %s as it is",
    (name) => {
      expect(looked(STATES[name], { found: "none" })).toBe(STATES[name]);
    },
  );

  test.each<Name>(["asked", "confirming"])(
    "counts as a look for one that is %s, also where it cannot be read",
    (name) => {
      const after = { ...STATES[name], lookedAt: 50_000, firstLook: 50_000 };
      expect(looked(STATES[name], { found: "none" })).toEqual(after);
      expect(lookFailed(STATES[name])).toEqual(after);
    },
  );

  test.each<Name>(["unknown", "stillUnknown", "notFound", "found", "refused"])(
    "and cannot be read, leaves one that is %s as it is",
    (name) => {
      expect(lookFailed(STATES[name])).toBe(STATES[name]);
    },
  );

  test("with bets that look like it asks of each that is in doubt, and of no bet that was found", () => {
    const names: readonly Name[] = ["unknown", "reconciling", "stillUnknown", "notFound", "confirming", "found"];
    const states = names.map((name) => looked(STATES[name], alike("b8")).state);
    expect(states).toEqual(["asked", "asked", "asked", "asked", "asked", "accepted"]);
  });
});

describe("an attempt that asks which bet is its own", () => {
  const bets = (attempt: Attempt) => (attempt.state === "asked" ? attempt.bets : undefined);

  test("keeps what it shows while the list has the same bets, and shows others", () => {
    expect(bets(looked(STATES.asked, alike("b1", "b2")))).toBe(asking.bets);
    for (const ids of [["b1", "b3"], ["b3", "b2"], ["b1"], ["b1", "b2", "b3"]])
      expect(bets(looked(STATES.asked, alike(...ids)))).toEqual(ids.map(bet));
  });

  test("stays taken, or not, by what the server said", () => {
    expect(looked({ ...asking, taken: true }, alike("b1"))).toMatchObject({ state: "asked", taken: true });
    expect(looked(STATES.asked, alike("b1"))).toMatchObject({ state: "asked", taken: false });
  });
});

test("a closed outcome leaves a slip that takes every price but for its ref; what is in doubt is not closed", () => {
  const ready = { state: "ready", freshAfter: 0, lastRef: "r1" };
  const closed = (name: Name) => attemptAfter(STATES[name], { type: "dismiss", ref: "r1" });
  expect((["found", "refused", "repriced"] as const).map(closed)).toEqual([ready, ready, ready]);
  expect(closed("notFound")).toEqual({ ...ready, freshAfter: 160_000 });
  for (const name of ["submitting", "unknown", "asked", "stillUnknown"] as const)
    expect(closed(name)).toBe(STATES[name]);
});

test.each(Object.keys(STATES).filter((name) => name !== "submitting") as Name[])(
  "an answer counts for an order that is out, and is nothing to one that is %s",
  (name) => {
    const answers = [
      { type: "accepted", ref: "r1", betIds: ["b9"], at: 50_000 },
      { type: "refused", ref: "r1", why: "busy" },
      { type: "repriced", ref: "r1", quotes: [quoteOf(first, { at: 50_000 })], at: 50_000 },
      { type: "lost", ref: "r1", at: 50_000 },
    ] as const;
    for (const answer of answers) expect(attemptAfter(STATES[name], answer)).toBe(STATES[name]);
    expect(answers.map((answer) => attemptAfter(STATES.submitting, answer).state)).toEqual([
      "accepted",
      "refused",
      "repriced",
      "unknown",
    ]);
  },
);

test("a new tap needs prices that are newer than all that were used up", () => {
  const names: readonly Name[] = ["refused", "repriced", "notFound", "found", "unknown"];
  expect(names.map((name) => newerThan(STATES[name]))).toEqual([9_000, 10_999, 160_000, -Infinity, -Infinity]);
  expect(newerThan({ state: "ready", freshAfter: 7, lastRef: undefined })).toBe(7);
});

test("an attempt is about each of its legs, and a slip without one about nothing", () => {
  const picks = [first, second, pickOf(6, { betPos: 2 })];
  expect(picks.map((pick) => concerns(STATES.unknown, pick))).toEqual([true, true, false]);
  expect(picks.map((pick) => concerns(READY, pick))).toEqual([false, false, false]);
});
