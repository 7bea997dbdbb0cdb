import { type I18n } from "@lingui/core";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { type Line } from "#app/domain/boards/match.ts";
import { formatOdds, isRedPrice, MINUS, NO_PRICE, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { cellLabel, cellName } from "#app/text/choices.ts";

/** Which price of which line of a match a cell shows. */
export interface CellPlace {
  readonly sportId: number;
  readonly home: string;
  readonly away: string;
  readonly marketId: number;
  /** 1-based. */
  readonly betPos: number;
  /** Undefined if the market is not offered. */
  readonly line: Line | undefined;
  /** The match will not go on now. */
  readonly halted: boolean;
}

/** "closed" is a missing market, "suspended" one that will be back. */
export type CellState = "open" | "suspended" | "closed";

function stateOf({ line, halted }: CellPlace, frozen: boolean): CellState {
  if (halted || line === undefined) return "closed";
  return ticketState(line.status, false) === "open" && !frozen ? "open" : "suspended";
}

/** A cell's content: its label, its full selection, its price in its market's odds style, and whether it can be tapped (design 4.1). */
export function cellOf(i18n: I18n, place: CellPlace, wanted: OddsStyle, frozen: boolean) {
  const { sportId, home, away, marketId, betPos, line } = place;
  const oddsStyle = priceStyle(marketId, wanted);
  const choice = {
    sportId,
    marketId,
    betPos,
    hdp: line?.hdp ?? "",
    home,
    away,
    outLevel: line?.outLevel,
    oddsStyle,
    positions: line?.odds.length,
  };
  return {
    line: cellLabel(i18n, choice),
    title: cellName(i18n, choice),
    odds: line?.odds[betPos - 1] ?? 0,
    oddsStyle,
    state: stateOf(place, frozen),
    stacked: oddsStyle === ODDS_STYLE.US || oddsStyle === ODDS_STYLE.BU,
  };
}

/** A line with this many characters is set smaller beside any price: "U 2/2.5" (design-2, 4.1). */
const LONG_LINE = 7;

/** "Menos", "Mais": a word this long has letters wider than a digit. */
const WORD = /\p{L}{4}/u;

/** How much smaller a long line is set: 13, 12, 11 px, then above the price; a price is never shortened (design 4.1). */
function fitOf(line: string, price: string): "12" | "11" | "stack" | undefined {
  // a true minus sign is as wide as a digit and sits at the very edge
  const letters = line.length + price.length + Number(price.startsWith(MINUS)) + Number(WORD.test(line));
  if (letters <= 11 && line.length < LONG_LINE) return undefined;
  if (letters <= 12) return "12";
  return letters === 13 ? "11" : "stack";
}

/** What determines the look of a cell. */
interface Cell {
  readonly line: string;
  readonly title: string;
  /** 0 = no price. */
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly state: CellState;
  readonly stacked?: boolean;
  readonly named?: boolean;
}

/** How a cell is displayed (design 4.1): its price, and the attributes that its stylesheet uses. */
export function faceOf({ line, title, odds, oddsStyle, state: told, stacked, named }: Cell) {
  const price = formatOdds(odds, oddsStyle);
  const state: CellState = told === "open" && price === NO_PRICE ? "closed" : told;
  const fit = stacked ? "stack" : fitOf(line, price);
  return {
    price,
    state,
    fit: named ? "name" : fit,
    bare: line === "" || (state === "closed" && !named),
    negative: state === "open" && isRedPrice(odds, oddsStyle),
    // "O 2.5", "1": a sign for words that the name gives in full; a sign is drawn, not read aloud (WCAG 2.5.3, symbols)
    sign: title.includes(line) ? undefined : line,
  };
}
