import { type MouseEvent, type PointerEvent } from "react";
import { type HeldPrice, showTrail } from "#app/stores/priceTrail.ts";
import { spendPress } from "#app/ui/touch/steadyTap.ts";

/** A finger that rests so long on a price asks for its history, ms. */
const HOLD_MS = 450;

/** A finger that wanders further scrolls, px. */
const STILL_PX = 10;

let waiting: AbortController | undefined;

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
  const end = () => hold.abort();
  const timer = setTimeout(() => {
    end();
    // the tap that ends a hold picks nothing
    spendPress();
    open(held);
  }, HOLD_MS);
  hold.signal.addEventListener("abort", () => clearTimeout(timer));
  for (const type of ["pointerup", "pointercancel", "scroll"])
    addEventListener(type, end, { signal: hold.signal, capture: true });
  addEventListener(
    "pointermove",
    (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL_PX) end();
    },
    { signal: hold.signal },
  );
}

/** The menu key and the right button of a mouse ask for the history too; a finger has its own way. */
export function openHeld(event: MouseEvent, held: HeldPrice): void {
  event.preventDefault();
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch") return;
  open(held);
}
