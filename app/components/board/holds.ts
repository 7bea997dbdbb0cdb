import { owned } from "#app/application/app.ts";
import { type MouseEvent, type PointerEvent } from "react";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type HeldPrice } from "#app/stores/priceTrail.ts";

interface Holds {
  note?: (id: string, style: OddsStyle, before: number, odds: number) => void;
  watch?: (event: PointerEvent, held: HeldPrice) => void;
  open?: (event: MouseEvent, held: HeldPrice) => void;
  shut?: HeldPrice;
}

/**
 * How a price has moved, and what resting on it does: empty until the sheet of its history is there, for which no first list waits.
 * And the price without an offer that was tapped last, for the part that takes it up (WAT-01): a tap that comes before that part is
 * not lost.
 */
export const holdsOf = owned((): Holds => ({}));
