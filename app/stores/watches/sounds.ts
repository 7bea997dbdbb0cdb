import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { WATCH_KINDS, type WatchKind } from "#app/domain/watches/watch.ts";
import { persistOwn } from "#app/stores/storage/persistOwn.ts";

interface AlertSounds {
  /** The kinds of alerts that ring; none by default. */
  readonly kinds: readonly WatchKind[];
  /** None rings from 22:00 to 08:00. */
  readonly quiet: boolean;
}

const SILENT: AlertSounds = { kinds: [], quiet: false };

/** Which alerts ring on this device (WAT-07). */
export const useAlertSounds = store<AlertSounds>(() => SILENT);

/** The member's choice for one kind. */
export const ringFor = (app: App, kind: WatchKind, on: boolean): void =>
  useAlertSounds.of(app).setState(({ kinds }) => ({
    kinds: WATCH_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))),
  }));

/** The member's choice of quiet nights. */
export const keepQuietHours = (app: App, quiet: boolean): void => useAlertSounds.of(app).setState({ quiet });

/** Reads the stored choice and stores every change from now on. */
export function persistAlertSounds(app: App): () => void {
  return persistOwn(app, useAlertSounds.of(app), {
    entry: {
      name: "alertSounds",
      version: 1,
      schema: v.object({ kinds: v.pipe(v.array(v.picklist(WATCH_KINDS)), v.readonly()), quiet: v.boolean() }),
      fallback: SILENT,
    },
    toKept: ({ kinds, quiet }) => ({ kinds, quiet }),
    fromKept: (kept) => kept,
  });
}
