import { type App, owned } from "#app/application/app.ts";
import { type CashOutAttempt } from "#app/domain/bets/cashOutAttempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { dispatchCashOut, saleOf } from "#app/stores/cashOuts.ts";
import { SALE_DOUBTS, saleRefusalText } from "#app/text/sale/outcomes.ts";
import { msg } from "@lingui/core/macro";

/** The bets whose cash-out is open, in its sheet or on its page. */
const shownOf = owned(() => new Set<string>());

/**
 * A bet's cash-out was opened; returns the function for when it is closed. What was refused before is not the answer to
 * this opening: the bet may be cashed out again by now.
 */
export function showSale(app: App, betId: string): () => void {
  const shown = shownOf(app);
  shown.add(betId);
  const attempt = saleOf(app, betId);
  if (attempt.state === "refused") dispatchCashOut(app, betId, { type: "dismiss", ref: attempt.entry.ref });
  return () => void shown.delete(betId);
}

/** Says in a dialog that nothing was cashed out, or that it is not known, where the cash-out has been closed (BET-23). */
export function showSaleRefused(app: App, attempt: CashOutAttempt): void {
  if (attempt.state === "ready" || shownOf(app).has(attempt.entry.betId)) return;
  const kind = "betRefused";
  switch (attempt.state) {
    case "refused": {
      const { code, said } = attempt;
      return showDialog(app, { kind, title: msg`Cash out`, reason: saleRefusalText(code), said });
    }
    case "worse":
      return showDialog(app, { kind, title: msg`Cash out`, reason: saleRefusalText(3), said: "" });
    case "notFound":
    case "stillUnknown": {
      const { title, text } = SALE_DOUBTS[attempt.state];
      return showDialog(app, { kind, title, reason: text, said: "" });
    }
    case "submitting":
    case "sold":
    case "unknown":
  }
}
