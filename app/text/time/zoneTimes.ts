import { addMilliseconds } from "date-fns/addMilliseconds";
import { isValid } from "date-fns/isValid";
import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";

/** A fixed offset as ISO 8601 writes it: 8 is "+08:00", 6.5 is "+06:30" (domain I2). */
export function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const part = (value: number) => String(value).padStart(2, "0");
  return `${hours < 0 ? "-" : "+"}${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** A fixed offset as members know it: "GMT+8", "GMT+6:30", "GMT−3" (domain I2). */
export function zoneName(hours: number): string {
  const [hour = "", minute = "00"] = offsetText(hours).slice(1).split(":");
  return `GMT${hours < 0 ? "−" : "+"}${Number(hour)}${minute === "00" ? "" : `:${minute}`}`;
}

/**
 * What a clock in the zone shows, in the UTC fields of a date, which is invalid if the instant is. A date whose local
 * fields stand for another zone's clock skips an hour where this device's zone has none (domain I2).
 */
export const wallClock = (at: string | number, hours: number): Date =>
  addMilliseconds(new Date(at), getTimezoneOffset(offsetText(hours)));

/** An instant to the second with its offset, the same in every language: "2026-11-21 17:30:05 +08:00" (PRI-04). */
export function stampText(at: string | number, hours: number): string {
  const wall = wallClock(at, hours);
  if (!isValid(wall)) return "–";
  const text = wall.toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} ${offsetText(hours)}`;
}

/** The time of an instant to the millisecond, for events close to a tap: "17:30:05.120" (PRI-04). */
export function secondText(at: string | number, hours: number): string {
  const wall = wallClock(at, hours);
  return isValid(wall) ? wall.toISOString().slice(11, 23) : "–";
}
