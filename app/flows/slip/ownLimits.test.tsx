import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { entryOf } from "#app/flows/testing/lostBet.ts";
import { persistCare } from "#app/stores/care.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { closeLine, noteSaw, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { dropEntry } from "#app/stores/storage/storage.ts";
import { countSpent, isWithinOwnLimits, setOwnLimit, uncountSpent, watchCare } from "./ownLimits.ts";

const EVENING = Date.parse("2026-11-22T03:50:00Z");
/** After 04:00 UTC, at which the report day changes. */
const MORNING = Date.parse("2026-11-22T04:10:00Z");

const NOON = Date.parse("2026-11-22T12:00:00Z");

const account = "own limits";
const owner = ownerOf(account);

const CARE = { name: "care", version: 1 };

/** A page of the member, as each tab is one. */
function page(): App {
  const app = testApp();
  persistCare(app);
  useSession.of(app).setState({ phase: "member", account });
  return app;
}

/** What storage holds of the member's day: all tabs read the same. */
const tally = (): { readonly spent: number; readonly minutes: number; readonly day: string } =>
  JSON.parse(localStorage.getItem("sportsbook:care") ?? "{}").data.of[owner].tally;

let refs = 0;

/** A bet that was tapped now: its line in the journal, taken under an id like its ref. */
function tapped() {
  const entry = entryOf(`own ${++refs}`, owner, { at: Date.now() });
  openLine(entry);
  closeLine(entry.ref, "accepted", [entry.ref]);
  return entry;
}

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING });
  dropEntry(CARE);
});

afterEach(() => vi.useRealTimers());

test("a bet in doubt may stand: until its outcome is known, the limit holds with it (OPS-13)", () => {
  const app = page();
  setOwnLimit(app, "spend", 100, EVENING);
  const fits = (payment: number): boolean => isWithinOwnLimits(app, payment, EVENING);
  openLine(entryOf("doubt", owner, { payment: 79.99 }));
  openLine(entryOf("theirs", ownerOf("another"), { payment: 50 }));
  expect([20.01, 20.02].map(fits)).toEqual([true, false]);
  // found: it counts once
  countSpent(app, entryOf("doubt", owner), 79.99);
  expect([20.01, 20.02].map(fits)).toEqual([true, false]);
  closeLine("doubt", "accepted", ["b1"]);
  openLine(entryOf("missing", owner, { payment: 20.01 }));
  expect(fits(0.01)).toBe(false);
  closeLine("missing", "notFound");
  expect(fits(20.01)).toBe(true);
});

describe("a bet counts for the report day of its first count", () => {
  test("so that a refusal on the next day takes nothing off that day", () => {
    const app = page();
    setOwnLimit(app, "spend", 100, EVENING);
    const entry = tapped();
    countSpent(app, entry, 100);
    vi.setSystemTime(MORNING);
    // the list proves it after the day has changed, and the bookmaker refuses it then
    countSpent(app, entry, 100);
    uncountSpent(app, entry.ref);
    countSpent(app, tapped(), 60);
    expect(tally()).toEqual({ day: reportDay(MORNING), spent: 60, minutes: 0 });
    expect([40, 41].map((payment) => isWithinOwnLimits(app, payment, MORNING))).toEqual([true, false]);
    closeDialog(app);
  });

  test("also if another page counted it, and for a line without the day, as earlier versions wrote it", () => {
    const entry = tapped();
    countSpent(page(), entry, 100);
    const old = tapped();
    noteSaw(old.ref, { counted: 100 });
    vi.setSystemTime(MORNING);
    const later = page();
    countSpent(later, tapped(), 60);
    countSpent(later, entry, 98);
    countSpent(later, old, 90);
    expect(tally().spent).toBe(60);
  });

  test("whatever is counted, proved and refused when, a day holds what was first counted on it", () => {
    const step = fc.record({
      /** The bet, its payment as the list has it, in cents, and how long after the step before, ms. */
      bet: fc.nat(5),
      cents: fc.integer({ min: 1, max: 100_000 }),
      refused: fc.boolean(),
      later: fc.nat(12 * 3_600_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        vi.setSystemTime(EVENING);
        dropEntry(CARE);
        const app = page();
        const bets = Array.from({ length: 6 }, tapped);
        const held = new Map<number, { day: string; cents: number; refused: boolean }>();
        for (const { bet, cents, refused, later } of steps) {
          vi.advanceTimersByTime(later);
          const entry = bets[bet];
          const before = held.get(bet);
          if (entry === undefined || before?.refused === true) continue;
          if (refused && before !== undefined) {
            uncountSpent(app, entry.ref);
            held.set(bet, { ...before, refused });
          } else {
            countSpent(app, entry, cents / 100);
            held.set(bet, { day: before?.day ?? reportDay(Date.now()), cents, refused: false });
          }
          const today = reportDay(Date.now());
          const counted = [...held.values()].filter((one) => one.day === today && !one.refused);
          expect(tally().day).toBe(today);
          expect(Math.round(tally().spent * 100)).toBe(counted.reduce((sum, one) => sum + one.cents, 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("two tabs of one member", () => {
  beforeEach(() => vi.setSystemTime(NOON));

  test("take a refused bet back once, though both have counted it", () => {
    const [one, other] = [page(), page()];
    const entry = tapped();
    countSpent(one, tapped(), 100);
    countSpent(one, entry, 50);
    countSpent(other, entry, 50);
    uncountSpent(other, entry.ref);
    uncountSpent(one, entry.ref);
    expect(tally().spent).toBe(100);
  });

  test("take it back whole where one has corrected it, and again where a late list has counted it again", () => {
    const [one, other] = [page(), page()];
    const entry = tapped();
    countSpent(one, tapped(), 100);
    countSpent(one, entry, 50);
    countSpent(other, entry, 48);
    uncountSpent(one, entry.ref);
    expect(tally().spent).toBe(100);
    countSpent(other, entry, 48);
    uncountSpent(other, entry.ref);
    expect(tally().spent).toBe(100);
  });

  test("lose nothing of what the other has counted", () => {
    const [one, other] = [page(), page()];
    countSpent(one, tapped(), 30);
    countSpent(other, tapped(), 50);
    countSpent(one, tapped(), 20);
    expect(tally().spent).toBe(100);
    setOwnLimit(one, "spend", 100, NOON);
    expect(isWithinOwnLimits(other, 1, NOON)).toBe(false);
    closeDialog(other);
  });

  test.each([[0], [20_000], [59_000]])("side by side, %d ms apart, count the same minutes once", (apart) => {
    const stops = [watchCare(page())];
    vi.advanceTimersByTime(apart);
    stops.push(watchCare(page()));
    vi.advanceTimersByTime(30 * 60_000);
    for (const stop of stops) stop();
    expect([30, 31]).toContain(tally().minutes);
  });

  test("one after the other count on, without a gap of more than a minute", () => {
    const visible = vi.spyOn(document, "visibilityState", "get");
    const first = watchCare(page());
    vi.advanceTimersByTime(10 * 60_000 + 40_000);
    first();
    const second = watchCare(page());
    vi.advanceTimersByTime(10 * 60_000);
    visible.mockReturnValue("hidden");
    vi.advanceTimersByTime(10 * 60_000);
    second();
    visible.mockRestore();
    expect([20, 21]).toContain(tally().minutes);
  });

  test("go on counting after the device's clock was set back", () => {
    const stop = watchCare(page());
    vi.advanceTimersByTime(5 * 60_000);
    vi.setSystemTime(NOON - 600_000);
    vi.advanceTimersByTime(5 * 60_000);
    stop();
    expect(tally().minutes).toBe(10);
  });
});
