import { spendPress } from "./steadyTap.ts";

/** A tap within this time of the last is the second of a double tap, ms. */
const DOUBLE_MS = 300;

/** Pointer down on a control: when, and where the control was. */
interface Press {
  readonly at: number;
  readonly control: Element;
  readonly place: DOMRect;
}

/**
 * The rest of the tap rule, which the first list does not need: the second tap of a double tap does nothing if the
 * first put another control in its place, and holding Enter is one tap, wherever the focus moved meanwhile. Returns the
 * stop function.
 */
export function watchDoubleTaps(): () => void {
  const ends = new AbortController();
  const first = { capture: true, signal: ends.signal };
  let press: Press | undefined;
  let tapped: Press | undefined;
  addEventListener(
    "pointerdown",
    ({ target, timeStamp: at, clientX: x, clientY: y }) => {
      const control = (target as Element).closest("button,a,label,summary");
      press = control === null ? undefined : { at, control, place: control.getBoundingClientRect() };
      if (!tapped || at - tapped.at >= DOUBLE_MS || tapped.control === control) return;
      const { left, right, top, bottom } = tapped.place;
      if (x >= left && x <= right && y >= top && y <= bottom) spendPress();
    },
    first,
  );
  // hears the clicks that the rule let through
  addEventListener(
    "click",
    ({ detail }) => {
      if (detail > 0) tapped = press;
    },
    first,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (!event.repeat || event.key !== "Enter") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  return () => ends.abort();
}
