"use no memo";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type WindowVirtualizerHandle } from "virtua";
import { type BoardRows } from "./boardRows.ts";

/** The last league whose head starts at or above `depth`; the first when none does. */
function leagueAt(heads: readonly number[], offsetOf: (row: number) => number, depth: number): number {
  let low = 0;
  let high = heads.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsetOf(heads[middle] ?? 0) <= depth) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How deep in the list the pinned head is, px. */
const depthOf = (pin: HTMLElement): number =>
  pin.getBoundingClientRect().top - (pin.parentElement?.getBoundingClientRect().top ?? 0);

/** Which league's head is pinned under the tabs, and how far the next one has pushed it up (design 3, 4.3). */
export function useStickyLeague({ rows, heads }: BoardRows, list: RefObject<WindowVirtualizerHandle | null>) {
  const [at, setAt] = useState(0);
  const pin = useRef<HTMLDivElement>(null);

  const track = useCallback((): void => {
    const bar = pin.current?.firstElementChild;
    const shown = list.current;
    if (!pin.current || !(bar instanceof HTMLElement) || !shown) return;
    const depth = depthOf(pin.current);
    const now = leagueAt(heads, (row) => shown.getItemOffset(row), depth + 1);
    const next = heads[now + 1];
    const push = next === undefined ? 0 : Math.min(0, shown.getItemOffset(next) - depth - bar.offsetHeight);
    bar.style.transform = push === 0 ? "" : `translateY(${push}px)`;
    setAt(now);
  }, [heads, list]);

  /** Scrolls the pinned league's own head to the pinned place, so that folding leaves it under the finger. */
  const settle = (): void => {
    const head = heads[at];
    if (head === undefined || !list.current || !pin.current) return;
    const back = list.current.getItemOffset(head) - depthOf(pin.current);
    if (back < 0) window.scrollBy({ top: back, behavior: "instant" });
  };

  useEffect(() => {
    // by then the list may be gone, which `track` checks
    requestAnimationFrame(track);
  }, [rows, track]);

  return { at: Math.min(at, heads.length - 1), pin, track, settle };
}
