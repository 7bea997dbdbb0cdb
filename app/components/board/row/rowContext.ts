"use no memo";

import { createContext, use } from "react";
import { type Day } from "#app/domain/time/dates.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type PaintedPrice } from "#app/components/board/selectionOf.ts";

/** What every row of a board shares; it changes rarely, so that a tick draws only what it touched. */
export interface RowContextValue {
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** The report day the list is of; a kick-off on another date says its weekday. */
  readonly day?: Day | undefined;
  /** All prices locked: the server cannot be reached. */
  readonly frozen: boolean;
  /** In the parlay list, matches that need more than two selections say so. */
  readonly parlay: boolean;
  readonly favourites: ReadonlySet<number>;
  readonly pick: (painted: PaintedPrice) => void;
  readonly onToggleFavourite?: ((matchIds: readonly number[], on: boolean) => void) | undefined;
  /** A finger went down on a match: what its page needs is begun (flows/lists/pressMatch). */
  readonly onPressMatch?: ((matchId: number) => void) | undefined;
  readonly onOpenMatch?: ((matchId: number) => void) | undefined;
  readonly onOpenBonus?: ((matchId: number) => void) | undefined;
}

/** What every row of a board shares. */
export const RowContext = createContext<RowContextValue | null>(null);

/** What the board around a row says (design 4.2). */
export function useRow(): RowContextValue {
  const value = use(RowContext);
  if (!value) throw new Error("a row stands in a Board");
  return value;
}
