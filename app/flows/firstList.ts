import { type QueryClient } from "@tanstack/react-query";

/** Whatever the first list does not need waits at most so long for it, ms. */
const PATIENCE_MS = 3_000;

/** Calls whose answer fills the index: the boards of its lists, the last of the popular matches. Their ids alone are asked on every list. */
const FILLS = ["odds/GetLiveMatchOdds", "odds/GetNoLiveMatchOdds", "odds/GetBatchMatchOdds"];

const held = { resolve: (): void => undefined };

/** Resolves when the first list has its answer, good or bad, or need not be waited for; all that it can do without comes then. */
export const firstList = new Promise<void>((resolve) => {
  held.resolve = resolve;
});

/**
 * Watches for the first list. A page other than the index waits for nothing, and neither does a member who is at work
 * before the list is there.
 */
export function watchFirstList(client: QueryClient, isIndex: boolean): void {
  const { resolve } = held;
  if (!isIndex) return resolve();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !FILLS.includes(String(query.queryKey[0]))) return;
    if (query.state.status !== "pending" || query.state.fetchFailureCount > 0) resolve();
  });
  const stopTouch = new AbortController();
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, resolve, { signal: stopTouch.signal, passive: true, capture: true });
  const timer = setTimeout(resolve, PATIENCE_MS);
  void firstList.then(() => {
    stop();
    stopTouch.abort();
    clearTimeout(timer);
  });
}
