import { type ClipboardEvent, type KeyboardEvent } from "react";
import { digitsOf } from "#app/domain/stake.ts";
import { type SlipView } from "#app/flows/slipView.ts";

const DELETE = new Set(["Backspace", "Delete"]);

/** Hardware digits of any script, delete, Enter and paste, heard wherever the focus is in the slip (design 3; trust BET-14). */
export function typingProps(slip: SlipView) {
  const typing = slip.area === "keypad" && !slip.placing;
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!typing || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      // Enter on a button is that button's own, and a key that is held down places no second bet
      if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
        if (!event.repeat) slip.place();
      } else if (/^\p{Nd}$/u.test(event.key)) slip.press(event.key);
      else if (DELETE.has(event.key)) slip.press("Del");
      else return;
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      const digits = digitsOf(event.clipboardData.getData("text"));
      if (typing && digits !== undefined) slip.setAmount(digits);
    },
  };
}
