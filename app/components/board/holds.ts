import { type MouseEvent, type PointerEvent } from "react";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type HeldPrice } from "#app/stores/priceTrail.ts";

/** How a price has moved, and what resting on it does. Empty until the sheet of its history is there, for which no first list waits. */
export const holds: {
  note?: (id: string, style: OddsStyle, before: number, odds: number) => void;
  watch?: (event: PointerEvent, held: HeldPrice) => void;
  open?: (event: MouseEvent, held: HeldPrice) => void;
} = {};
