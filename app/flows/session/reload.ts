import { type App } from "#app/application/app.ts";
import * as v from "valibot";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { anyCashOutInDoubt } from "#app/stores/cashOuts.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { RELOAD_REST_MS } from "#app/flows/chunk.ts";

const ENTRY = { name: "reloaded", version: 1, schema: v.number(), fallback: 0 };

const inHistory = (): number => {
  const state: unknown = history.state;
  const at = typeof state === "object" && state !== null && "reloadedAt" in state ? state.reloadedAt : 0;
  return typeof at === "number" ? at : 0;
};

/**
 * True if a reload would interrupt nothing of the member's: no order in doubt, and no quick bet counting down (SES-09,
 * OPS-08).
 */
export const mayReload = (app: App): boolean =>
  !attemptIsOpen(app) && !anyCashOutInDoubt(app) && useQuickBet.of(app).getState().ring?.phase !== "armed";

/**
 * Reloads the page because the server asked for it (code 5), at most once in 5 minutes; after that it says so instead.
 * The time is also kept in the history entry, which works where storage is blocked (SES-09).
 */
export function reloadOnce(app: App): void {
  const now = Date.now();
  // the device's clock may have been set back since: then the later of the two need not be the last
  const isRecent = (last: number) => Math.abs(now - last) < RELOAD_REST_MS;
  if (isRecent(readEntry(ENTRY, now)) || isRecent(inHistory())) {
    showDialog(app, { kind: "message", code: 5, said: "" });
    return;
  }
  writeEntry(ENTRY, now);
  history.replaceState({ ...history.state, reloadedAt: now }, "");
  location.reload();
}
