import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type SharedPick } from "#app/domain/share/slipCode.ts";

/** Picks that are shared as a link. */
export interface Shared {
  /** Picks that a link cannot carry are left out. */
  readonly picks: readonly (SharedPick | undefined)[];
  /** The picks in words, without amounts, in their order. */
  readonly words: readonly string[];
}

/** The picks whose link is open; undefined = closed. */
export const useShareAsked = store<{ readonly asked: Shared | undefined }>(() => ({ asked: undefined }));

/** Opens the link of these picks. */
export const openShare = (app: App, asked: Shared): void => useShareAsked.of(app).setState({ asked });

/** Closes it. */
export const closeShare = (app: App): void => useShareAsked.of(app).setState({ asked: undefined });
