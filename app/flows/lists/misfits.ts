import { onDropped } from "#app/api/dropped.ts";

/** Says to whoever looks after the site that an address did not fit (spec §5, single-match page). */
export function noteMisfit(what: string): void {
  // oxlint-disable-next-line no-console -- the spec asks for a log entry, and a page has no other log
  console.error(`match page: ${what}`);
}

/** Says to the same which answers had rows that could not be read and were left out (contract, Conventions). Returns the way to stop. */
export const watchDropped = (): (() => void) =>
  onDropped((path, rows) => {
    // oxlint-disable-next-line no-console -- rows that nobody misses are a fault that nobody mends
    console.warn(`${path}: rows left out: ${rows}`);
  });
