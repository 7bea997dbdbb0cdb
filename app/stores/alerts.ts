import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { persistOwn } from "./storage/persistOwn.ts";

/** Whether the member wants notifications of settled and refused bets outside the page, on this device. */
export const useAlerts = store<{ readonly wanted: boolean }>(() => ({ wanted: false }));

/** The member's choice; the browser's own permission is requested as well. */
export const wantAlerts = (app: App, wanted: boolean): void => useAlerts.of(app).setState({ wanted });

/** Reads the stored choice and stores every change from now on. */
export function persistAlerts(app: App): () => void {
  return persistOwn(app, useAlerts.of(app), {
    entry: { name: "alerts", version: 1, schema: v.object({ wanted: v.boolean() }), fallback: { wanted: false } },
    toKept: ({ wanted }) => ({ wanted }),
    fromKept: ({ wanted }) => ({ wanted }),
  });
}
