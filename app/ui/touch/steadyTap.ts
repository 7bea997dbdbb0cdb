/** How long what has just appeared under a finger ignores taps, ms; a control sets another time with `data-steady`. */
const STEADY_MS = 300;

/** When an area or a control last appeared, was uncovered, moved, or changed its meaning. */
const changedAt = new WeakMap<Node, number>();

/** When the last pointer went down. */
let downAt = 0;
/** The click that ends the press does nothing: its target was not steady, or the press was a hold or a swipe. */
let spent = false;

/**
 * Reports that all controls in an area, or everywhere, have just appeared, been uncovered, moved, or changed their
 * meaning.
 */
export function noteChange(area: Node | null = document): void {
  if (area) changedAt.set(area, performance.now());
}

/** True if nothing that a tap here would do had changed for the set time at that moment. */
function isSteady(target: Element, at: number): boolean {
  const time = Number(target.closest("[data-steady]")?.getAttribute("data-steady") ?? STEADY_MS);
  for (let node: Node | null = target; node; node = node.parentNode) {
    // undefined gives NaN, and no time is less than that
    if (at < Number(changedAt.get(node)) + time) return false;
  }
  return true;
}

/**
 * The one rule about taps, for the whole page. What has just appeared, been uncovered or changed its meaning ignores
 * taps for 300 ms, or for the time in `data-steady`: longer where money is sent, "0" where a tap must count at once.
 * What has not changed takes every tap, including both of a double tap. The time of pointer down counts, and is checked
 * again on pointer up. Returns the stop function.
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
