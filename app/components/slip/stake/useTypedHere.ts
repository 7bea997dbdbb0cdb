import { type RefObject, useEffect } from "react";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { slipTyping } from "./typing.ts";

const TYPED = /^(?:\p{Nd}|Backspace|Delete)$/u;

/** Text fields handle keys themselves. */
const OWN_KEYS = "input, textarea, select, dialog, [role=dialog]";

/** Digits and deletions typed while the focus is in the list beside the slip go to the slip in `ref`, and the focus with them (design 3). */
export function useTypedHere(ref: RefObject<HTMLElement | null>, slip: BetSlip): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const place = ref.current?.querySelector<HTMLElement>("[data-autofocus]");
      const { target, key } = event;
      if (!place || !(target instanceof Element) || place.contains(target) || target.closest(OWN_KEYS)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !TYPED.test(key)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
      slipTyping(slip).onKeyDown(event);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [ref, slip]);
}
