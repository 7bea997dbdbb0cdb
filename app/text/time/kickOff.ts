import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isValid } from "date-fns";
import { countDown } from "#app/domain/time/matchClock.ts";
import { formatOf } from "./times.ts";
import { wallClock } from "./zoneTimes.ts";

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };

/** The day of a kick-off in the chosen zone, "Sat, Nov 21"; "–" if the instant is invalid (design-2, 5.2). */
export function kickOffDay(locale: string, iso: string, offset: number): string {
  const at = wallClock(iso, offset);
  return isValid(at) ? formatOf(DAY, locale).format(at) : "–";
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
