import { type MatchOpener } from "#app/host/launch.ts";
import { onDropped } from "#app/api/dropped.ts";

declare module "@tanstack/react-router" {
  interface HistoryState extends MatchOpener {}
}

/** Reports to the site's maintainers that a URL did not fit (spec §5, single-match page). */
export function noteMisfit(what: string): void {
  // oxlint-disable-next-line no-console -- the spec asks for a log entry, and a page has no other log
  console.error(`match page: ${what}`);
}

/**
 * Reports to them which responses had unreadable rows that were dropped (contract, Conventions). Returns the stop
 * function.
 */
export const watchDropped = (): (() => void) =>
  onDropped((path, rows) => {
    // oxlint-disable-next-line no-console -- rows that nobody misses are a fault that nobody mends
    console.warn(`${path}: rows left out: ${rows}`);
  });
