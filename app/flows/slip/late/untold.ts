import { msg } from "@lingui/core/macro";
import { type App } from "#app/application/app.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { betRefusal, isUnknownCode } from "#app/domain/slip/refusal.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { journalOf, noteSaw } from "#app/stores/journal.ts";
import { BET_REFUSALS, generalText } from "#app/text/refusals.ts";

/** Why a bet was refused, by its result or by the envelope's code. */
function reasonOf({ code, isResult }: { readonly code: number; readonly isResult: boolean }) {
  const verdict = isResult ? betRefusal(code) : undefined;
  return verdict === undefined || verdict === "success" || isUnknownCode(verdict)
    ? generalText(code)
    : BET_REFUSALS[verdict];
}

/** At sign-in: tells the member of bets whose refusal came after they had left, each once (BET-20). */
export function announceUntoldBets(app: App, owner: string): void {
  for (const { entry, saw } of journalOf(owner)) {
    if (saw?.untold === undefined) continue;
    noteSaw(entry.ref, { untold: undefined });
    const stake = formatMoney(entry.payment, 2);
    const kept = msg`This was your earlier bet of ${stake}. Nothing was deducted.`;
    showDialog(app, { kind: "betRefused", reason: reasonOf(saw.untold), said: saw.said ?? "", kept });
  }
}
