import { describe, expect, test } from "vitest";
import {
  type Attempt,
  attemptAfter,
  type AttemptEvent,
  type AttemptMatch,
  type JournalEntry,
  blocks,
  isLastLook,
  isOpen,
  nextLookUp,
  READY,
} from "./attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Quote } from "./quote.ts";

const quote = (at: number, changes: Partial<Quote> = {}): Quote =>
  Object.freeze({
    sportId: 1,
    matchId: 5,
    marketId: 1,
    couId: 7,
    betPos: 1,
    stage: "today",
    hdp: "0.5",
    outLevel: 0,
    odds: 1.9,
    oddsStyle: 2,
    gameId: 3,
    ticketId: "t",
    bonus: false,
    at,
    ...changes,
  });

const entry = (ref: string, at = 10_000): JournalEntry => ({
  ref,
  account: "a",
  kind: "single",
  quotes: [quote(at - 1000)],
  stake: 100,
  payment: 100,
  combCount: 1,
  at,
  knownIds: [],
});

const confirm = (ref: string, at = 10_000): AttemptEvent => ({
  type: "confirm",
  entry: entry(ref, at),
  press: { at, paintedAt: at - 500 },
});

const run = (events: readonly AttemptEvent[], from: Attempt = READY): Attempt => events.reduce(attemptAfter, from);

const none: AttemptMatch = { found: "none" };
const one: AttemptMatch = { found: "one", betId: "b1" };
const look = (ref: string, at: number, match: AttemptMatch): AttemptEvent[] => [
  { type: "lookUp", ref, at },
  { type: "looked", ref, match, at: at + 100, readAt: at + 100 },
];

describe("a tap", () => {
  test("submits once, and a second one during the submit does nothing", () => {
    const submitting = run([confirm("r1")]);
    expect(submitting.state).toBe("submitting");
    expect(attemptAfter(submitting, confirm("r1"))).toBe(submitting);
    expect(attemptAfter(submitting, confirm("r2"))).toBe(submitting);
  });
  test("within 500 ms of a change of the price does nothing", () => {
    for (const paintedAt of [9_501, Number.POSITIVE_INFINITY, Number.NaN]) {
      const tap = { ...confirm("r1"), press: { at: 10_000, paintedAt } } as AttemptEvent;
      expect(attemptAfter(READY, tap)).toBe(READY);
    }
  });
  test("without a quote or a ref does nothing", () => {
    expect(attemptAfter(READY, { ...confirm("r1"), entry: { ...entry("r1"), quotes: [] } } as AttemptEvent)).toBe(
      READY,
    );
    expect(attemptAfter(READY, confirm(""))).toBe(READY);
  });
});

