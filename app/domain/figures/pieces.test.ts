import fc from "fast-check";
import { expect, test } from "vitest";
import { earliestDay } from "#app/domain/time/dateRange.ts";
import { addDays, daysBetween } from "#app/domain/time/days.ts";
import { daysIn, piecesOf } from "./pieces.ts";

test("FIG-01: two months are three calls, newest first, and seven days are two of the same", () => {
  expect(piecesOf("2026-11-22", "2026-09-22")).toEqual([
    { from: "2026-11-21", to: "2026-11-22" },
    { from: "2026-10-22", to: "2026-11-20" },
    { from: "2026-09-22", to: "2026-10-21" },
  ]);
  expect(piecesOf("2026-11-22", "2026-11-16")).toEqual([
    { from: "2026-11-21", to: "2026-11-22" },
    { from: "2026-10-22", to: "2026-11-20" },
  ]);
});

test("FIG-01: whatever the day, four calls of at most 30 dates hold each of two months once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
      const today = addDays("2024-01-01", days);
      const from = earliestDay(today);
      const pieces = piecesOf(today, from);
      expect(pieces.length).toBeLessThanOrEqual(4);
      for (const one of pieces) expect(daysBetween(one.from, one.to)).toBeLessThan(30);
      expect(daysIn({ from, to: today }, pieces)).toBe(daysBetween(from, today) + 1);
    }),
  );
});
