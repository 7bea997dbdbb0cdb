import { create } from "zustand";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { pageNow } from "#app/stores/clock.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { clearSingle, openSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { useSlipOptions } from "#app/stores/slipOptions.ts";
import { setAmount, setParlayAmount } from "#app/stores/stake.ts";
import { dropUndo, useUndo } from "#app/stores/undo.ts";

const isIn = ({ quotes }: JournalEntry, pick: Selection): boolean =>
  quotes.some((quote) => selectionKey(quote) === selectionKey(pick));

/** True while the slip or the bet page that made a bet is on the screen with one of its selections. */
export function isOnShow(entry: JournalEntry): boolean {
  const { single, leaving, betPage, parlay } = useSlip.getState();
  if (betPage && parlay.some((pick) => isIn(entry, pick))) return true;
  return single !== undefined && !leaving && isIn(entry, single);
}

/** A bet stands, or its market is gone: its selections leave the slip and the amount goes (spec §4). */
export function clearSlipOf(entry: JournalEntry): void {
  const { single, parlay } = useSlip.getState();
  if (entry.kind === "parlay") {
    const rest = parlay.filter((pick) => !isIn(entry, pick));
    if (rest.length === parlay.length) return;
    setParlay(rest);
    setParlayAmount("");
  } else if (single !== undefined && isIn(entry, single)) {
    clearSingle();
    setAmount("");
  }
}

interface Cleared {
  readonly ref: string;
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
}

/** What the last bet took off the slip, for a member who wants to keep it after all. */
const useCleared = create<{ readonly cleared: Cleared | undefined }>()(() => ({ cleared: undefined }));

/** A bet stands: the slip is done with it, unless the member keeps selections; the amount always goes (decisions, Slip). */
export function leaveSlip(entry: JournalEntry): void {
  const { current } = useAttempts.getState();
  if (current.state !== "ready" && current.entry.ref === entry.ref) setAside(pageNow());
  // what is bet on must not come back by undoing an older change
  if (useUndo.getState().offer?.reason !== "loggedOut") dropUndo();
  if (useSlipOptions.getState().keepSelections) {
    if (entry.kind === "parlay") setParlayAmount("");
    else setAmount("");
    return;
  }
  const { single, parlay } = useSlip.getState();
  useCleared.setState({ cleared: { ref: entry.ref, single, parlay } });
  clearSlipOf(entry);
}

/** True while the selections of this bet can be put back on the slip. */
export const useCanKeep = (ref: string): boolean => useCleared(({ cleared }) => cleared?.ref === ref);

/** Puts the selections of a bet back on the slip, without an amount and to be priced afresh. */
export function keepAfterAll(ref: string): void {
  const { cleared } = useCleared.getState();
  useCleared.setState({ cleared: undefined });
  closeDialog();
  if (cleared?.ref !== ref) return;
  setParlay(cleared.parlay);
  if (cleared.single !== undefined) openSingle(cleared.single);
}