describe("an accepted bet", () => {
  const accepted = run([confirm("r1"), { type: "accepted", ref: "r1", betIds: ["b1"], at: 11_000 }]);
  test("is being confirmed until the bet list shows it", () => {
    expect(accepted).toMatchObject({ state: "accepted", proof: "confirming", betIds: ["b1"] });
    expect(nextLookUp(accepted)).toBe(12_000);
    const waiting = run([{ type: "looked", ref: "r1", match: none, at: 12_100, readAt: 12_100 }], accepted);
    expect(waiting).toMatchObject({ state: "accepted", proof: "confirming" });
    expect(nextLookUp(waiting)).toBe(13_000);
    const found = run([{ type: "looked", ref: "r1", match: one, at: 13_100, readAt: 13_100 }], waiting);
    expect(found).toMatchObject({ state: "accepted", proof: "found", betIds: ["b1"] });
    expect(nextLookUp(found)).toBeUndefined();
    expect(run([{ type: "looked", ref: "r1", match: one, at: 14_000, readAt: 14_000 }], found)).toBe(found);
  });
  test("that stands twice shows both ids", () => {
    const two: AttemptMatch = { found: "duplicate", betIds: ["b1", "b2"] };
    expect(run([{ type: "looked", ref: "r1", match: two, at: 12_000, readAt: 12_000 }], accepted)).toMatchObject({
      proof: "duplicate",
      betIds: ["b1", "b2"],
    });
    const other: AttemptMatch = { found: "one", betId: "b9" };
    expect(run([{ type: "looked", ref: "r1", match: other, at: 12_000, readAt: 12_000 }], accepted)).toMatchObject({
      proof: "duplicate",
      betIds: ["b1", "b9"],
    });
  });
  test("that stands with another like it says both", () => {
    const several: AttemptMatch = { found: "oneOfSeveral", betId: "b1", alike: ["b2"] };
    expect(run([{ type: "looked", ref: "r1", match: several, at: 12_000, readAt: 12_000 }], accepted)).toMatchObject({
      proof: "duplicate",
      betIds: ["b1", "b2"],
    });
  });
  test("without an id waits for the member where one looks like it", () => {
    const nameless = run([confirm("r1"), { type: "accepted", ref: "r1", betIds: [], at: 11_000 }]);
    const alike: AttemptMatch = { found: "alike", bets: [{ id: "b1" } as BetRecord], alone: true };
    const asked = run([{ type: "looked", ref: "r1", match: alike, at: 12_000, readAt: 12_000 }], nameless);
    expect(asked).toMatchObject({ state: "asked", taken: true });
    expect(run([{ type: "notMine", ref: "r1" }], asked)).toMatchObject({
      state: "accepted",
      proof: "confirming",
      betIds: [],
    });
  });
  test("gives way to a new bet once it is closed, but never for the same ref", () => {
    const ready = run([{ type: "dismiss", ref: "r1" }], accepted);
    expect(attemptAfter(ready, confirm("r1", 20_000))).toBe(ready);
    expect(run([confirm("r2", 20_000)], ready).state).toBe("submitting");
  });
});

describe("a refused bet", () => {
  const refused = run([confirm("r1"), { type: "refused", ref: "r1", why: "belowMinimum" }]);
  test("says why and opens the button for a new tap", () => {
    expect(refused).toMatchObject({ state: "refused", why: "belowMinimum" });
    expect(attemptAfter(refused, confirm("r1"))).toBe(refused);
    const again = confirm("r2") as AttemptEvent & { type: "confirm" };
    const quotes = refused.state === "refused" ? refused.entry.quotes : [];
    const newer = quotes.map((one) => ({ ...one, at: one.at + 1 }));
    // the ticket that was refused is used up
    expect(attemptAfter(refused, { ...again, entry: { ...again.entry, quotes } })).toBe(refused);
    expect(attemptAfter(refused, { ...again, entry: { ...again.entry, quotes: newer } }).state).toBe("submitting");
  });
});

describe("a repriced bet", () => {
  const repriced = run([confirm("r1"), { type: "repriced", ref: "r1", quotes: [quote(11_000)], at: 11_000 }]);
  test("needs a new tap on the new quote, 500 ms after it was painted", () => {
    const tap = (quoteAt: number, at: number): AttemptEvent => ({
      type: "confirm",
      entry: { ...entry("r2", at), quotes: [quote(quoteAt)] },
      press: { at, paintedAt: 11_000 },
    });
    expect(attemptAfter(repriced, tap(10_999, 12_000))).toBe(repriced);
    expect(attemptAfter(repriced, tap(11_000, 11_499))).toBe(repriced);
    expect(attemptAfter(repriced, tap(11_000, 11_500)).state).toBe("submitting");
  });
});

