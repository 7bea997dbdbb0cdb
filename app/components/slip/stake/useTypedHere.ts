import { type RefObject, useEffect } from "react";

const TYPED = /^(?:\p{Nd}|Backspace|Delete)$/u;

/** Fields have their own use for keys. */
const OWN_KEYS = "input, textarea, select, dialog, [role=dialog]";

/** Digits and deletions typed while the focus is in the list beside the slip go to the slip in `ref`, and the focus with them (design 3). */
export function useTypedHere(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const slip = ref.current?.querySelector<HTMLElement>("[data-autofocus]");
      const { target, key } = event;
      if (!slip || !(target instanceof Element) || slip.contains(target) || target.closest(OWN_KEYS)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !TYPED.test(key)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      slip.focus({ preventScroll: true });
      slip.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [ref]);
}
