/** A calendar day as "YYYY-MM-DD"; such texts sort as days do. */
export type Day = string;

/** A minute, ms. */
export const MINUTE_MS = 60_000;

/** An hour, ms. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day, ms. */
export const DAY_MS = 24 * HOUR_MS;

/** The report day rolls at 12:00 GMT+8, which is 04:00 UTC, ms after midnight, whatever the zones of member and device (spec §4, domain I1). */
export const ROLLS_AT_MS = 4 * HOUR_MS;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** True for a day that exists, written "YYYY-MM-DD". */
export const isDay = (text: string): text is Day =>
  DAY.test(text) && !Number.isNaN(toMs(text)) && toDay(toMs(text)) === text;

/** The report day that an instant belongs to; the instant in epoch ms (domain I1). */
export const reportDay = (at: number): Day => toDay(at - ROLLS_AT_MS);

/** The day so many days later, or earlier below 0. */
export const addDays = (day: Day, days: number): Day => toDay(toMs(day) + days * DAY_MS);

/** How many days the second day is after the first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / DAY_MS);

/** The instants of a report day in epoch ms, the end not included (domain I1). */
export const reportDayRange = (day: Day): { readonly from: number; readonly to: number } => ({
  from: toMs(day) + ROLLS_AT_MS,
  to: toMs(day) + DAY_MS + ROLLS_AT_MS,
});

/** The seven days of the week view, today first (spec §2, domain I7). */
export const weekOf = (today: Day): readonly Day[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));

/** The same day of an earlier month, or its last day when the month is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 - months, Math.min(date, last)));
}

/** The most days between start and end of a date range (spec §9). */
const LONGEST_RANGE = 30;

/** The earliest day of the records: two calendar months back, today being the report day (spec §5, domain I3). */
export const earliestDay = (today: Day): Day => monthsBefore(today, 2);

/** Why a date range of the records is refused, in the order in which it is asked (domain I3). */
export type RangeRefusal = "endBeforeStart" | "over30Days" | "over2Months";

/** Why a date range is refused; undefined when it is taken. Exactly 30 days between and exactly two months back are taken (spec §5, domain I3). */
export function rangeRefusal(today: Day, start: Day, end: Day): RangeRefusal | undefined {
  if (end < start) return "endBeforeStart";
  if (daysBetween(start, end) > LONGEST_RANGE) return "over30Days";
  return start < earliestDay(today) ? "over2Months" : undefined;
}