describe("a lost answer", () => {
  const unknown = run([confirm("r1"), { type: "lost", ref: "r1", at: 40_000 }]);
  const looked = run(look("r1", 100_000, none), unknown);
  test("locks the slip and looks for the bet at 1, 2, 4, 8, 15, 30, 60 and 120 s", () => {
    expect(unknown.state).toBe("unknown");
    expect(isOpen(unknown)).toBe(false);
    const times: number[] = [];
    let attempt = unknown;
    for (let time = nextLookUp(attempt); time !== undefined; time = nextLookUp(attempt)) {
      times.push((time - 40_000) / 1000);
      attempt = run(look("r1", time, none), attempt);
    }
    expect(times).toEqual([1, 2, 4, 8, 15, 30, 60, 120]);
    expect(attempt.state).toBe("notFound");
  });
  test("is decided by a look at exactly two minutes, whatever it brings", () => {
    const at = 160_000;
    const before = attemptAfter(looked, { type: "lookUp", ref: "r1", at });
    expect(isLastLook(looked, at - 1)).toBe(false);
    expect(isLastLook(looked, at)).toBe(true);
    expect(isLastLook(unknown, at)).toBe(false);
    expect(isLastLook(READY, at)).toBe(false);
    expect(attemptAfter(before, { type: "looked", ref: "r1", match: none, at, readAt: at }).state).toBe("notFound");
    expect(attemptAfter(before, { type: "lookFailed", ref: "r1", at }).state).toBe("stillUnknown");
    const early = attemptAfter(before, { type: "looked", ref: "r1", match: none, at: at - 1, readAt: at - 1 });
    expect(early).toMatchObject({ state: "unknown", lookedAt: at - 1 });
  });
  test("with bets that look like it waits for the member, and is looked for meanwhile", () => {
    const bet = { id: "b1" } as BetRecord;
    const alike: AttemptMatch = { found: "alike", bets: [bet], alone: true };
    const asked = run(look("r1", 41_000, alike), unknown);
    expect(asked).toMatchObject({ state: "asked", bets: [bet], alone: true, taken: false, since: 40_000 });
    expect(isOpen(asked)).toBe(false);
    expect(nextLookUp(asked)).toBe(42_000);
    expect(blocks(asked, { matchId: 5, couId: 7, betPos: 1 })).toBe(true);
    for (const event of [...look("r1", 42_000, none), { type: "lookFailed", ref: "r1", at: 43_000 } as const]) {
      const after = attemptAfter(asked, event);
      expect(after).toMatchObject({ state: "asked", bets: [bet] });
    }
    expect(attemptAfter(asked, { type: "dismiss", ref: "r1" })).toBe(asked);
    expect(attemptAfter(asked, { type: "mine", ref: "r1", betIds: [], at: 43_000 })).toBe(asked);
    const mine = attemptAfter(asked, { type: "mine", ref: "r1", betIds: ["b1"], at: 43_000 });
    expect(mine).toMatchObject({ state: "accepted", proof: "found", betIds: ["b1"] });
    expect(run(look("r1", 44_000, alike), mine)).toBe(mine);
    const refused = attemptAfter(asked, { type: "notMine", ref: "r1" });
    expect(refused).toMatchObject({ state: "unknown", since: 40_000 });
    expect(attemptAfter(refused, { type: "notMine", ref: "r1" })).toBe(refused);
  });
  test("that was called missing is in doubt again when a bet like it comes, and refusing that ends it", () => {
    const notFound = run(look("r1", 160_000, none), looked);
    const alike: AttemptMatch = { found: "alike", bets: [{ id: "b1" } as BetRecord], alone: true };
    const asked = run([{ type: "looked", ref: "r1", match: alike, at: 170_000, readAt: 170_000 }], notFound);
    expect(asked.state).toBe("asked");
    expect(nextLookUp(asked)).toBeUndefined();
    const refused = attemptAfter(asked, { type: "notMine", ref: "r1" });
    expect(run(look("r1", 171_000, none), refused).state).toBe("notFound");
  });
  test("is settled by a bet in the list, with its real id", () => {
    const found = run(look("r1", 45_000, one), unknown);
    expect(found).toMatchObject({ state: "accepted", proof: "found", betIds: ["b1"] });
  });
  test("stays unknown when the list cannot be read, and only reading it again helps", () => {
    const failed: AttemptEvent[] = [
      { type: "lookUp", ref: "r1", at: 160_000 },
      { type: "lookFailed", ref: "r1", at: 160_100 },
    ];
    const still = run(failed, looked);
    expect(still.state).toBe("stillUnknown");
    expect(nextLookUp(still)).toBeUndefined();
    expect(attemptAfter(still, { type: "dismiss", ref: "r1" })).toBe(still);
    expect(attemptAfter(still, confirm("r2", 200_000))).toBe(still);
    expect(run(look("r1", 200_000, none), still).state).toBe("notFound");
    expect(run(look("r1", 200_000, one), still).state).toBe("accepted");
  });
  test("a reading that fails before the bound goes on by the schedule", () => {
    const failed: AttemptEvent[] = [
      { type: "lookUp", ref: "r1", at: 41_000 },
      { type: "lookFailed", ref: "r1", at: 41_900 },
    ];
    const again = run(failed, unknown);
    expect(again.state).toBe("unknown");
    expect(nextLookUp(again)).toBe(42_000);
  });
  test("that was not found bets only on a quote newer than that, and a bet that shows up late still counts", () => {
    const notFound = run(look("r1", 160_000, none), looked);
    expect(notFound.state).toBe("notFound");
    const tap = (quoteAt: number): AttemptEvent => ({
      type: "confirm",
      entry: { ...entry("r2", 170_000), quotes: [quote(quoteAt)] },
      press: { at: 170_000, paintedAt: 169_000 },
    });
    expect(attemptAfter(notFound, tap(160_100))).toBe(notFound);
    expect(attemptAfter(notFound, tap(160_101)).state).toBe("submitting");
    const closed = run([{ type: "dismiss", ref: "r1" }], notFound);
    expect(attemptAfter(closed, tap(160_100))).toBe(closed);
    expect(run([{ type: "looked", ref: "r1", match: one, at: 171_000, readAt: 171_000 }], notFound).state).toBe(
      "accepted",
    );
  });
  test("blocks its selections and no others, until the outcome is known", () => {
    expect(blocks(unknown, { matchId: 5, couId: 7, betPos: 1 })).toBe(true);
    expect(blocks(unknown, { matchId: 5, couId: 7, betPos: 2 })).toBe(false);
    expect(blocks(run(look("r1", 45_000, one), unknown), { matchId: 5, couId: 7, betPos: 1 })).toBe(false);
    expect(blocks(READY, { matchId: 5, couId: 7, betPos: 1 })).toBe(false);
  });
});

