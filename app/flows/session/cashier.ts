import { type App } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { isEmbedded, leaveTo, notifyHost } from "#app/host/host.ts";
import { closePrompt, showDialog } from "#app/stores/dialog.ts";

/**
 * GoChargeTips: tells the host site NoBalance, or asks the member; `lacks` is the missing amount, if known (spec §1).
 */
export function promptDeposit(app: App, said = "", lacks?: number): void {
  if (notifyHost({ type: "NoBalance" })) return;
  showDialog(app, { kind: "deposit", said, lacks });
}

/** Opens the operator's cashier. */
export function goRecharge(app: App): void {
  closePrompt(app);
  if (isEmbedded() && notifyHost({ type: "NoBalance" })) return;
  const { rechargeUrl } = config();
  if (rechargeUrl === undefined || !leaveTo(rechargeUrl)) showDialog(app, { kind: "noAddress", which: "recharge" });
}
