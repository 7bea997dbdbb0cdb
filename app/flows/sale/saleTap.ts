import { type App } from "#app/application/app.ts";
import { type SaleButton, type SaleInput, saleState, type SaleState } from "#app/domain/bets/saleState.ts";
import { type Press } from "#app/domain/pursuit.ts";
import { isInSight } from "#app/flows/slip/facts/sight.ts";
import { searchCashOutAgain, sell } from "./cashOut.ts";

/** A tap on the button of a cash-out. */
interface SaleTap {
  /** The facts and the cash-out that were on the screen. */
  readonly input: SaleInput;
  readonly painted: SaleState;
  readonly press: Press;
  /** Returns to the open bets. */
  readonly leave: () => void;
  /** Renders the cash-out as it is now. */
  readonly redraw: () => void;
}

/** Does what the button of a cash-out says. */
function act(app: App, button: SaleButton, { input: { attempt }, press, leave }: SaleTap): void {
  switch (button.does) {
    case "sell":
      sell(app, { ...button.order, press });
      break;
    case "lookAgain":
      if (attempt.state === "stillUnknown") void searchCashOutAgain(app, attempt.entry);
      break;
    case "leave":
      leave();
      break;
    case "wait":
    case "nothing":
      break;
  }
}

/**
 * Decides the cash-out again with the facts of this moment and does what its button says, if that is still what was
 * shown: without a render, an offer may have expired or the button been covered (BET-19, BET-23, EMB-07).
 */
export function tapSale(app: App, tap: SaleTap): void {
  const { input, painted } = tap;
  const { button, meaning } = saleState({ ...input, now: app.now(), inSight: isInSight() });
  if (meaning === painted.meaning && button.does === painted.button.does) act(app, button, tap);
  else tap.redraw();
}
