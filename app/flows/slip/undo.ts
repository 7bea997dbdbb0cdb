import { type Selection } from "#app/domain/slip/selection.ts";
import { broughtBack } from "#app/domain/slip/slip.ts";
import { isMember } from "#app/stores/session.ts";
import { openSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { dropUndo, LOGIN_MS, offerUndo, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { TIMING } from "#app/flows/timing.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the slip as it stands, for some seconds, before a change that the member may want to take back (decisions, Slip). */
export function beforeChange(reason: UndoReason): void {
  const { single, parlay, owner } = useSlip.getState();
  if (single === undefined && parlay.length === 0) return;
  offerUndo({ reason, single, parlay, owner });
  clearTimeout(timer);
  // what a dead session put aside waits for the next login
  if (reason !== "loggedOut") timer = setTimeout(dropUndo, TIMING.undoShown);
}

/** A visitor's pick waits for the login: the slip opens on it then (flows/slip/slipSession.ts). */
export function keepForLogin(single: Selection): void {
  clearTimeout(timer);
  offerUndo({ reason: "login", single, parlay: [], owner: undefined });
  timer = setTimeout(dropUndo, LOGIN_MS);
}

/** Puts back what the last change took, beside what was picked since; prices are asked anew. */
export function undo(): void {
  const { offer } = useUndo.getState();
  forgetUndo();
  if (offer === undefined) return;
  setParlay(broughtBack(offer.parlay, useSlip.getState().parlay));
  if (offer.single === undefined) return;
  if (isMember()) openSingle(offer.single);
  else requireLogin();
}

/** The member does not want it back. */
export function forgetUndo(): void {
  clearTimeout(timer);
  dropUndo();
}
