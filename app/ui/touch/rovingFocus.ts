import { type KeyboardEvent } from "react";

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * On each button of a group: arrow keys, Home and End move through the buttons of a group and choose: radios, tabs
 * (design 6). With `choose` off they only move: the choice is a button press, because it closes what it stands in.
 */
export function rovingFocus(event: KeyboardEvent<HTMLElement>, { choose = true } = {}): void {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
  const at = all.indexOf(event.currentTarget);
  const step = STEP[event.key];
  const next =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? all.length - 1
        : step && at >= 0
          ? (at + step + all.length) % all.length
          : -1;
  const target = all[next];
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (choose) target.click();
}
