import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { persist } from "./storage/persist.ts";

/** Whether this device vibrates for keys, bets and goals. */
export const useVibration = store<{ readonly on: boolean }>(() => ({ on: true }));

/** The choice of whoever uses this device. */
export const setVibration = (app: App, on: boolean): void => useVibration.of(app).setState({ on });

/** Reads the stored choice and stores every change from now on. */
export const persistVibration = (app: App): (() => void) =>
  persist(useVibration.of(app), {
    entry: { name: "vibration", version: 1, schema: v.object({ on: v.boolean() }), fallback: { on: true } },
    toKept: ({ on }) => ({ on }),
    fromKept: ({ on }) => ({ on }),
    follow: true,
  });
