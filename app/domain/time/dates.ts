/** A calendar day as "YYYY-MM-DD"; such texts sort as days do. */
export type Day = string;

/** A minute, ms. */
export const MINUTE_MS = 60_000;

/** An hour, ms. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day, ms. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * The report day changes at 12:00 GMT+8, which is 04:00 UTC, ms after midnight, whatever the zones of member and device
 * (spec §4, domain I1).
 */
export const ROLLS_AT_MS = 4 * HOUR_MS;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an instant (epoch ms) in UTC. */
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** True for an existing day, written "YYYY-MM-DD". */
export const isDay = (text: string): text is Day =>
  DAY.test(text) && !Number.isNaN(toMs(text)) && toDay(toMs(text)) === text;

/** The report day that an instant belongs to; the instant in epoch ms (domain I1). */
export const reportDay = (at: number): Day => toDay(at - ROLLS_AT_MS);

/** The instants of a report day in epoch ms, the end not included (domain I1). */
export const reportDayRange = (day: Day): { readonly from: number; readonly to: number } => ({
  from: toMs(day) + ROLLS_AT_MS,
  to: toMs(day) + DAY_MS + ROLLS_AT_MS,
});
