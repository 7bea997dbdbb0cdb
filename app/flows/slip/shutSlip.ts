import { type MessageDescriptor } from "@lingui/core";
import { type App } from "#app/application/app.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { tellHost } from "#app/host/host.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { promptDeposit } from "#app/flows/session/cashier.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { blockSlip } from "#app/stores/slipChanges.ts";
import { KEPT } from "#app/text/refusals.ts";
import { isOnShow } from "./leaveSlip.ts";

/**
 * Shows in the slip of a bet why it was not taken, in place of the keypad, or in a dialog once that slip has gone: the
 * slip that is open by then is another bet's (BET-20). Without a `reason` money is lacking, and the way to deposit is
 * offered; in a frame the host shows its own (spec §1, §8).
 */
export function shutSlip(
  app: App,
  entry: JournalEntry,
  { code, said }: { readonly code: number; readonly said: string },
  reason?: MessageDescriptor,
): void {
  const isHere = isOnShow(app, entry);
  if (isHere) blockSlip(app, { code, said, at: app.now() });
  if (reason === undefined) {
    void askBalance(app.client);
    if (isHere) tellHost({ type: "NoBalance" });
    else promptDeposit(app, said);
  } else if (!isHere) showDialog(app, { kind: "betRefused", reason, said, kept: KEPT });
}
