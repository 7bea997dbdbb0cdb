import { type RefObject, useLayoutEffect, useState } from "react";
import { type WindowVirtualizerHandle } from "virtua";
import { noteLayoutShift } from "./layoutShift.ts";
import { type BoardRows } from "./boardRows.ts";

/** The last entry of an ascending list that is at most `value`; 0 when none is. */
function lastUpTo(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Which league's head is pinned under the tabs, and how far the next one has pushed it up (design 3, 4.3). */
export function useStickyLeague(
  { rows, heads }: BoardRows,
  list: RefObject<WindowVirtualizerHandle | null>,
  pin: RefObject<HTMLElement | null>,
) {
  const [at, setAt] = useState(0);

  /** How deep in the list the pinned head stands, px. */
  const depth = (): number => {
    const parent = pin.current?.parentElement;
    return pin.current && parent ? pin.current.getBoundingClientRect().top - parent.getBoundingClientRect().top : 0;
  };

  const track = (): void => {
    const head = pin.current?.firstElementChild;
    if (!(head instanceof HTMLElement) || !list.current) return;
    const y = depth();
    const now = lastUpTo(heads, list.current.findItemIndex(y + 1));
    const next = heads[now + 1];
    const push = next === undefined ? 0 : Math.min(0, list.current.getItemOffset(next) - y - head.offsetHeight);
    head.style.transform = push === 0 ? "" : `translateY(${push}px)`;
    setAt(now);
  };

  /** Scrolls the pinned league's own head to where the pinned one stands, so that folding it leaves it under the finger. */
  const settle = (): void => {
    const head = heads[at];
    if (head === undefined || !list.current) return;
    const back = list.current.getItemOffset(head) - depth();
    if (back < 0) window.scrollBy({ top: back, behavior: "instant" });
  };

  useLayoutEffect(() => {
    noteLayoutShift();
    track();
    // rows, and nothing else, is what moves prices on the screen
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows]);

  return { at: Math.min(at, heads.length - 1), track, settle };
}
