import { describe, expect, test } from "vitest";
import { type Attempt, type JournalEntry, READY } from "./attempt.ts";
import { attemptsAfter, attemptWith, isAnyInDoubt, NO_ATTEMPTS, withSlipLeft } from "./attempts.ts";
import { pickOf, quoteOf } from "./testing/slips.ts";

const entryOf = (ref: string): JournalEntry => ({
  ref,
  account: "jason",
  kind: "single",
  quotes: [quoteOf(pickOf(5))],
  stake: 10,
  payment: 10,
  combCount: 1,
  at: 96_000,
  knownIds: [],
});

const unknown = (ref: string): Attempt => ({ state: "unknown", entry: entryOf(ref), since: 97_000, lookedAt: 97_000 });
const accepted = (ref: string): Attempt => ({
  state: "accepted",
  entry: entryOf(ref),
  since: 97_000,
  lookedAt: 97_000,
  betIds: ["71"],
  proof: "confirming",
});
const refused = (ref: string): Attempt => ({ state: "refused", entry: entryOf(ref), why: "4" });
const missing = (ref: string): Attempt => ({ state: "notFound", entry: entryOf(ref), at: 217_000 });

const STATES: readonly (readonly [Attempt, boolean])[] = [
  [READY, false],
  [{ state: "submitting", entry: entryOf("a") }, true],
  [unknown("a"), true],
  [{ ...unknown("a"), state: "reconciling" } as Attempt, true],
  [{ ...unknown("a"), state: "asked", bets: [], alone: false, taken: false } as Attempt, true],
  [{ ...unknown("a"), state: "stillUnknown" } as Attempt, true],
  [accepted("a"), false],
  [refused("a"), false],
  [missing("a"), false],
];

describe("an event", () => {
  test("goes to the attempt of the slip, or to the one aside that it names", () => {
    const attempts = { current: unknown("a"), aside: [unknown("b"), unknown("c")] };
    const first = attemptsAfter(attempts, { type: "lookUp", ref: "a", at: 98_000 });
    expect(first?.attempts).toMatchObject({ current: { state: "reconciling" }, aside: [{ state: "unknown" }, {}] });
    const last = attemptsAfter(attempts, { type: "lookUp", ref: "c", at: 98_000 });
    expect(last?.changed).toMatchObject({ state: "reconciling", entry: { ref: "c" }, lookedAt: 98_000 });
    expect(last?.attempts).toMatchObject({
      current: { state: "unknown" },
      aside: [{ state: "unknown" }, { state: "reconciling" }],
    });
  });

  test("that is legal for none of them changes nothing", () => {
    const attempts = { current: READY, aside: [refused("b")] };
    expect(attemptsAfter(attempts, { type: "lookUp", ref: "b", at: 98_000 })).toBeUndefined();
    expect(attemptsAfter(attempts, { type: "lookUp", ref: "z", at: 98_000 })).toBeUndefined();
    expect(attemptsAfter(NO_ATTEMPTS, { type: "lookUp", ref: "b", at: 98_000 })).toBeUndefined();
  });

  test("that ends one aside takes it away", () => {
    const attempts = { current: unknown("a"), aside: [missing("b"), unknown("c")] };
    const after = attemptsAfter(attempts, { type: "dismiss", ref: "b" });
    expect(after?.attempts.aside).toEqual([unknown("c")]);
    expect(after?.changed.state).toBe("ready");
  });
});

test("an attempt is found by its ref wherever it stands; a slip that is ready has none", () => {
  const attempts = { current: unknown("a"), aside: [unknown("b")] };
  expect(attemptWith(attempts, "a")).toBe(attempts.current);
  expect(attemptWith(attempts, "b")).toBe(attempts.aside[0]);
  expect(attemptWith({ ...attempts, current: READY }, "a")).toBeUndefined();
});

describe("a slip that is left", () => {
  test("keeps aside what is in doubt or taken, behind what was there", () => {
    expect(withSlipLeft({ current: unknown("a"), aside: [unknown("b")] }).aside).toEqual([unknown("b"), unknown("a")]);
    expect(withSlipLeft({ current: accepted("a"), aside: [] }).aside).toEqual([accepted("a")]);
    expect(withSlipLeft({ current: refused("a"), aside: [] }).aside).toEqual([]);
    expect(withSlipLeft({ current: missing("a"), aside: [] }).aside).toEqual([]);
  });

  test("starts afresh, and with prices used up up to a moment", () => {
    expect(withSlipLeft({ current: unknown("a"), aside: [] }).current).toBe(READY);
    expect(withSlipLeft({ current: unknown("a"), aside: [] }, 98_000).current).toEqual({
      state: "ready",
      freshAfter: 98_000,
      lastRef: undefined,
    });
  });
});

test.each(STATES)("$state is in doubt: %s", (attempt, doubt) => {
  expect(isAnyInDoubt({ current: attempt, aside: [] })).toBe(doubt);
  expect(isAnyInDoubt({ current: READY, aside: [READY, attempt] })).toBe(doubt);
});
