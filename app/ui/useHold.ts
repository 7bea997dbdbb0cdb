import { type PointerEvent, useRef } from "react";

const HOLD_MS = 500;
const SLACK_PX = 12;

/** Tells a press of 500 ms that stays in place; the click that ends it is swallowed, so that it does nothing twice. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK_PX) stop();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    /** Runs the act of a click, unless that click ended a hold. */
    unlessHeld: (act: () => void) => () => {
      if (!held.current) act();
      held.current = false;
    },
  };
}
