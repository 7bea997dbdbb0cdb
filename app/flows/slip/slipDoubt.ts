import { type App } from "#app/application/app.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { blockSlip } from "#app/stores/slipChanges.ts";
import { lookAgain } from "./reconcile.ts";
import { refetchPrices } from "./refetchPrices.ts";
import { showAsked } from "./showAsked.ts";

/** Reads the bet list again, where its schedule has run out; shows the bets that the member was asked about. */
export function lookInto(app: App, doubt: Attempt | undefined): void {
  if (doubt?.state === "stillUnknown") void lookAgain(app, doubt.entry);
  else showAsked(app, doubt);
}

/** Back to the keypad from an outcome, where a new price and a new tap are asked. */
export function dismissOutcome(app: App, doubt: Attempt | undefined): void {
  if (doubt === undefined || doubt.state === "ready") {
    blockSlip(app, undefined);
    return;
  }
  dispatchAttempt(app, { type: "dismiss", ref: doubt.entry.ref });
  // the new decision wants a newer price; it need not wait for the next refresh
  refetchPrices(app.client);
}
