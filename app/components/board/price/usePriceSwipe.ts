"use no memo";

import { spendPress } from "#app/ui/touch/steadyTap.ts";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";

/** Handlers for a list: a swipe that starts on the prices changes to the next or previous market view (design 4.6). */
export const usePriceSwipe = (onTurn: (step: 1 | -1) => void) =>
  useSwipe({
    on: "fieldset",
    far: 48,
    steep: 2,
    onSwipe: (way) => {
      if (way === "up" || way === "down") return;
      // with a mouse this ends in a click, which must pick nothing
      spendPress();
      onTurn(way === "left" ? 1 : -1);
    },
  });
