import { isValid } from "date-fns/isValid";
import { minutesToHours } from "date-fns/minutesToHours";
import { formatOf, TIME, WEEKDAY } from "./times.ts";
import { wallClock } from "./zoneTimes.ts";

const CLOCK: Intl.DateTimeFormatOptions = { ...TIME, second: "2-digit" };
const DATE: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };
const DAY_OF_MONTH: Intl.DateTimeFormatOptions = { day: "numeric" };
const YEAR: Intl.DateTimeFormatOptions = { ...DATE, year: "numeric" };
const FULL: Intl.DateTimeFormatOptions = { weekday: "long", month: "long", day: "numeric" };

/** Thai and the languages of characters put no comma between a date and its time: "11月22日 20:45". */
const NO_COMMA = /^(?:ja|th|zh)/;

/** A date of this shape and the time, as one run: a line ends before or after it, never inside it. */
function together(shape: Intl.DateTimeFormatOptions, locale: string, at: Date): string {
  const comma = NO_COMMA.test(locale) ? "" : ",";
  return `${formatOf(shape, locale).format(at)}${comma} ${formatOf(TIME, locale).format(at)}`
    .replaceAll(" ", "\u00a0")
    .replaceAll(/[年月]/g, "$&\u2060");
}

/** Date and time in the chosen zone, "Nov 22, 20:45" (design 4.12). */
export function dateTimeText(locale: string, iso: string, offset: number): string {
  const at = wallClock(iso, offset);
  return isValid(at) ? together(DATE, locale, at) : "–";
}

/**
 * Date with its year and time in the chosen zone, "Nov 21, 2026, 14:20": for what is read long afterwards (design 24).
 */
export function stampText(locale: string, iso: string, offset: number): string {
  const at = wallClock(iso, offset);
  return isValid(at) ? together(YEAR, locale, at) : "–";
}

/** The parts of a report day on a strip: "Sat" and "21"; only the numeral in languages that write more (design 4.6). */
export function dayParts(locale: string, day: string): { readonly weekday: string; readonly date: string } {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return { weekday: "–", date: "–" };
  const date = formatOf(DAY_OF_MONTH, locale)
    .formatToParts(at)
    .find(({ type }) => type === "day");
  return { weekday: formatOf(WEEKDAY, locale).format(at), date: date?.value ?? "–" };
}

/** A report day in full, "Saturday, November 21" (design 6). */
export function dayText(locale: string, day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? "–" : formatOf(FULL, locale).format(at);
}

/** An instant (epoch ms) to the second in the chosen zone, "20:45:07" (domain I2). */
export const clockText = (locale: string, at: number, offset: number): string =>
  formatOf(CLOCK, locale).format(wallClock(at, offset));

/** The date of a past day, "Jun 6, 2026" (design 33). */
export function dateText(locale: string, day: string): string {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? "–" : formatOf(YEAR, locale).format(at);
}

/** How long a session has lasted, "0:05" or "1:30": hours and minutes. */
export const sessionText = (minutes: number): string =>
  `${minutesToHours(minutes)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
