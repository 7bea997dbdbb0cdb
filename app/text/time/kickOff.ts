import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isValid } from "date-fns/isValid";
import { type Day } from "#app/domain/time/dates.ts";
import { daysBetween } from "#app/domain/time/days.ts";
import { countDown } from "#app/domain/time/matchClock.ts";
import { formatOf } from "./times.ts";
import { wallClock } from "./zoneTimes.ts";

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };

/** The day of a kick-off in the chosen zone, "Sat, Nov 21"; "–" if the instant is invalid (design-2, 5.2). */
export function kickOffDay(locale: string, iso: string, offset: number): string {
  const at = wallClock(iso, offset);
  return isValid(at) ? formatOf(DAY, locale).format(at) : "–";
}

/**
 * The head of a date in a list, "Tomorrow · Thu, Nov 26"; further away than a day the date alone. `offset` is hours east of UTC,
 * `now` epoch ms.
 */
export function dayHeadText(locale: string, date: Day, offset: number, now: number): string {
  const shown = formatOf(DAY, locale).format(Date.parse(`${date}T00:00:00Z`));
  const days = daysBetween(wallClock(now, offset).toISOString().slice(0, 10), date);
  if (Math.abs(days) > 1) return shown;
  const near = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return `${near.charAt(0).toLocaleUpperCase(locale)}${near.slice(1)} · ${shown}`;
}

/** The time until kick-off: "in 2 days", "in 7 hr.", "in 2:14:35", and then "Starting" (design-2, 5.2). */
export function kickOffIn(i18n: I18n, ms: number): string {
  const left = countDown(ms);
  if (left.unit === "over") return i18n._(msg({ message: "Starting", comment: "The match, at its kick-off" }));
  if (left.unit === "clock") {
    const clock = left.text;
    return i18n._(msg({ message: `in ${clock}`, comment: "Time left to kick-off, such as in 2:14:35" }));
  }
  return new Intl.RelativeTimeFormat(i18n.locale, { style: "short" }).format(left.value, left.unit);
}
