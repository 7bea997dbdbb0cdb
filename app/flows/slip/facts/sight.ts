import { create } from "zustand";
import { isEmbedded } from "#app/host/host.ts";

/** How much of a part must be visible; a whole one may lack a fraction of a pixel. */
const WHOLE = 0.95;

/** The shortest interval between two looks that browsers allow, ms (Intersection Observer v2). */
const LOOK_MS = 100;

/** The visible fractions at which the observer reports a change. */
const STEPS: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, WHOLE];

/** What Intersection Observer v2 adds; not every browser has it. */
interface SightInit extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}

/**
 * Whether everything that describes the bet is visible as rendered; true if the app is not framed or the browser cannot
 * tell.
 */
const useSight = create<{ readonly inSight: boolean; readonly lost: boolean }>()(() => ({
  inSight: true,
  lost: false,
}));

/** A part of the slip, and its last known visibility. */
interface Part {
  readonly kind: "part" | "row";
  /** The browser has looked at it; until then it counts as not seen, but not as lost. */
  readonly looked: boolean;
  readonly ratio: number;
  readonly visible: boolean;
}

const parts = new Map<Element, Part>();

const canTell = (): boolean =>
  typeof IntersectionObserverEntry === "function" && "isVisible" in IntersectionObserverEntry.prototype;

/** True if no part of the app itself covers an element, as its header and footer cover a scrolled row. */
function isOnTop(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const hits = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
  return hits.every((hit) => element.contains(hit));
}

/** How much of an element's height the app's own scrolling leaves visible, 0 to 1. */
function leftByScrolling(element: Element): number {
  const box = element.getBoundingClientRect();
  let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return box.height > 0 ? Math.max(0, bottom - top) / box.height : 1;
}

function isSeen(element: Element, { kind, ratio, visible }: Part): boolean {
  if (ratio >= WHOLE) return visible || !isOnTop(element);
  // scrolled away by the member; if a host page clips it, less is visible than scrolling alone would leave
  return kind === "row" || ratio >= WHOLE * leftByScrolling(element);
}

const allSeen = (): boolean => [...parts].every(([element, part]) => isSeen(element, part));

/** True if something that was looked at cannot be seen. */
const isLost = (): boolean => [...parts].some(([element, part]) => part.looked && !isSeen(element, part));

const tell = (): void => useSight.setState({ inSight: allSeen(), lost: isLost() });

interface Look extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/** One for all parts, so that they are looked at together. */
let eye: IntersectionObserver | undefined;

function look(seen: readonly Look[]): void {
  for (const { target, intersectionRatio, isVisible } of seen) {
    const part = parts.get(target);
    if (part) parts.set(target, { ...part, looked: true, ratio: intersectionRatio, visible: isVisible === true });
  }
  tell();
}

/** Watches a part in a frame. Outside a frame nothing can cover it, so nothing is watched. */
function watch(element: Element | null, kind: Part["kind"]): (() => void) | undefined {
  if (element === null || !isEmbedded() || !canTell()) return undefined;
  const init: SightInit = { trackVisibility: true, delay: LOOK_MS, threshold: [...STEPS] };
  eye ??= new IntersectionObserver(look, init);
  parts.set(element, { kind, looked: false, ratio: 0, visible: false });
  tell();
  eye.observe(element);
  return () => {
    eye?.unobserve(element);
    parts.delete(element);
    tell();
  };
}

/**
 * A ref for what describes the bet: the selection with its price and line, the stake, the sums, the button. In a frame
 * the button is disabled while the host page covers, fades, distorts or clips any of them, so no page can make a member
 * tap what it hides (EMB-07). Text fills the element to its edges: browsers call an element with rounded corners
 * covered.
 */
export const watchSight = (part: Element | null): (() => void) | undefined => watch(part, "part");

/**
 * A ref for a row of a list that may be longer than the window: it may be scrolled away, but not covered while in view.
 */
export const watchCover = (row: Element | null): (() => void) | undefined => watch(row, "row");

/** False while a part cannot be seen: the button then says so instead of betting (EMB-07). */
export const useInSight = (): boolean => useSight(({ inSight }) => inSight);

/** The same outside a component, as the browser last looked; `isInSight` measures. */
export const lastSeen = (): boolean => useSight.getState().inSight;

/** Calls back when that may have changed. Returns the stop function. */
export const watchSeen = (changed: () => void): (() => void) => useSight.subscribe(changed);

/**
 * Calls back when something that was looked at is no longer visible; what was just rendered does not count. Returns the
 * stop function.
 */
export const watchLost = (act: () => void): (() => void) =>
  useSight.subscribe(({ lost }, before) => {
    if (lost && !before.lost) act();
  });

/** The same at the moment of the tap, for the checks that are repeated there (BET-19, EMB-07). */
export const isInSight = (): boolean => allSeen();
