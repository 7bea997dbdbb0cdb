import { DAY_MS, HOUR_MS, ROLLS_AT_MS } from "#app/domain/time/dates.ts";

const held = new Map<string, Intl.DateTimeFormat>();

/** A formatter by language and shape; making one costs more than all the rest of a row. */
function format(
  locale: string,
  shape: "time" | "clock" | "weekday" | "date" | "dayOfMonth" | "full" | "year",
): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`;
  const found = held.get(key);
  if (found) return found;
  const options: Readonly<Record<typeof shape, Intl.DateTimeFormatOptions>> = {
    time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    clock: { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
    weekday: { weekday: "short" },
    date: { month: "short", day: "numeric" },
    dayOfMonth: { day: "numeric" },
    year: { year: "numeric", month: "short", day: "numeric" },
    full: { weekday: "long", month: "long", day: "numeric" },
  };
  const made = new Intl.DateTimeFormat(locale, { ...options[shape], timeZone: "UTC" });
  held.set(key, made);
  return made;
}

/** A zone is a fixed offset without daylight saving: it is added to UTC, whatever the device's own zone (domain I2). */
const shift = (iso: string, offset: number): number => Date.parse(iso) + offset * HOUR_MS;

/** Kick-off in the chosen zone, "20:45"; "–" when the instant does not read (design 4.2, domain I2). */
export function timeText(locale: string, iso: string, offset: number): string {
  const at = shift(iso, offset);
  return Number.isNaN(at) ? "–" : format(locale, "time").format(at);
}

/**
 * The weekday of an instant that falls on another date than the day of its list, "Sun", else "". Without a day it is that of
 * the instant's own report day (design 4.2, domain I1).
 */
export function otherDayText(locale: string, iso: string, offset: number, shown?: string): string {
  const at = shift(iso, offset);
  if (Number.isNaN(at)) return "";
  const day = shown === undefined ? Date.parse(iso) - ROLLS_AT_MS : Date.parse(`${shown}T00:00:00Z`);
  return Math.floor(at / DAY_MS) === Math.floor(day / DAY_MS) ? "" : format(locale, "weekday").format(at);
}

/** Date and time in the chosen zone, "Nov 22, 20:45" (design 4.12). */
export function dateTimeText(locale: string, iso: string, offset: number): string {
  const at = shift(iso, offset);
  return Number.isNaN(at) ? "–" : `${format(locale, "date").format(at)}, ${format(locale, "time").format(at)}`;
}

/** Date with its year and time in the chosen zone, "Nov 21, 2026, 14:20": what is read long after (design 24). */
export function stampText(locale: string, iso: string, offset: number): string {
  const at = shift(iso, offset);
  return Number.isNaN(at) ? "–" : `${format(locale, "year").format(at)}, ${format(locale, "time").format(at)}`;
}

/** The parts of a report day on a strip: "Sat" and "21"; the numeral alone where a language writes more (design 4.6). */
export function dayParts(locale: string, day: string): { readonly weekday: string; readonly date: string } {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return { weekday: "–", date: "–" };
  const date = format(locale, "dayOfMonth")
    .formatToParts(at)
    .find(({ type }) => type === "day");
  return { weekday: format(locale, "weekday").format(at), date: date?.value ?? "–" };
}

/** A report day in full, "Saturday, November 21" (design 6). */
export function dayText(locale: string, day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? "–" : format(locale, "full").format(at);
}

/** An instant (epoch ms) to the second in the chosen zone, "20:45:07" (domain I2). */
export const clockText = (locale: string, at: number, offset: number): string =>
  format(locale, "clock").format(at + offset * HOUR_MS);

/** The date of a day that is past, "Jun 6, 2026" (design 33). */
export function dateText(locale: string, day: string): string {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at) ? "–" : format(locale, "year").format(at);
}

/** How long a session has lasted, "0:05" or "1:30": hours and minutes. */
export const sessionText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
