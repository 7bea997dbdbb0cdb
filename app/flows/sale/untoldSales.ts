import { msg } from "@lingui/core/macro";
import { type App } from "#app/application/app.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { takeUntoldSales } from "#app/stores/untoldSales.ts";
import { saleRefusalText } from "#app/text/sale/outcomes.ts";

/** At sign-in: tells the member of cash-outs whose refusal came after they had left, each once (BET-20, BET-23). */
export function announceUntoldSales(app: App, owner: string): void {
  for (const { betId: id, code, said } of takeUntoldSales(owner)) {
    const kept = msg`This was your earlier cash-out of bet ${id}. It did not change the bet.`;
    showDialog(app, { kind: "betRefused", title: msg`Cash out`, reason: saleRefusalText(code), said, kept });
  }
}
