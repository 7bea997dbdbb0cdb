import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { isDay } from "./dates.ts";
import { addDays, addMonths, daysBetween, weekdayOf } from "./days.ts";

const ownZone = process.env["TZ"];
afterEach(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

// zones whose summer time begins or ends at midnight, and the two ends of the world
test.each([
  ["America/Sao_Paulo", "2018-11-04"],
  ["Africa/Cairo", "2026-04-24"],
  ["Asia/Beirut", "2026-03-29"],
  ["America/Havana", "2026-11-01"],
  ["Europe/London", "2026-10-25"],
  ["Pacific/Kiritimati", "2026-01-01"],
  ["Pacific/Pago_Pago", "2026-12-31"],
])("days are the same on a device in %s, whose clock changes on %s", (zone, changes) => {
  process.env["TZ"] = zone;
  const at = Date.parse(`${changes}T00:00:00Z`);
  const dayOf = (days: number) => new Date(at + days * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (from, days) => {
      const [start, end] = [dayOf(from), dayOf(from + days)];
      expect([addDays(start, days), daysBetween(start, end), isDay(end)]).toEqual([end, days, true]);
      expect(weekdayOf(end) % 7).toBe(new Date(`${end}T12:00:00Z`).getUTCDay());
    }),
  );
  expect([-1, 0, 1].map((days) => addDays(changes, days))).toEqual([-1, 0, 1].map(dayOf));
});

test("a month later is the same date, or the last one of a shorter month", () => {
  expect(addMonths("2026-12-31", 2)).toBe("2027-02-28");
  expect(addMonths("2026-11-21", -2)).toBe("2026-09-21");
  expect(addMonths("2028-03-31", -1)).toBe("2028-02-29");
});
