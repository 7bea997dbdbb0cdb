import { type ComponentProps } from "react";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type CellState } from "#app/components/board/price/cellOf.ts";
import { directionOf } from "#app/domain/odds/direction.ts";
import { faceOf } from "#app/components/board/price/cellOf.ts";
import { OddsButton } from "#app/components/board/price/OddsButton.tsx";
import { PriceFace } from "#app/components/board/price/PriceFace.tsx";
import move from "#app/components/board/price/OddsButton.module.css";
import { nothing, type Room, statesOf } from "./entry.ts";

const over = {
  q: "price:501:3:5013:1",
  id: "501_5013_1",
  line: "O 2.5/3",
  title: "Over 2.5/3",
  odds: 1.95,
  oddsStyle: 2,
  state: "open",
  picked: false,
  onPick: nothing,
} satisfies ComponentProps<typeof OddsButton>;

const cell =
  (more: Partial<ComponentProps<typeof OddsButton>> = {}) =>
  () => <OddsButton {...over} {...more} />;

/** A price with the mark of its move, which in the app leaves by itself. */
const moved = (way: -1 | 1) => () => (
  <PriceFace
    face={faceOf(over)}
    line={over.line}
    mark={<span className={move.move} data-move={directionOf(way)} />}
    aria-label={over.title}
  />
);

/** The price of a style as its servers send it. */
const IN_STYLE: Readonly<Record<keyof typeof ODDS_STYLE, number>> = {
  MY: -0.95,
  EU: 1.95,
  HK: 0.95,
  ID: -1.05,
  US: -105,
  BU: -0.95,
};

/** A price in every state of its cell. */
export const PRICES: Room = {
  "Price cell": {
    ...statesOf<CellState>({
      open: cell(),
      suspended: cell({ state: "suspended" }),
      closed: cell({ state: "closed" }),
    }),
    ...statesOf({
      picked: cell({ picked: true }),
      "moved up": moved(1),
      "moved down": moved(-1),
      "not offered": cell({ odds: 0 }),
      "without a line": cell({ line: "", title: "Arsenal" }),
      "a long line": cell({ line: "−10.5/11", title: "Arsenal −10.5/11", odds: 11.95 }),
      stacked: cell({ stacked: true }),
      "a name": cell({ named: true, line: "Draw or Manchester United", title: "Draw or Manchester United" }),
      "a name without a price": cell({ named: true, line: "Chelsea", title: "Chelsea", odds: 0, state: "closed" }),
    }),
  },
  "Price cell by style": statesOf(
    Object.fromEntries(
      Object.entries(IN_STYLE).map(([name, odds]) => [
        name,
        cell({ odds, oddsStyle: ODDS_STYLE[name as keyof typeof ODDS_STYLE] as OddsStyle }),
      ]),
    ),
  ),
};
