import { type App } from "#app/application/app.ts";
import { observeWatchBatch } from "#app/api/odds/getBatchMatchOdds.ts";
import { type WatchWish } from "#app/domain/watches/watch.ts";
import { setWatches } from "#app/flows/watches/setWatches.ts";
import { startWatches } from "#app/flows/watches/start.ts";
import { useSettings } from "#app/stores/settings.ts";
import { sharedBook, useTellings } from "#app/stores/watches/watches.ts";

/** Alerts on a page without a screen. */
export const alertsOf = (app: App) => ({
  /** Runs the watches of the device; `hear` is told the id of each alert that comes into this page's line of notices. */
  start: (hear: (watchId: string) => void): void => {
    startWatches(app);
    useTellings.of(app).subscribe(({ waiting }, before) => {
      for (const one of waiting) if (!before.waiting.includes(one)) hear(one.watch.id);
    });
  },
  /** A list of these matches is on the screen: a price can be picked from it. */
  list: (matchIds: readonly number[]): void => {
    const { language } = useSettings.of(app).getState();
    const ask = { matchIds, marketList: "1,3", language, oddsStyle: 2 } as const;
    const seen = observeWatchBatch(app.client, ask, "today", () => undefined);
    setTimeout(() => seen.stop(), LOOKS_MS);
  },
  /** The member asks to be told; the id of the new watch, or undefined if it is true already, or was refused. */
  watch: (wish: WatchWish): string | undefined => {
    const before = new Set(sharedBook().watches.map(({ id }) => id));
    setWatches(app, [wish]);
    return sharedBook().watches.find(({ id }) => !before.has(id))?.id;
  },
});

/** How long the member looks at the list, ms. */
const LOOKS_MS = 1_000;
