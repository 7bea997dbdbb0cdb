"use no memo";

import { type PointerEvent, useRef } from "react";
import { takesPress } from "./steadyTap.ts";

/** The way a finger swiped. */
export type SwipeWay = "left" | "right" | "up" | "down";

interface SwipeHandlers {
  readonly onSwipe?: (way: SwipeWay) => void;
  readonly onTap?: () => void;
}

const SWIPE_PX = 20;
const TAP_MS = 300;

/** Tells a swipe (over 20 px) from a tap (under 300 ms, no swipe), by pointer (spec §9, notice banner). */
export function useSwipe({ onSwipe, onTap }: SwipeHandlers) {
  const start = useRef<{ x: number; y: number; at: number; id: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary)
        start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, id: event.pointerId };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (!from || from.id !== event.pointerId) return;
      start.current = null;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      const far = Math.max(Math.abs(dx), Math.abs(dy)) > SWIPE_PX;
      if (far && Math.abs(dx) > Math.abs(dy)) onSwipe?.(dx < 0 ? "left" : "right");
      else if (far) onSwipe?.(dy < 0 ? "up" : "down");
      else if (event.timeStamp - from.at < TAP_MS && takesPress()) onTap?.();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
