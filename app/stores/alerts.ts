import * as v from "valibot";
import { create } from "zustand";
import { persist } from "./persist.ts";

/** Whether the member wants to hear of settled and refused bets outside the page, on this device. */
export const useAlerts = create<{ readonly wanted: boolean }>()(() => ({ wanted: false }));

/** The member's choice; the browser's own permission is asked for beside it. */
export const wantAlerts = (wanted: boolean): void => useAlerts.setState({ wanted });

/** Reads the stored choice and stores every change from now on. */
export function persistAlerts(): () => void {
  return persist(useAlerts, {
    entry: { name: "alerts", version: 1, schema: v.object({ wanted: v.boolean() }), fallback: { wanted: false } },
    toKept: ({ wanted }) => ({ wanted }),
    fromKept: ({ wanted }) => ({ wanted }),
    follow: true,
  });
}
