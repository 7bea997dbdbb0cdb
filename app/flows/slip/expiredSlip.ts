import { type App } from "#app/application/app.ts";
import { SLIP_ENTRY, useSlip } from "#app/stores/slip.ts";
import { readEntry, writeEntry } from "#app/stores/storage/storage.ts";
import { offerUndo } from "#app/stores/undo.ts";

/**
 * Tells the member once if the last visit's selections outlived their 24 hours and the slip is therefore empty
 * (decisions, Slip).
 */
export function announceExpiredSlip(app: App): void {
  const { single, parlay } = useSlip.of(app).getState();
  if (single !== undefined || parlay.length > 0) return;
  // read at time 0, at which nothing has expired
  const kept = readEntry(SLIP_ENTRY, 0);
  if (kept.single === undefined && kept.parlay.length === 0) return;
  writeEntry(SLIP_ENTRY, SLIP_ENTRY.fallback);
  offerUndo(app, { reason: "expired", single: undefined, parlay: [], owner: undefined });
}
