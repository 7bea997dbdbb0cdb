/** A minute as reported by the bookmaker, and what the clock showed then. */
export interface ClockMark {
  readonly minute: number;
  /** When it was reported, epoch ms by the page's clock. */
  readonly at: number;
  /** What the clock showed then, seconds from kick-off. */
  readonly from: number;
}

const MINUTE_S = 60;

/** The last second that the clock reaches by itself: the end of the minute after the reported one. */
const lastOf = (minute: number): number => (minute + 2) * MINUTE_S - 1;

/**
 * What the clock shows, seconds from kick-off: it counts from the reported minute, and stops at the end of the next
 * one.
 */
export const clockSeconds = ({ minute, at, from }: ClockMark, now: number): number =>
  Math.min(from + Math.max(0, Math.floor((now - at) / 1_000)), lastOf(minute));

/**
 * The clock after a response. The same minute again lets it run; a new one that includes the time on the clock does not
 * turn it back; any other sets it to the start of that minute.
 */
export function clockMark(before: ClockMark | undefined, minute: number, at: number): ClockMark {
  if (before?.minute === minute) return before;
  const shown = before === undefined ? 0 : clockSeconds(before, at);
  const from = Math.floor(shown / MINUTE_S) === minute ? shown : minute * MINUTE_S;
  return { minute, at, from };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** "67:12", and "45+2:12" in stoppage time in soccer. */
export function clockDigits(period: number, seconds: number): string {
  const [minute, rest] = [Math.floor(seconds / MINUTE_S), two(seconds % MINUTE_S)];
  const end = { 1: 45, 2: 90 }[period];
  return end !== undefined && minute > end ? `${end}+${minute - end}:${rest}` : `${two(minute)}:${rest}`;
}

const HOUR_S = 3_600;

/** From this long before kick-off seconds are shown, and from this long only days. */
const NEAR_S = 6 * HOUR_S;
const DAY_S = 24 * HOUR_S;

/** The time until kick-off in a suitable form: days, hours, a running clock, or nothing any more. */
export type CountDown =
  | { readonly unit: "day" | "hour"; readonly value: number }
  | { readonly unit: "clock"; readonly text: string }
  | { readonly unit: "over" };

/** The countdown for this many ms (design-2, 5.2). */
export function countDown(ms: number): CountDown {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds <= 0) return { unit: "over" };
  if (seconds > DAY_S) return { unit: "day", value: Math.round(seconds / DAY_S) };
  if (seconds > NEAR_S) return { unit: "hour", value: Math.round(seconds / HOUR_S) };
  const [hours, rest] = [Math.floor(seconds / HOUR_S), seconds % HOUR_S];
  return { unit: "clock", text: `${hours}:${two(Math.floor(rest / MINUTE_S))}:${two(rest % MINUTE_S)}` };
}
