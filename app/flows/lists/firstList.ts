import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { liveAsk } from "#app/api/odds/firstAsks.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { areEarlyGood } from "#app/stores/first/early.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";

/** The longest that anything the first list does not need waits for it, ms. */
const PATIENCE_MS = 3_000;

/** Longest the first render waits for its rows; the static shell of index.html stays up until then, ms. */
const FILL_MS = 300;

const first = Promise.withResolvers<void>();
const drawing = Promise.withResolvers<void>();

/** Reports that the app has rendered for the first time. */
export const noteDrawn = (): void => drawing.resolve();

/**
 * Resolves when the first list has its response, good or bad, or need not be awaited; everything it does not need
 * starts then.
 */
export const firstList = first.promise;

/**
 * Puts the responses to app/start/boot.ts into the cache, so that the first render has its rows and no second one is
 * needed (performance 3). If nothing was requested, or the responses are late, the list's page requests it.
 */
export async function fillFirstList(app: App): Promise<void> {
  const { language, oddsStyle, burma } = useSettings.of(app).getState();
  const { sportId, comboId, playType } = useList.of(app).getState();
  if (playType !== "live" || burma) return;
  const fill = async () => {
    // a bad response is left to the page, which says what is wrong
    if (!(await areEarlyGood())) return;
    await Promise.all([
      app.client.prefetchQuery(menu({ language })),
      app.client.prefetchQuery(liveMatchOdds(liveAsk({ sportId, comboId, language, oddsStyle }))),
    ]);
  };
  await Promise.race([fill(), new Promise((late) => setTimeout(late, FILL_MS))]);
}

/**
 * Watches for the first list. A page other than the index waits for nothing, and neither does a member who acts before
 * the list is there or has tapped a row that was painted before the app loaded.
 */
export function watchFirstList(client: QueryClient, waits: boolean): void {
  const resolve = (): void => first.resolve();
  if (!waits) return resolve();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    // a board fills the index; the ids of the popular matches alone are requested on every list
    if (type !== "updated" || query.meta?.holds !== "board") return;
    if (query.state.status !== "pending" || query.state.fetchFailureCount > 0) void drawing.promise.then(resolve);
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
