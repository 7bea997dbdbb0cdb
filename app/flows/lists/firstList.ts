import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { liveAsk } from "#app/api/odds/firstAsks.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { areEarlyGood } from "#app/stores/first/early.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";

/** Whatever the first list does not need waits at most so long for it, ms. */
const PATIENCE_MS = 3_000;

/** The first drawing waits at most so long for its rows: the frame of index.html stands meanwhile, ms. */
const FILL_MS = 300;

const first = Promise.withResolvers<void>();
const drawing = Promise.withResolvers<void>();

/** Says that the app has drawn for the first time. */
export const noteDrawn = (): void => drawing.resolve();

/** Resolves when the first list has its answer, good or bad, or need not be waited for; all that it can do without comes then. */
export const firstList = first.promise;

/**
 * Puts what app/start/boot.ts has asked for into the cache, so that the first drawing has its rows and there is no second one
 * (performance 3). Where nothing was asked for, or the answers are late, the list comes when its page asks for it.
 */
export async function fillFirstList(app: App): Promise<void> {
  const { language, oddsStyle, burma } = useSettings.of(app).getState();
  const { sportId, comboId, playType } = useList.of(app).getState();
  if (playType !== "live" || burma) return;
  const fill = async () => {
    // a bad answer is left for the page, which says what is wrong
    if (!(await areEarlyGood())) return;
    await Promise.all([
      app.client.prefetchQuery(menu({ language })),
      app.client.prefetchQuery(liveMatchOdds(liveAsk({ sportId, comboId, language, oddsStyle }))),
    ]);
  };
  await Promise.race([fill(), new Promise((late) => setTimeout(late, FILL_MS))]);
}

/**
 * Watches for the first list. A page other than the index waits for nothing, and neither does a member who is at work
 * before the list is there or has tapped a row that was painted before the app came.
 */
export function watchFirstList(client: QueryClient, waits: boolean): void {
  const resolve = (): void => first.resolve();
  if (!waits) return resolve();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    // a board fills the index; the ids of the popular matches alone are asked on every list
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
