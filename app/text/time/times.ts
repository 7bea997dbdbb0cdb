import { DAY_MS, HOUR_MS, ROLLS_AT_MS } from "#app/domain/time/dates.ts";

const held = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** A formatter by shape and language; creating one costs more than the rest of a row. */
export function formatOf(shape: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormat {
  const inLocales = held.get(shape) ?? new Map<string, Intl.DateTimeFormat>();
  held.set(shape, inLocales);
  const found = inLocales.get(locale) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone: "UTC" });
  inLocales.set(locale, found);
  return found;
}

/** Hour and minute. */
export const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** A weekday, short. */
export const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: "short" };

/**
 * An instant as a zone's clock shows it, ms: a zone is a fixed offset from UTC without daylight saving, whatever the
 * device's own (domain I2).
 */
const shift = (iso: string, offset: number): number => Date.parse(iso) + offset * HOUR_MS;

/** Kick-off in the chosen zone, "20:45"; "–" if the instant is invalid (design 4.2, domain I2). */
export function timeText(locale: string, iso: string, offset: number): string {
  const at = shift(iso, offset);
  return Number.isNaN(at) ? "–" : formatOf(TIME, locale).format(at);
}

/**
 * The weekday of an instant whose date differs from the list's day, "Sun", else "". Without a day, the instant's own
 * report day is used (design 4.2, domain I1).
 */
export function otherDayText(locale: string, iso: string, offset: number, shown?: string): string {
  const at = shift(iso, offset);
  if (Number.isNaN(at)) return "";
  const day = shown === undefined ? Date.parse(iso) - ROLLS_AT_MS : Date.parse(`${shown}T00:00:00Z`);
  return Math.floor(at / DAY_MS) === Math.floor(day / DAY_MS) ? "" : formatOf(WEEKDAY, locale).format(at);
}
