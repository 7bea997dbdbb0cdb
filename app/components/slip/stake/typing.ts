import { type ClipboardEvent } from "react";
import { digitsOf } from "#app/domain/slip/stake.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { type Click } from "#app/flows/attempt/tapMeaning.ts";

/** The target of typing: the slip of a bet, or a cash-out. */
interface TypedInto {
  /** False while nothing can be typed or sent. */
  readonly typing: boolean;
  /** A key of the keypad by its name in domain/stake. */
  readonly press: (key: string) => void;
  /** Replaces the amount with these digits. */
  readonly enter: (digits: string) => void;
  /** What the button does. */
  readonly act: (key: Click) => void;
}

/** A key event on the page or a part of it. */
type KeyPress = Pick<
  KeyboardEvent,
  "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey" | "target" | "timeStamp" | "preventDefault"
>;

const DELETE = new Set(["Backspace", "Delete"]);

/** Hardware digits of any script, delete, Enter and paste, handled wherever the focus is in a slip or a cash-out (design 3; BET-14). */
export function typingProps({ typing, press, enter, act }: TypedInto) {
  return {
    onKeyDown: (event: KeyPress) => {
      if (!typing || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      // Enter on a button belongs to that button, and a key that is held down sends no second order
      if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
        if (!event.repeat) act({ detail: 0, timeStamp: event.timeStamp });
      } else if (/^\p{Nd}$/u.test(event.key)) press(event.key);
      else if (DELETE.has(event.key)) press("Del");
      else return;
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      const digits = digitsOf(event.clipboardData.getData("text"));
      if (typing && digits !== undefined) enter(digits);
    },
  };
}

/** The same for the slip of a bet. */
export const slipTyping = (slip: BetSlip) =>
  typingProps({
    typing: slip.state.area === "keypad" && !slip.state.locked,
    press: slip.press,
    enter: slip.enter,
    act: slip.tap,
  });
