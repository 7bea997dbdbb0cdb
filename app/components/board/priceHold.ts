import { type MouseEvent, type PointerEvent } from "react";
import { type HeldPrice, showTrail } from "#app/stores/priceTrail.ts";

/** A finger that rests so long on a price asks for its history, ms. */
const HOLD_MS = 450;

/** A finger that wanders further scrolls, px. */
const STILL_PX = 10;

let waiting: AbortController | undefined;

/** The tap that ends a hold picks nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  // a finger that is lifted elsewhere makes no click: the next one must not be lost
  document.addEventListener(
    "pointerup",
    () => setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 80),
    { once: true },
  );
}

function open(held: HeldPrice): void {
  navigator.vibrate?.(10);
  showTrail(held);
}

/** Starts to wait for a hold on a price; a lifted or wandering finger ends it (design 4.1, price history). */
export function watchHold({ clientX, clientY, pointerType }: PointerEvent, held: HeldPrice): void {
  waiting?.abort();
  if (pointerType === "mouse") return;
  const hold = new AbortController();
  waiting = hold;
  const timer = setTimeout(() => {
    hold.abort();
    swallowClick();
    open(held);
  }, HOLD_MS);
  hold.signal.addEventListener("abort", () => clearTimeout(timer));
  const end = () => hold.abort();
  const on = { signal: hold.signal, passive: true } as const;
  addEventListener("pointerup", end, on);
  addEventListener("pointercancel", end, on);
  addEventListener("scroll", end, { ...on, capture: true });
  addEventListener(
    "pointermove",
    (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL_PX) hold.abort();
    },
    on,
  );
}

/** The menu key and the right button of a mouse ask for the history too; a finger has its own way. */
export function openHeld(event: MouseEvent, held: HeldPrice): void {
  event.preventDefault();
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch") return;
  open(held);
}
