import { useSyncExternalStore } from "react";
import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";

/** Notices of an optional feature: they wait behind those of bets (WAT-07). */
export interface LaterNotices {
  /** The notice on show; undefined = none. */
  readonly shown: (app: App) => unknown;
  /** How many wait to be shown. */
  readonly waiting: (app: App) => number;
  /** How many the member has not seen in their list. */
  readonly unread: (app: App) => number;
  /** Shows the next one; returns false if there is none. */
  readonly showNext: (app: App) => boolean;
  readonly hide: (app: App) => void;
  /** Calls back on each change. Returns the stop function. */
  readonly watch: (app: App, changed: () => void) => () => void;
}

const NONE: LaterNotices = {
  shown: () => undefined,
  waiting: () => 0,
  unread: () => 0,
  showNext: () => false,
  hide: () => undefined,
  watch: () => () => undefined,
};

let later = NONE;

/** Sets what waits behind the notices of bets, once, before any is shown. */
export const setLaterNotices = (notices: LaterNotices): void => void (later = notices);

/** What waits behind the notices of bets; without the feature always nothing. */
export const laterNotices = (): LaterNotices => later;

/** How many of them the member has not seen. */
export function useLaterUnread(): number {
  const app = useApp();
  return useSyncExternalStore(
    (changed) => later.watch(app, changed),
    () => later.unread(app),
  );
}
