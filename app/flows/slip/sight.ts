import { create } from "zustand";
import { isEmbedded } from "#app/host/host.ts";

/** How much of a part must be in view; a whole one may lack a fraction of a pixel. */
const WHOLE = 0.95;

/** The least that a browser allows between two looks, ms (Intersection Observer v2). */
const LOOK_MS = 100;

/** A look is told of when this much more or less of a part is in view. */
const STEPS: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, WHOLE];

/** What Intersection Observer v2 adds, which not every browser has. */
interface SightInit extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}

/** Whether all that says what a tap buys is seen as it is drawn; true where nobody frames the app or the browser cannot tell. */
const useSight = create<{ readonly inSight: boolean; readonly lost: boolean }>()(() => ({
  inSight: true,
  lost: false,
}));

/** A part of the slip, and how it was seen last. */
interface Part {
  readonly kind: "part" | "row";
  /** The browser has looked at it; until then it counts as not seen, and not as lost either. */
  readonly looked: boolean;
  readonly ratio: number;
  readonly visible: boolean;
}

const parts = new Map<Element, Part>();

const canTell = (): boolean =>
  typeof IntersectionObserverEntry === "function" && "isVisible" in IntersectionObserverEntry.prototype;

/** True where nothing of the app itself lies over an element, as its head and foot do over a row that scrolls. */
function isOnTop(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const hits = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
  return hits.every((hit) => element.contains(hit));
}

/** How much of an element's height the app's own scrolling leaves in its window, 0 to 1. */
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
  // the member has scrolled it away; what a host page cuts off is less than that leaves
  return kind === "row" || ratio >= WHOLE * leftByScrolling(element);
}

const allSeen = (): boolean => [...parts].every(([element, part]) => isSeen(element, part));

/** True where something that was looked at cannot be seen. */
const isLost = (): boolean => [...parts].some(([element, part]) => part.looked && !isSeen(element, part));

const tell = (): void => useSight.setState({ inSight: allSeen(), lost: isLost() });

interface Look extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/** One for all parts, so that they are looked at in the same moment. */
let eye: IntersectionObserver | undefined;

function look(seen: readonly Look[]): void {
  for (const { target, intersectionRatio, isVisible } of seen) {
    const part = parts.get(target);
    if (part) parts.set(target, { ...part, looked: true, ratio: intersectionRatio, visible: isVisible === true });
  }
  tell();
}

/** Watches a part in a frame. Outside a frame nobody can cover it, and nothing is watched. */
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
 * A ref of what says what a tap buys: the choice with its price and line, the stake, the sums, the button. In a frame the
 * button is shut while the page around covers, fades, distorts or cuts off any of them, so that no page can have a member
 * tap what it hides (EMB-07). The element holds text up to its edges: where its corners are round the browser calls it covered.
 */
export const watchSight = (part: Element | null): (() => void) | undefined => watch(part, "part");

/** A ref of a row of a list that may be longer than the window: it may be scrolled away, and must not be covered in sight. */
export const watchCover = (row: Element | null): (() => void) | undefined => watch(row, "row");

/** False while a part cannot be seen: the button then says so in place of betting (EMB-07). */
export const useInSight = (): boolean => useSight(({ inSight }) => inSight);

/** Calls back when something that was looked at is lost from sight; what has just been drawn is not. Returns the way to stop. */
export const watchLost = (act: () => void): (() => void) =>
  useSight.subscribe(({ lost }, before) => {
    if (lost && !before.lost) act();
  });

/** The same at the moment of the tap, for the gates that are asked again there (BET-19, EMB-07). */
export const isInSight = (): boolean => allSeen();
