import { type I18n } from "@lingui/core";
import { type ComponentType } from "react";
import { type CellPlace } from "#app/components/board/price/cellOf.ts";
import { type PaintedPrice } from "#app/domain/slip/selectionOf.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Look } from "#app/stores/look.ts";

/** One price of a row, and its layout. */
export interface PriceProps extends CellPlace {
  readonly matchId: number;
  /** Line above the price, however much room there is. */
  readonly stacked?: boolean;
}

/** One side's score. */
export interface ScoreProps {
  readonly value: number | undefined;
}

/** The parts of a row with a life of their own in the app: a price moves, a score lights up. */
export interface RowParts {
  readonly Price: ComponentType<PriceProps>;
  readonly Score: ComponentType<ScoreProps>;
}

/** What every row of a board shares; it changes rarely, so that a tick renders only what it touched. */
export interface RowContextValue {
  readonly parts: RowParts;
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** The report day of the list; a kick-off on another date shows its weekday. */
  readonly day?: Day | undefined;
  /** All prices locked: the server cannot be reached. */
  readonly frozen: boolean;
  /** In the parlay list, matches that need more than two selections say so. */
  readonly parlay: boolean;
  readonly favourites: ReadonlySet<number>;
  readonly pick: (painted: PaintedPrice) => void;
  readonly onToggleFavourite?: ((matchIds: readonly number[], on: boolean) => void) | undefined;
  /** A finger went down on a match: starts loading its page (flows/lists/pressMatch). */
  readonly onPressMatch?: ((matchId: number) => void) | undefined;
  readonly onOpenMatch?: ((matchId: number) => void) | undefined;
  readonly onOpenBonus?: ((matchId: number) => void) | undefined;
}

/**
 * What a row's markup is made with besides its match. That markup has no hooks and no state: React renders it in the app, and
 * app/start/firstRows.tsx before React has loaded (performance 3).
 */
export interface RowKit extends RowContextValue {
  readonly words: I18n;
  readonly look: Partial<Look>;
}
