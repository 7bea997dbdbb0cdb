const DAY = 86_400_000;
const ROLL = 4 * 3_600_000;

/** The number of the report day (it changes at 04:00 UTC, domain I1) that contains a time in ms. */
export const dayNumber = (ms: number): number => Math.floor((ms - ROLL) / DAY);

/** The first moment of a report day, ms since 1970. */
export const dayStart = (day: number): number => day * DAY + ROLL;

/** A report day as the wire writes it, `YYYY-MM-DD`. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The number of a report day written `YYYY-MM-DD`; undefined if it is not a date. */
export function dayOf(text: string | null): number | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) ? undefined : ms / DAY;
}

/** A time in the wire's format: ISO 8601 UTC, whole seconds. */
export const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
