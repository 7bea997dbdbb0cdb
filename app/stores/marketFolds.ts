import { type App, owned } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { persistOwn } from "./storage/persistOwn.ts";

interface MarketFolds {
  /** Markets the member folded or unfolded, by sport and market: "1:9". The page decides about the others. */
  readonly open: Readonly<Record<string, boolean>>;
  /** Markets pinned to the top of the match page, by sport, first pinned first. */
  readonly pinned: Readonly<Record<string, readonly number[]>>;
}

/** The folds and pins of the match page: remembered per sport (spec §2, match page). */
export const useMarketFolds = store<MarketFolds>(() => ({ open: {}, pinned: {} }));

/** Folds or unfolds a market on every match page of the sport. */
export const foldMarket = (app: App, sportId: number, marketId: number, open: boolean): void =>
  useMarketFolds.of(app).setState((state) => ({ open: { ...state.open, [`${sportId}:${marketId}`]: open } }));

/** Pins a market to the top of the sport's match pages, or unpins it. */
export function pinMarket(app: App, sportId: number, marketId: number): void {
  useMarketFolds.of(app).setState(({ pinned }) => {
    const held = pinned[sportId] ?? [];
    const next = held.includes(marketId) ? held.filter((id) => id !== marketId) : [...held, marketId];
    return { pinned: { ...pinned, [sportId]: next } };
  });
}

const keptOf = owned(() => ({ once: false }));

/** Restores folds and pins of earlier visits, once, and stores every change from now on. */
export function persistMarketFolds(app: App): void {
  const kept = keptOf(app);
  if (kept.once) return;
  kept.once = true;
  persistOwn(app, useMarketFolds.of(app), {
    entry: {
      name: "markets",
      version: 1,
      schema: v.object({
        open: v.record(v.string(), v.boolean()),
        pinned: v.record(v.string(), v.array(v.number())),
      }),
      fallback: { open: {}, pinned: {} },
    },
    toKept: ({ open, pinned }) => ({
      open: { ...open },
      pinned: Object.fromEntries(Object.entries(pinned).map(([sport, ids]) => [sport, [...ids]])),
    }),
    fromKept: (folds) => folds,
  });
}
