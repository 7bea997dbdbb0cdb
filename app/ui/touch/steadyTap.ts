import { nextFrame } from "#app/frame/nextFrame.ts";

/** How long what has just appeared under a finger ignores taps, ms; a control sets another time with `data-steady`. */
const STEADY_MS = 300;

/** The frame that first shows an area or a control since it last appeared, was uncovered, moved, or changed its meaning. */
const shownIn = new WeakMap<Node, ReturnType<typeof nextFrame>>();

/** When the last pointer went down. */
let downAt = 0;
/** The click that ends the press does nothing: its target was not steady, or the press was a hold or a swipe. */
let spent = false;

/**
 * Reports that all controls in an area, or everywhere, have just appeared, been uncovered, moved, or changed their
 * meaning. Until the frame that shows it is out, none of them is steady at all.
 */
export function noteChange(area: Node | null = document): void {
  if (area) shownIn.set(area, nextFrame());
}

/** True if everything that a tap here would do had been on the screen for the set time at that moment, page ms. */
function isSteady(target: Element, at: number): boolean {
  const time = Number(target.closest("[data-steady]")?.getAttribute("data-steady") ?? STEADY_MS);
  if (time === 0) return true;
  for (let node: Node | null = target; node; node = node.parentNode) {
    // undefined gives NaN, and no time is less than that
    if (at < Number(shownIn.get(node)?.outAt) + time) return false;
  }
  return true;
}

/**
 * The one rule about taps, for the whole page. What has just appeared, been uncovered or changed its meaning ignores
 * taps until it has been on the screen for 300 ms, or for the time in `data-steady`: longer where money is sent, "0"
 * where code clicks. What has not changed takes every tap, including both of a double tap. The time counts at which the
 * finger came down, however late a busy page hears of it; it is checked again on pointer up. Returns the stop function.
 */
export function watchTaps(): () => void {
  const ends = new AbortController();
  const first = { capture: true, signal: ends.signal };
  addEventListener(
    "pointerdown",
    ({ target, timeStamp }) => {
      downAt = timeStamp;
      spent = !isSteady(target as Element, timeStamp);
    },
    first,
  );
  addEventListener(
    "click",
    (event) => {
      // a keyboard and a screen reader click without a pointer
      const byFinger = event.detail > 0;
      if (!(byFinger && spent) && isSteady(event.target as Element, byFinger ? downAt : event.timeStamp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  return () => ends.abort();
}

/**
 * False while the last pointer down met something that was not steady: handlers that act before the click check this.
 */
export const takesPress = (): boolean => !spent;

/** The press was a hold or a swipe: the click that ends it does nothing. */
export function spendPress(): void {
  spent = true;
}
