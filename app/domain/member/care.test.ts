import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakEnd, isCareOn, limitNow, ownRefusal, tallyOf, withLimit } from "./care.ts";

const NOW = 1_000_000;
const DAY = 86_400_000;

describe("a break from betting", () => {
  const none = { spend: undefined, minutes: undefined };
  const tally = { day: "2026-11-21", spent: 0, minutes: 0 } as const;

  test("takes no bet until its end, whatever else is allowed", () => {
    const end = breakEnd(0, 7, NOW);
    expect(end).toBe(NOW + 7 * DAY);
    expect(ownRefusal(1, tally, { ...none, onBreak: end > NOW })).toBe("break");
    expect(ownRefusal(1, tally, { ...none, onBreak: end > NOW + 7 * DAY })).toBeUndefined();
  });

  test("can be made longer, never shorter", () => {
    const end = breakEnd(0, 7, NOW);
    expect(breakEnd(end, 1, NOW + DAY)).toBe(end);
    expect(breakEnd(end, 30, NOW + DAY)).toBe(NOW + 31 * DAY);
  });

  test("is care while it lasts", () => {
    const own = { remind: 0, spend: { value: undefined }, minutes: { value: undefined }, breakUntil: NOW + DAY };
    expect([isCareOn(own, 0, NOW), isCareOn(own, 0, NOW + DAY)]).toEqual([true, false]);
  });
});

describe("a limit of the member's own", () => {
  test("is in force at once when it is tighter", () => {
    expect(withLimit({ value: undefined }, 100, NOW)).toEqual({ value: 100 });
    expect(withLimit({ value: 100 }, 50, NOW)).toEqual({ value: 50 });
  });
  test("waits 24 h when it is looser, or taken off", () => {
    const looser = withLimit({ value: 100 }, 200, NOW);
    expect([limitNow(looser, NOW), limitNow(looser, NOW + DAY - 1), limitNow(looser, NOW + DAY)]).toEqual([
      100, 100, 200,
    ]);
    const off = withLimit({ value: 100 }, undefined, NOW);
    expect([limitNow(off, NOW + DAY - 1), limitNow(off, NOW + DAY)]).toEqual([100, undefined]);
  });
  test("forgets a loosening that waits when it is tightened, or set to what it is", () => {
    const looser = withLimit({ value: 100 }, 200, NOW);
    expect(withLimit(looser, 80, NOW + 1)).toEqual({ value: 80 });
    expect(withLimit(looser, 100, NOW + 1)).toEqual({ value: 100 });
  });
  test("is never looser within 24 h than it was, whatever is asked for", () => {
    const wish = fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(fc.tuple(wish, fc.nat(3_600_000)), { maxLength: 20 }),
        (first, wishes) => {
          let limit = withLimit({ value: undefined }, first, 0);
          let [now, tightest] = [0, first];
          for (const [wanted, later] of wishes) {
            now += later;
            limit = withLimit(limit, wanted, now);
            if (now >= DAY) return;
            const held = limitNow(limit, now) ?? Infinity;
            expect(held).toBeLessThanOrEqual(tightest);
            tightest = Math.min(tightest, held);
          }
        },
      ),
    );
  });
});

describe("a bet against the member's own limits", () => {
  const tally = { day: "2026-11-21", spent: 90.1, minutes: 59 };
  test.each([
    [9.9, { spend: 100, minutes: undefined }, undefined],
    [9.91, { spend: 100, minutes: undefined }, "spend"],
    [1_000, { spend: undefined, minutes: undefined }, undefined],
    [1, { spend: undefined, minutes: 60 }, undefined],
    [1, { spend: undefined, minutes: 59 }, "minutes"],
  ] as const)("of %d under %o: %s", (payment, limits, refusal) => {
    expect(ownRefusal(payment, tally, limits)).toBe(refusal);
  });
});

test("another report day counts from nothing", () => {
  const tally = { day: "2026-11-21", spent: 90, minutes: 59 };
  expect(tallyOf(tally, "2026-11-21")).toBe(tally);
  expect(tallyOf(tally, "2026-11-22")).toEqual({ day: "2026-11-22", spent: 0, minutes: 0 });
  expect(tallyOf(undefined, "2026-11-22")).toEqual({ day: "2026-11-22", spent: 0, minutes: 0 });
});
