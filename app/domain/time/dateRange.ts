import { type Day } from "./dates.ts";
import { addDays, addMonths, daysBetween } from "./days.ts";

/** The seven days of the week view, today first (spec §2, domain I7). */
export const weekOf = (today: Day): readonly Day[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));

/** The most days of a date range, its first and its last counted (spec §5, §9). */
export const MOST_DAYS = 30;

/** The earliest day of the records: two calendar months before the report day (spec §5, domain I3). */
export const earliestDay = (today: Day): Day => addMonths(today, -2);

/** Why a date range of the records is refused, in the order of the checks (domain I3). */
export type RangeRefusal = "endBeforeStart" | "over30Days" | "over2Months";

/**
 * Why a date range is refused; undefined if it is accepted. Exactly 30 days, both ends counted, and exactly two months back
 * are accepted (spec §5).
 */
export function rangeRefusal(today: Day, start: Day, end: Day): RangeRefusal | undefined {
  if (end < start) return "endBeforeStart";
  if (daysBetween(start, end) >= MOST_DAYS) return "over30Days";
  return start < earliestDay(today) ? "over2Months" : undefined;
}
