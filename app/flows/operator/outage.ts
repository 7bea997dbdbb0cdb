import { type App } from "#app/application/app.ts";
import { isFailure } from "#app/api/failure.ts";

/** If this many different calls in a row were asked to come back later, it counts as every call. */
const CALLS = 3;

/** Busy, or in maintenance, as the code of a failed call. */
const UNAVAILABLE = -503;

/** How long a response asks to wait, s; undefined if it is not a 503, or gives no time. */
export const askedToWait = (error: unknown): number | undefined =>
  isFailure(error) && error.kind === "http" && error.code === UNAVAILABLE ? error.retryAfter : undefined;

/**
 * Detects that the API answers every call with 503 and a time (OPS-07): `tell` gets the longest of the times, s.
 * Earlier failures count too, if nothing has succeeded yet. Returns the stop function.
 */
export function watchOutage({ client }: App, tell: (seconds: number) => void): () => void {
  const cache = client.getQueryCache();
  const asked = new Map<string, number>();
  const hear = (error: unknown): void => {
    // a lost call says nothing about the others
    if (!isFailure(error) || error.kind === "network" || error.kind === "timeout") return;
    const seconds = askedToWait(error);
    if (seconds === undefined) return asked.clear();
    asked.set(error.path, seconds);
    if (asked.size < CALLS) return;
    tell(Math.max(...asked.values()));
    asked.clear();
  };
  const own = cache.getAll().filter(({ meta }) => meta?.["holds"] !== "statistics");
  if (own.every(({ state }) => state.dataUpdatedAt === 0)) for (const { state } of own) hear(state.error);
  return cache.subscribe((event) => {
    // the statistics may come from another company
    if (event.type !== "updated" || event.query.meta?.holds === "statistics") return;
    if (event.action.type === "success") asked.clear();
    else if (event.action.type === "error") hear(event.action.error);
  });
}
