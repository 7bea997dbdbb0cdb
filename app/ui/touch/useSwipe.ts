"use no memo";

import { type PointerEvent, useRef } from "react";
import { takesPress } from "./steadyTap.ts";

/** The direction of a swipe. */
export type SwipeWay = "left" | "right" | "up" | "down";

interface Swipe {
  readonly onSwipe?: (way: SwipeWay) => void;
  readonly onTap?: () => void;
  /** A swipe goes further than this, px. */
  readonly far?: number;
  /** A horizontal one must be this much more across than down. */
  readonly steep?: number;
  /** Selector of what it must start on; anywhere if omitted. */
  readonly on?: string;
}

const SWIPE_PX = 20;
const TAP_MS = 300;

/** Tells a swipe (over 20 px) from a tap (under 300 ms, no swipe), by pointer (spec §9, notice banner). */
export function useSwipe({ onSwipe, onTap, far = SWIPE_PX, steep = 1, on = "*" }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly at: number; readonly id: number }>(undefined);
  return {
    onPointerDown: ({ target, isPrimary, clientX: x, clientY: y, timeStamp: at, pointerId: id }: PointerEvent) => {
      start.current = isPrimary && (target as Element).closest(on) ? { x, y, at, id } : undefined;
    },
    onPointerUp: ({ clientX, clientY, timeStamp, pointerId }: PointerEvent) => {
      const from = start.current;
      if (from?.id !== pointerId) return;
      start.current = undefined;
      const dx = clientX - from.x;
      const dy = clientY - from.y;
      const [across, down] = [Math.abs(dx), Math.abs(dy)];
      if (across > far && across > steep * down) onSwipe?.(dx < 0 ? "left" : "right");
      else if (down > far) onSwipe?.(dy < 0 ? "up" : "down");
      else if (across <= far && timeStamp - from.at < TAP_MS && takesPress()) onTap?.();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
