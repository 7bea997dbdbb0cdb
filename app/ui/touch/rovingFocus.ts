import { type KeyboardEvent } from "react";

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index to which a key moves, of this many, wrapping around; -1 for a key that does not move. */
function placeAfter(key: string, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEP[key];
  return step && at >= 0 ? (at + step + count) % count : -1;
}

/**
 * On each button of a group: arrow keys, Home and End move through the group and choose: radios, tabs (design 6).
 * Without `choose` they only move: choosing is a button press, because it closes the container.
 */
export function rovingFocus(event: KeyboardEvent<HTMLElement>, { choose = true } = {}): void {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
  const at = all.indexOf(event.currentTarget);
  const target = all[placeAfter(event.key, at, all.length)];
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (choose) target.click();
}
