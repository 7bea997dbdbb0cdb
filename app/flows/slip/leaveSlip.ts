import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { isPending, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSlip } from "#app/stores/slip.ts";
import { clearSingle, openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { useSlipOptions } from "#app/stores/slipOptions.ts";
import { setAmount, setParlayAmount } from "#app/stores/stake.ts";
import { dropUndo, putAway, useUndo } from "#app/stores/undo.ts";

const isIn = ({ quotes }: JournalEntry, pick: Selection): boolean =>
  quotes.some((quote) => selectionKey(quote) === selectionKey(pick));

/** True while the slip or bet page that made a bet is on the screen with one of its selections. */
export function isOnShow(app: App, entry: JournalEntry): boolean {
  const { single, leaving, betPage, parlay } = useSlip.of(app).getState();
  if (betPage && parlay.some((pick) => isIn(entry, pick))) return true;
  return single !== undefined && !leaving && isIn(entry, single);
}

/** A bet stands, or its market is gone: its selections leave the slip and the amount is cleared (spec §4). */
export function clearSlipOf(app: App, entry: JournalEntry): void {
  const { single, parlay } = useSlip.of(app).getState();
  if (entry.kind === "parlay") {
    const rest = parlay.filter((pick) => !isIn(entry, pick));
    if (rest.length === parlay.length) return;
    setParlay(app, rest);
    setParlayAmount(app, "");
  } else if (single !== undefined && isIn(entry, single)) {
    clearSingle(app);
    setAmount(app, "");
  }
}

/** What a dead session put aside stays, without what has been bet on since. */
function leaveAside(app: App, entry: JournalEntry): void {
  const { aside } = useUndo.of(app).getState();
  if (aside === undefined) return;
  const single = aside.single && isIn(entry, aside.single) ? undefined : aside.single;
  const parlay = aside.parlay.filter((pick) => !isIn(entry, pick));
  if (single === undefined && parlay.length === 0) dropUndo(app, aside);
  else putAway(app, { ...aside, single, parlay });
}

interface Cleared {
  readonly ref: string;
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
  readonly collecting: boolean;
}

/** What the last bet removed from the slip, for a member who wants to keep it after all. */
const useCleared = store<{ readonly cleared: Cleared | undefined }>(() => ({ cleared: undefined }));

/** True for two bets of one slip: the parlay's, or the single's. */
const isOfOneSlip = (one: JournalEntry, other: JournalEntry): boolean =>
  (one.kind === "parlay") === (other.kind === "parlay");

/**
 * A bet stands: the slip drops its selections unless the member keeps them; the amount is always cleared
 * (decisions, Slip).
 */
export function leaveSlip(app: App, entry: JournalEntry): void {
  const { current } = useAttempts.of(app).getState();
  if (current.state !== "ready" && current.entry.ref === entry.ref) setAside(app, app.now());
  // undoing an older change must not bring back what has been bet on
  dropUndo(app);
  leaveAside(app, entry);
  // found late: the slip is another bet's by now, and shows what was sent until its outcome is known (BET-09)
  if (isPending(current) && current.entry.ref !== entry.ref && isOfOneSlip(current.entry, entry)) return;
  if (useSlipOptions.of(app).getState().keepSelections) {
    if (entry.kind === "parlay") setParlayAmount(app, "");
    else setAmount(app, "");
    return;
  }
  const { single, parlay, collecting } = useSlip.of(app).getState();
  useCleared.of(app).setState({ cleared: { ref: entry.ref, single, parlay, collecting } });
  clearSlipOf(app, entry);
}

/** What a bet removed from the slip of a member who has left is nobody's (SES-04). */
export const forgetCleared = (app: App): void => useCleared.of(app).setState({ cleared: undefined });

/** True while the selections of this bet can be put back on the slip. */
export const useCanKeep = (ref: string): boolean => useCleared(({ cleared }) => cleared?.ref === ref);

/** Puts the selections of a bet back on the slip, without an amount and to be repriced. */
export function keepAfterAll(app: App, ref: string): void {
  const { cleared } = useCleared.of(app).getState();
  useCleared.of(app).setState({ cleared: undefined });
  closeDialog(app);
  if (cleared?.ref !== ref) return;
  setParlay(app, cleared.parlay, cleared.collecting);
  if (cleared.single !== undefined) openSingle(app, cleared.single);
}
