import { spendPress } from "./steadyTap.ts";

/** A second tap that comes so soon is the second of a double tap, ms. */
const DOUBLE_MS = 300;

/** A finger that came down on a control: when, and where the control stood. */
interface Press {
  readonly at: number;
  readonly control: Element;
  readonly place: DOMRect;
}

/**
 * The rest of the rule of taps, which no first list needs: the second tap of a double tap does nothing where the first has brought
 * another control to where its own stood, and Enter that is held down is one tap, wherever the focus has gone meanwhile. Returns
 * the way to stop.
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
  // hears of the clicks that the rule has let through
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
