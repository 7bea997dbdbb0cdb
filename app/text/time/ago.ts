import { isValid } from "date-fns/isValid";
import { daysBetween } from "#app/domain/time/days.ts";
import { wallClock } from "./zoneTimes.ts";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
];

/** How long ago something was, in words: "2 hours ago", "this minute" (LNK-07). */
export function agoText(locale: string, minutes: number): string {
  const [unit, length] = STEPS.find(([, least]) => minutes >= least) ?? (["minute", 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(minutes / length), unit);
}

/**
 * The date of an instant relative to now (epoch ms) in the chosen zone, "today" or "tomorrow" (design-2, 4.3); further
 * away "in 2 days". `offset` is hours east of UTC.
 */
export function nearDayText(locale: string, iso: string, offset: number, now: number): string {
  if (!isValid(wallClock(iso, offset))) return "";
  const dayOf = (at: string | number): string => wallClock(at, offset).toISOString().slice(0, 10);
  const days = daysBetween(dayOf(now), dayOf(iso));
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
}
