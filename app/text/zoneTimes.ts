import { formatInTimeZone } from "date-fns-tz";

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

const inZone = (at: string | number, hours: number, pattern: string): string => {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? "–" : formatInTimeZone(instant, offsetText(hours), pattern);
};

/** An instant to the second with its offset, the same in every language: "2026-11-21 17:30:05 +08:00" (trust PRI-04). */
export const stampText = (at: string | number, hours: number): string => inZone(at, hours, "yyyy-MM-dd HH:mm:ss xxx");

/** The time of an instant to the millisecond, for what follows a tap closely: "17:30:05.120" (trust PRI-04). */
export const secondText = (at: string | number, hours: number): string => inZone(at, hours, "HH:mm:ss.SSS");

/** The date of an instant in the chosen zone, YYYY-MM-DD. */
export const dateIn = (at: string | number, hours: number): string => inZone(at, hours, "yyyy-MM-dd");
