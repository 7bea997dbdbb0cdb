import { type Selection } from "#app/domain/slip/selection.ts";
import { broughtBack } from "#app/domain/slip/slip.ts";
import { isMember } from "#app/stores/session.ts";
import { openSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { dropUndo, LOGIN_MS, offerUndo, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { TIMING } from "#app/flows/timing.ts";

/** How long an offer stands, ms; the others stand until they are taken up. */
const SHOWN_MS: Readonly<Partial<Record<UndoReason, number>>> = {
  removed: TIMING.undoShown,
  replaced: TIMING.undoShown,
  cleared: TIMING.undoShown,
  closed: TIMING.undoShown,
  login: LOGIN_MS,
};

/** Withdraws each offer when its time is over. Returns the way to stop. */
export function watchUndo(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = useUndo.subscribe(({ offer }, before) => {
    if (offer === before.offer) return;
    clearTimeout(timer);
    const shown = offer && SHOWN_MS[offer.reason];
    if (shown !== undefined) timer = setTimeout(dropUndo, shown);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Keeps the slip as it stands, for some seconds, before a change that the member may want to take back (decisions, Slip). */
export function beforeChange(reason: UndoReason): void {
  const { single, parlay, owner } = useSlip.getState();
  if (single === undefined && parlay.length === 0) return;
  offerUndo({ reason, single, parlay, owner });
}

/** A visitor's pick waits for the login: the slip opens on it then (flows/slip/slipSession.ts). */
export const keepForLogin = (single: Selection): void =>
  offerUndo({ reason: "login", single, parlay: [], owner: undefined });

/** Puts back what the last change took, beside what was picked since; prices are asked anew. */
export function undo(): void {
  const { offer } = useUndo.getState();
  dropUndo();
  if (offer === undefined) return;
  setParlay(broughtBack(offer.parlay, useSlip.getState().parlay));
  if (offer.single === undefined) return;
  if (isMember()) openSingle(offer.single);
  else requireLogin();
}
