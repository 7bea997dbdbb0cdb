/**
 * Moves the date of a process, and of its child processes, to another day of the next ten years: a test that needs the
 * day on which it was written passes only for a while. `DAYS_LATER` in the environment gives the day.
 */
const named = process.env.DAYS_LATER;
const days = Number(named ?? Math.floor(Math.random() * 3_650));
const later = days * 86_400_000;
const Today = Date;

globalThis.Date = class extends Today {
  constructor(...parts: readonly number[]) {
    super(...((parts.length === 0 ? [Today.now() + later] : parts) as [number]));
  }

  static override now(): number {
    return Today.now() + later;
  }
} as DateConstructor;

if (named === undefined) {
  process.env.DAYS_LATER = String(days);
  console.error(`DAYS_LATER=${days}: ${new Date().toISOString()}`);
}
