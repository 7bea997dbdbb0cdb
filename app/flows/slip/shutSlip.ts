import { type MessageDescriptor } from "@lingui/core";
import { type App, owned } from "#app/application/app.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { isLiftedByPrice } from "#app/domain/slip/slipArea.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { notifyHost } from "#app/host/host.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";
import { refetchBalance } from "#app/flows/session/money.ts";
import { promptDeposit } from "#app/flows/session/cashier.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { blockSlip } from "#app/stores/slipChanges.ts";
import { KEPT } from "#app/text/refusals.ts";
import { isOnShow } from "./leaveSlip.ts";

const unreadOf = owned(() => ({ at: Number.NEGATIVE_INFINITY, tell: (): void => undefined }));

/** True where the slip of this bet says it itself; should it go before that can be read, `away` is called (BET-20). */
function isToldHere(app: App, entry: JournalEntry, away: () => void): boolean {
  const isHere = isOnShow(app, entry);
  // whoever has signed in by then is told nothing
  const tell = () => void (isSignedIn(app, entry.account) && away());
  if (isHere) Object.assign(unreadOf(app), { at: app.now(), tell });
  return isHere;
}

/** The bet page goes: what it has shown for less than a moment is told in a dialog. */
export function showUnreadRefusal(app: App): void {
  const { at, tell } = unreadOf(app);
  unreadOf(app).at = Number.NEGATIVE_INFINITY;
  if (app.now() - at < SETTLED_MS) tell();
}

const showRefused = (app: App, reason: MessageDescriptor, said: string): void =>
  showDialog(app, { kind: "betRefused", reason, said, kept: KEPT });

/** Says in a dialog that a bet was not taken, unless its slip does. */
export function showRefusedBet(app: App, entry: JournalEntry, reason: MessageDescriptor, said: string): void {
  const tell = () => showRefused(app, reason, said);
  if (!isToldHere(app, entry, tell)) tell();
}

/**
 * Shows in the slip of a bet why it was not taken, in place of the keypad, or in a dialog once that slip has gone: the
 * slip that is open by then is another bet's (BET-20). What the next good price lifts, often within a tenth of a second,
 * is in both: only the dialog stays until it was read. Without a `reason` money is lacking, and the way to deposit is
 * offered; in a frame the host shows its own (spec §1, §8).
 */
export function shutSlip(
  app: App,
  entry: JournalEntry,
  { code, said }: { readonly code: number; readonly said: string },
  reason?: MessageDescriptor,
): void {
  if (isOnShow(app, entry)) blockSlip(app, { code, said, at: app.now() });
  if (reason !== undefined && isLiftedByPrice(code)) return showRefused(app, reason, said);
  if (reason !== undefined) return showRefusedBet(app, entry, reason, said);
  void refetchBalance(app.client);
  const tell = () => promptDeposit(app, said);
  if (isToldHere(app, entry, tell)) notifyHost({ type: "NoBalance" });
  else tell();
}
