"use no memo";

import { spendPress } from "#app/ui/touch/steadyTap.ts";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";

/** Handlers for a list: a swipe that starts on the prices turns to the next market view or the one before (design 4.6). */
export const usePriceSwipe = (onTurn: (step: 1 | -1) => void) =>
  useSwipe({
    on: "fieldset",
    far: 48,
    steep: 2,
    onSwipe: (way) => {
      if (way === "up" || way === "down") return;
      // a mouse makes a click of it, which picks nothing
      spendPress();
      onTurn(way === "left" ? 1 : -1);
    },
  });
