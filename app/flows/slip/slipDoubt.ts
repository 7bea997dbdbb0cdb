import { type App } from "#app/application/app.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { blockSlip } from "#app/stores/slipChanges.ts";
import { lookAgain } from "./reconcile.ts";
import { refetchPrices } from "./refetchPrices.ts";
import { showAsked } from "./showAsked.ts";

/** Rereads the bet list if its schedule has run out; shows the bets that the member was asked about. */
export function searchDoubtAgain(app: App, doubt: Attempt | undefined): void {
  if (doubt?.state === "stillUnknown") void lookAgain(app, doubt.entry);
  else showAsked(app, doubt);
}

/** Returns to the keypad from an outcome that calls for a new price and a new tap. */
export function dismissOutcome(app: App, doubt: Attempt | undefined): void {
  if (doubt === undefined || doubt.state === "ready") {
    blockSlip(app, undefined);
    return;
  }
  dispatchAttempt(app, { type: "dismiss", ref: doubt.entry.ref });
  // the new decision needs a newer price, without waiting for the next refresh
  refetchPrices(app.client);
}
