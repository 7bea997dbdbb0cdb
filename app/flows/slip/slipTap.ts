import { type App } from "#app/application/app.ts";
import { type Press } from "#app/domain/pursuit.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { type SlipInput } from "#app/domain/slip/slipInput.ts";
import { type SlipButton, slipState, type SlipState } from "#app/domain/slip/slipState.ts";
import { promptDepositIf } from "#app/flows/session/money.ts";
import { goRecharge } from "#app/flows/session/cashier.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { place } from "./placeBet.ts";
import { isInSight } from "./facts/sight.ts";
import { searchDoubtAgain } from "./slipDoubt.ts";

/** What a slip can do besides betting. */
export interface SlipWays {
  /** Requests newer prices now. */
  readonly ask: () => void;
  /** The member accepted these prices with a tap that bets. */
  readonly agree: (quotes: readonly Quote[]) => void;
  readonly close: () => void;
}

/** A tap on the button of a slip. */
interface SlipTap {
  /** The facts and the slip that were on the screen. */
  readonly input: SlipInput;
  readonly painted: SlipState;
  readonly press: Press;
  readonly ways: SlipWays;
  /** Renders the slip as it is now. */
  readonly redraw: () => void;
}

/** Does what the button of a slip says. */
function act(app: App, button: SlipButton, { painted, press, ways }: SlipTap): void {
  switch (button.does) {
    case "place":
      if (place(app, { ...button.order, press })) ways.agree(button.order.quotes);
      break;
    case "deposit":
      void promptDepositIf(app, (balance) => !balance || balance < button.payment, button);
      break;
    case "logIn":
      requireLogin(app);
      break;
    case "recharge":
      goRecharge(app);
      break;
    case "close":
      ways.close();
      break;
    case "lookAgain":
    case "showAsked":
      searchDoubtAgain(app, painted.doubt);
      break;
    case "wait":
    case "nothing":
      break;
  }
}

/**
 * Decides the slip again with the facts of this moment and does what its button says, if that is still what was shown:
 * without a render, a price may have grown too old or the button been covered (BET-19, EMB-07).
 */
export function tapSlip(app: App, tap: SlipTap): void {
  const { input, painted } = tap;
  const { button, meaning } = slipState({ ...input, now: app.now(), inSight: isInSight() });
  if (meaning === painted.meaning && button.does === painted.button.does) {
    act(app, button, tap);
    return;
  }
  tap.redraw();
  if (button.does === "wait") tap.ways.ask();
}