test("a list that cannot be read does not keep a taken bet from being looked for on the schedule", () => {
  const taken = run([confirm("r1"), { type: "accepted", ref: "r1", betIds: ["b1"], at: 11_000 }]);
  const failed = run([{ type: "lookFailed", ref: "r1", at: 12_000 }], taken);
  expect(failed).toMatchObject({ state: "accepted", proof: "confirming", lookedAt: 12_000 });
  expect(nextLookUp(failed)).toBe(13_000);
});

test("a list that is final settles a doubt before the schedule has run out", () => {
  const unknown = run([confirm("r1"), { type: "lost", ref: "r1", at: 40_000 }]);
  const looked = run(
    [
      { type: "lookUp", ref: "r1", at: 42_000 },
      { type: "looked", ref: "r1", match: none, at: 42_100, readAt: 42_100, final: true },
    ],
    unknown,
  );
  expect(looked.state).toBe("notFound");
});

test("an open entry of the journal is unknown when the app starts", () => {
  const resumed = attemptAfter(READY, { type: "resume", entry: entry("r1"), at: 90_000 });
  expect(resumed).toMatchObject({ state: "unknown", since: 90_000 });
  expect(nextLookUp(resumed)).toBe(91_000);
  expect(attemptAfter(resumed, { type: "resume", entry: entry("r2"), at: 91_000 })).toBe(resumed);
});
