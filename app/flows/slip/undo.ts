import { type App } from "#app/application/app.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { broughtBack } from "#app/domain/slip/slip.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { isMember } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { dropUndo, KEPT_MS, offerUndo, putAway, shownOf, type UndoReason, useUndo } from "#app/stores/undo.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { TIMING } from "#app/flows/timing.ts";

/** How long an undo offer is shown, ms; the others stay until they are used. */
const SHOWN_MS: Readonly<Partial<Record<UndoReason, number>>> = {
  removed: TIMING.undoShown,
  replaced: TIMING.undoShown,
  cleared: TIMING.undoShown,
  closed: TIMING.undoShown,
  added: TIMING.undoShown,
};

/** Withdraws each offer when its time is over. Returns the stop function. */
export function watchUndo(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = () => {
    clearTimeout(timer);
    const { offer } = useUndo.of(app).getState();
    const shown = offer && (offer.until === undefined ? SHOWN_MS[offer.reason] : offer.until - Date.now());
    if (shown !== undefined) timer = setTimeout(() => dropUndo(app), shown);
  };
  // a reload may have restored one
  time();
  const stop = useUndo.of(app).subscribe(({ offer }, before) => {
    if (offer !== before.offer) time();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Saves the slip for some seconds before a change that the member may want to undo (decisions, Slip). */
export function beforeChange(app: App, reason: UndoReason): void {
  const { single, parlay, collecting, owner } = useSlip.of(app).getState();
  if (single === undefined && parlay.length === 0) return;
  // if closed with an amount typed, the amount is restored
  const amount = reason === "closed" ? useStake.of(app).getState().amount : "";
  offerUndo(app, { reason, single, parlay, collecting, owner, amount });
}

/** A selection joins the parlay: for some seconds the member may bet on it alone instead (BAR-01; design-2, 6.2). */
export function beforeAdding(app: App, single: Selection, amount: string): void {
  const { parlay, owner } = useSlip.of(app).getState();
  offerUndo(app, { reason: "added", single, parlay, owner, amount });
}

/**
 * A pick waits for the login, which opens the slip on it (flows/slip/slipSession.ts): for its owner, a visitor's for
 * whoever signs in.
 */
export const keepForLogin = (app: App, single: Selection, owner: string | undefined): void =>
  offerUndo(app, { reason: "login", single, parlay: [], owner, until: Date.now() + KEPT_MS.login });

/** The pick that waits for a login gives way to a later one. */
export function dropWaitingPick(app: App): void {
  if (useUndo.of(app).getState().offer?.reason === "login") dropUndo(app);
}

/** The selections of a dead session wait for its member, with those that an earlier one left. */
export function keepAside(app: App): void {
  const { single, parlay, collecting, owner } = useSlip.of(app).getState();
  if (single === undefined && parlay.length === 0) return;
  const { aside } = useUndo.of(app).getState();
  putAway(app, {
    reason: "loggedOut",
    single: single ?? aside?.single,
    parlay: broughtBack(parlay, aside?.parlay ?? []),
    collecting,
    owner: owner ?? aside?.owner,
    until: Date.now() + KEPT_MS.loggedOut,
  });
}

/**
 * Restores what the last change removed, beside what was picked since; prices are refetched. While a bet is on its way
 * nothing joins its slip.
 */
export function undo(app: App): void {
  const offer = shownOf(useUndo.of(app).getState(), isMember(app));
  if (offer === undefined || useAttempts.of(app).getState().current.state === "submitting") return;
  dropUndo(app, offer);
  const { single, reason, amount = "" } = offer;
  const { parlay, collecting } = useSlip.of(app).getState();
  const stays =
    reason === "added" && single ? parlay.filter((pick) => selectionKey(pick) !== selectionKey(single)) : parlay;
  setParlay(app, broughtBack(offer.parlay, stays), offer.collecting ?? collecting);
  if (single === undefined) return;
  if (!isMember(app)) return requireLogin(app);
  if (reason === "added" || reason === "closed") setAmount(app, amount);
  openSingle(app, single);
}
