"use no memo";

import { type PointerEvent, useRef } from "react";
import { spendPress } from "#app/ui/touch/steadyTap.ts";

/** A finger that went so far across is a swipe, px. */
const FAR_PX = 48;

/** How much more across than down a swipe goes. */
const STEEP = 2;

/** Handlers for a list: a swipe that starts on the prices turns to the next market view or the one before (design 4.6). */
export function usePriceSwipe(onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(undefined);
  return {
    onPointerDown: ({ target, isPrimary, clientX: x, clientY: y, pointerId: id }: PointerEvent) => {
      const onPrices = isPrimary && target instanceof Element && target.closest("fieldset") !== null;
      start.current = onPrices ? { x, y, id } : undefined;
    },
    onPointerUp: ({ clientX, clientY, pointerId }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < FAR_PX || Math.abs(across) < STEEP * Math.abs(clientY - from.y)) return;
      // a mouse makes a click of it, which picks nothing
      spendPress();
      onTurn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
