import { type App } from "#app/application/app.ts";
import { type MouseEvent, type PointerEvent } from "react";
import { buzz } from "#app/flows/bets/vibration.ts";
import { type HeldPrice, showTrail } from "#app/stores/prices/priceTrail.ts";
import { holdsOf } from "#app/stores/prices/holds.ts";
import { watchHold } from "#app/ui/touch/hold.ts";

/** How long a finger must rest on a price to open its history, ms. */
const HOLD_MS = 450;

function open(app: App, held: HeldPrice): void {
  buzz(app, 10);
  showTrail(app, held);
}

/** Starts to wait for a hold on a price (design 4.1, price history). */
export function watchPrice(app: App, event: PointerEvent, held: HeldPrice): void {
  if (event.pointerType !== "mouse") watchHold(event, () => open(app, held), HOLD_MS);
}

/** The menu key and the right mouse button open the history too; a finger holds instead. */
export function openHeld(app: App, event: MouseEvent, held: HeldPrice): void {
  event.preventDefault();
  const { nativeEvent } = event;
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch") return;
  open(app, held);
}

/** Handles taps on prices that cannot be bet on, including one made before this was listening (WAT-01). */
export function watchShutTaps(app: App, tapped: (held: HeldPrice) => void): () => void {
  const take = () => {
    const holds = holdsOf(app);
    const { shut } = holds;
    delete holds.shut;
    if (shut) tapped(shut);
  };
  take();
  // on the window: by then the cell itself has handled the tap
  addEventListener("click", take);
  return () => removeEventListener("click", take);
}
