import { type Day } from "#app/domain/time/dates.ts";
import { formatOf } from "#app/text/time/times.ts";

const SHAPES = {
  /** "Fri 21 Nov" */
  row: { weekday: "short", day: "numeric", month: "short" },
  /** "15 Nov" */
  short: { day: "numeric", month: "short" },
  /** "15 Nov 2025" */
  full: { day: "numeric", month: "short", year: "numeric" },
  /** "November 2025" */
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "short" },
  /** "M", "T2" */
  letter: { weekday: "narrow" },
  day: { day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatter = (locale: string, shape: keyof typeof SHAPES): Intl.DateTimeFormat => formatOf(SHAPES[shape], locale);

/** A report day in the language's words: no time zone is involved, the day is just a name (design 12). */
export const dayText = (locale: string, day: Day, shape: keyof typeof SHAPES): string =>
  formatter(locale, shape).format(new Date(`${day}T00:00:00Z`));

/**
 * Two days as one range, "15–21 Nov", joined as the language does it, without room round the dash between two figures. Older browsers throw where the end is before the
 * start: each day is then written whole.
 */
export function rangeText(locale: string, from: Day, to: Day): string {
  if (from === to) return dayText(locale, from, "short");
  if (from > to) return `${dayText(locale, from, "short")} – ${dayText(locale, to, "short")}`;
  const range = formatter(locale, "short").formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  return range.replace(/(\d)\s–\s(?=\d)/, "$1–");
}
