import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { earliestDay, rangeRefusal, weekOf } from "./dateRange.ts";
import { isDay, reportDay, reportDayRange } from "./dates.ts";
import { addDays, daysBetween } from "./days.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };
import { offerPlace } from "#app/domain/vectors/reference.ts";

interface DateRow {
  id: string;
  rule: string;
  utc: string;
  reportDay: string;
  yesterday: string;
  fromUtc: string;
  toUtcExclusive: string;
  today: string;
  start: string;
  end: string;
  days: number;
  result: string;
  earliest: string;
  now: string;
  kickOff: string;
  live: boolean;
  tab: string;
  dayIndex: number;
  inWeekView: boolean;
}

const of = (rule: string) => vectors.rows.filter((row) => row.rule.startsWith(rule)) as unknown as DateRow[];

test.each(of("TIME-REPORT-DAY"))("$id $utc belongs to $reportDay", ({ utc, reportDay: day, yesterday }) => {
  expect(reportDay(Date.parse(utc))).toBe(day);
  expect(addDays(day, -1)).toBe(yesterday);
});

test.each(of("TIME-REPORT-RANGE"))("$id $reportDay runs from $fromUtc", (row) => {
  const { from, to } = reportDayRange(row.reportDay);
  expect([from, to]).toEqual([Date.parse(row.fromUtc), Date.parse(row.toUtcExclusive)]);
});

test.each(of("TIME-RANGE"))(
  "$id $start to $end on $today is $result",
  ({ today, start, end, days, result, earliest }) => {
    expect(daysBetween(start, end)).toBe(days);
    expect(earliestDay(today)).toBe(earliest);
    expect(rangeRefusal(today, start, end) ?? "ok").toBe(result);
  },
);

test("spec §5: a range holds 30 days with both of its ends, and not one more", () => {
  expect(rangeRefusal("2026-11-21", "2026-10-20", "2026-11-18")).toBeUndefined();
  expect(rangeRefusal("2026-11-21", "2026-10-19", "2026-11-18")).toBe("over30Days");
});

test.each(of("TIME-TAB"))("$id a kick-off at $kickOff stands under $tab", (row) => {
  const place = offerPlace(Date.parse(row.now), Date.parse(row.kickOff), row.live);
  expect(place).toEqual({ tab: row.tab, dayIndex: row.dayIndex, inWeekView: row.inWeekView });
});

describe("the tabs", () => {
  const now = Date.parse("2026-05-10T05:00:00Z");
  test("a match that should have started yesterday is under today", () => {
    expect(offerPlace(now, Date.parse("2026-05-09T05:00:00Z"), false)).toEqual({
      tab: "today",
      dayIndex: 0,
      inWeekView: true,
    });
  });
  test("a match in eight days is early, but not in the week view", () => {
    expect(offerPlace(now, Date.parse("2026-05-17T04:00:00Z"), false)).toEqual({
      tab: "early",
      dayIndex: 7,
      inWeekView: false,
    });
  });
});

test("the week view has seven days over the month end", () => {
  expect(weekOf("2028-02-27")).toEqual([
    "2028-02-27",
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
    "2028-03-02",
    "2028-03-03",
    "2028-03-04",
  ]);
});

test("only days that exist are days", () => {
  expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "", "2026-05-10T00:00", "20260510"].some(isDay)).toBe(false);
});

test("every instant lies in its report day, and a day is 24 hours", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
      const { from, to } = reportDayRange(reportDay(at));
      expect(from <= at && at < to && to - from === 86_400_000).toBe(true);
    }),
  );
});
