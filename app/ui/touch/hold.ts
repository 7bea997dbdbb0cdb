import { type PointerEvent, useEffect, useRef } from "react";
import { spendPress, takesPress } from "./steadyTap.ts";

/** A touch this long is a hold, ms. */
const HOLD_MS = 500;

/** A finger that moves further is scrolling, px. */
const STILL_PX = 12;

/** After a hold, the interval at which a key repeats, ms. */
const REPEAT_MS = 100;

/**
 * Waits for a pointer that has just gone down to stay in place; lifting it, moving it or a second finger ends it. The
 * click that ends a hold does nothing.
 */
export function watchHold({ clientX: x, clientY: y }: PointerEvent, onHold: () => void, ms = HOLD_MS): void {
  const ends = new AbortController();
  const end = () => ends.abort();
  const timer = setTimeout(() => {
    end();
    spendPress();
    onHold();
  }, ms);
  ends.signal.addEventListener("abort", () => clearTimeout(timer));
  const first = { signal: ends.signal, capture: true };
  for (const type of ["pointerdown", "pointerup", "pointercancel", "scroll"]) addEventListener(type, end, first);
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
  };
  addEventListener("pointermove", move, first);
}

/** A key that acts on press and, while held, again every 100 ms after 500 ms (spec §5). */
export function useRepeat(onPress: () => void) {
  const press = useRef(onPress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    press.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !takesPress()) return;
      stop();
      press.current();
      timer.current = setTimeout(repeat, HOLD_MS + REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // a pointer's click was handled on press; a keyboard or a screen reader clicks without one
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) press.current();
    },
  };
}
