import { owned } from "#app/application/app.ts";
import { type MouseEvent, type PointerEvent } from "react";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type HeldPrice } from "#app/stores/prices/priceTrail.ts";

interface Holds {
  note?: (id: string, style: OddsStyle, before: number, odds: number) => void;
  watch?: (event: PointerEvent, held: HeldPrice) => void;
  open?: (event: MouseEvent, held: HeldPrice) => void;
  shut?: HeldPrice;
  offer?: (held: HeldPrice) => boolean;
}

/**
 * How a price has moved, and what holding a finger on it does: empty until the part with the price history has loaded, which the first
 * list does not wait for. Also the unavailable price that was tapped last, and what offers an alert on it, true if it did (WAT-01): a
 * tap before that has loaded is not lost.
 */
export const holdsOf = owned((): Holds => ({}));
