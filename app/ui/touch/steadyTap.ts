/** What has just come under a finger takes no tap for so long, ms; a control asks for another time by `data-steady`. */
const STEADY_MS = 300;

/** When an area or a control last came, was uncovered, moved, or began to mean something else. */
const changedAt = new WeakMap<Node, number>();

/** When the finger that came down last did so. */
let downAt = 0;
/** The click that ends the press does nothing: what it met was not steady, or the press was a hold or a swipe. */
let spent = false;

/** Says that all controls in an area, or everywhere, have just come, been uncovered, moved, or begun to mean something else. */
export function noteChange(area: Node | null = document): void {
  if (area) changedAt.set(area, performance.now());
}

/** True when nothing that a tap here would do had changed for the set time at that moment. */
function isSteady(target: Element, at: number): boolean {
  const time = Number(target.closest("[data-steady]")?.getAttribute("data-steady") ?? STEADY_MS);
  for (let node: Node | null = target; node; node = node.parentNode) {
    // what never changed is no number, and no time is before it
    if (at < Number(changedAt.get(node)) + time) return false;
  }
  return true;
}

/**
 * The one rule of taps, for the whole page. What has just appeared, been uncovered or changed its meaning takes no tap for 300 ms,
 * or for what `data-steady` says: longer where money leaves, "0" where a tap must count at once. What has stood still takes every
 * tap, both of a double tap too. It goes by when the finger came down, and asks again when it is lifted. Returns the way to stop.
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
      // a key and a screen reader click without a finger
      const byFinger = event.detail > 0;
      if (!(byFinger && spent) && isSteady(event.target as Element, byFinger ? downAt : event.timeStamp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  return () => ends.abort();
}

/** False while the finger that came down last met what was not steady: what acts before the click asks this. */
export const takesPress = (): boolean => !spent;

/** The press was a hold or a swipe: the click that ends it does nothing. */
export function spendPress(): void {
  spent = true;
}
