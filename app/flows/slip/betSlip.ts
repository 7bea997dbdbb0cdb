import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { type SlipInput } from "#app/domain/slip/slipInput.ts";
import { slipState, type SlipState, slipTurnsAt } from "#app/domain/slip/slipState.ts";
import { pressKey } from "#app/domain/slip/stake.ts";
import { useKept } from "#app/flows/kept.ts";
import { useTurn } from "#app/flows/turn.ts";
import { dismissOutcome } from "./slipDoubt.ts";
import { type SlipLegs, useSlipFacts } from "./facts/slipFacts.ts";
import { tapSlip, type SlipWays } from "./slipTap.ts";
import { type Click, type TapMeaning, useTapMeaning } from "#app/flows/attempt/tapMeaning.ts";

/** A slip on the screen: its facts, the state they give, and what the member can do. */
export interface BetSlip {
  readonly input: SlipInput;
  readonly state: SlipState;
  /** A key of the keypad by its name in domain/slip/stake. */
  readonly press: (key: string) => void;
  /** Sets the amount to these digits: a paste, or "" to clear. */
  readonly enter: (digits: string) => void;
  /** Pointer down on the button: what is on the screen now is what may be sent. */
  readonly aim: TapMeaning["aim"];
  /** Does what the button says. */
  readonly tap: (click: Click) => void;
  /** Returns to the keypad from an outcome that calls for a new price and a new tap. */
  readonly dismiss: () => void;
  readonly close: () => void;
}

interface SlipTools extends SlipWays {
  readonly setAmount: (digits: string) => void;
}

/** Everything that any kind of slip shows and does, decided by `slipState` alone (spec §4, §5; decisions, Slip). */
export function useBetSlip(known: SlipLegs, { setAmount, ...tools }: SlipTools): BetSlip {
  const app = useApp();
  const facts = useSlipFacts();
  const [now, setNow] = useState(() => app.now());
  const input: SlipInput = { ...facts, ...known, now };
  // a digit leaves most of a slip as it was
  const state = useKept(slipState(input));
  useTurn(slipTurnsAt(input, state), now, setNow);
  const button = useTapMeaning(state.meaning);
  const { amount, limits, member } = input;
  const enter = (digits: string): void => {
    if (!state.locked) setAmount(digits);
  };
  const close = (): void => {
    if (!state.locked) tools.close();
  };
  return {
    input,
    state,
    enter,
    press: (key) =>
      enter(pressKey(amount, key, { max: limits?.max, balance: member?.balance, count: state.stake.count })),
    aim: button.aim,
    tap: (click) => {
      const press = button.press(click);
      if (press === undefined) return;
      const ways = { ...tools, close };
      const redraw = () => setNow(app.now());
      tapSlip(app, { input, painted: state, press, ways, redraw });
    },
    dismiss: () => dismissOutcome(app, state.doubt),
    close,
  };
}
