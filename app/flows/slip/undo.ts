import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { broughtBack } from "#app/domain/slip/slip.ts";
import { isMember } from "#app/stores/session.ts";
import { openSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { dropUndo, LOGIN_MS, offerUndo, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { TIMING } from "#app/flows/timing.ts";

/** How long an offer stands, ms; the others stand until they are taken up. */
const SHOWN_MS: Readonly<Partial<Record<UndoReason, number>>> = {
  removed: TIMING.undoShown,
  replaced: TIMING.undoShown,
  cleared: TIMING.undoShown,
  closed: TIMING.undoShown,
  added: TIMING.undoShown,
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
  const { single, parlay, collecting, owner } = useSlip.getState();
  if (single === undefined && parlay.length === 0) return;
  offerUndo({ reason, single, parlay, collecting, owner });
}

/** A selection goes into the parlay: for some seconds the member may bet on it alone instead (BAR-01; design-2, 6.2). */
export function beforeAdding(single: Selection, amount: string): void {
  const { parlay, owner } = useSlip.getState();
  offerUndo({ reason: "added", single, parlay, owner, amount });
}

/** A visitor's pick waits for the login: the slip opens on it then (flows/slip/slipSession.ts). */
export const keepForLogin = (single: Selection): void =>
  offerUndo({ reason: "login", single, parlay: [], owner: undefined });

/** Puts back what the last change took, beside what was picked since; prices are asked anew. */
export function undo(): void {
  const { offer } = useUndo.getState();
  dropUndo();
  if (offer === undefined) return;
  const { single, reason, amount = "" } = offer;
  const { parlay, collecting } = useSlip.getState();
  const stays =
    reason === "added" && single ? parlay.filter((pick) => selectionKey(pick) !== selectionKey(single)) : parlay;
  setParlay(broughtBack(offer.parlay, stays), offer.collecting ?? collecting);
  if (single === undefined) return;
  if (!isMember()) return requireLogin();
  if (reason === "added") setAmount(amount);
  openSingle(single);
}
