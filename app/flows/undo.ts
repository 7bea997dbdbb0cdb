import { setParlay, openSingle, useSlip } from "#app/stores/slip.ts";
import { dropUndo, offerUndo, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { TIMING } from "./timing.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the slip as it stands, for some seconds, before a change that the member may want to take back (decisions, Slip). */
export function beforeChange(reason: UndoReason): void {
  const { single, parlay } = useSlip.getState();
  offerUndo({ reason, single, parlay });
  clearTimeout(timer);
  // what a dead session put aside waits for the next login
  if (reason !== "loggedOut") timer = setTimeout(dropUndo, TIMING.undoShown);
}

/** Puts back what the last change took; prices are asked anew. */
export function undo(): void {
  const { offer } = useUndo.getState();
  clearTimeout(timer);
  dropUndo();
  if (offer === undefined) return;
  setParlay(offer.parlay);
  if (offer.single !== undefined) openSingle(offer.single);
}

/** The member does not want it back. */
export function forgetUndo(): void {
  clearTimeout(timer);
  dropUndo();
}
