import { type App } from "#app/application/app.ts";
import { SLIP_ENTRY, useSlip } from "#app/stores/slip.ts";
import { readEntry, writeEntry } from "#app/stores/storage.ts";
import { offerUndo } from "#app/stores/undo.ts";

/** Says once that the selections of the last visit have outlived their 24 hours, where that emptied the slip (decisions, Slip). */
export function tellExpiredSlip(app: App): void {
  const { single, parlay } = useSlip.of(app).getState();
  if (single !== undefined || parlay.length > 0) return;
  // as it was stored: nothing is out of date at the beginning of time
  const kept = readEntry(SLIP_ENTRY, 0);
  if (kept.single === undefined && kept.parlay.length === 0) return;
  writeEntry(SLIP_ENTRY, SLIP_ENTRY.fallback);
  offerUndo(app, { reason: "expired", single: undefined, parlay: [], owner: undefined });
}
