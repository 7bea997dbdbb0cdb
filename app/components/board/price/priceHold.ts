import { type MouseEvent, type PointerEvent } from "react";
import { type HeldPrice, showTrail } from "#app/stores/priceTrail.ts";
import { watchHold } from "#app/ui/touch/hold.ts";

/** A finger that rests so long on a price asks for its history, ms. */
const HOLD_MS = 450;

function open(held: HeldPrice): void {
  navigator.vibrate?.(10);
  showTrail(held);
}

/** Starts to wait for a hold on a price (design 4.1, price history). */
export function watchPrice(event: PointerEvent, held: HeldPrice): void {
  if (event.pointerType !== "mouse") watchHold(event, () => open(held), HOLD_MS);
}

/** The menu key and the right button of a mouse ask for the history too; a finger has its own way. */
export function openHeld(event: MouseEvent, held: HeldPrice): void {
  event.preventDefault();
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch") return;
  open(held);
}
