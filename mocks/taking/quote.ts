import { type MarketRow } from "#app/api/odds/matchData.ts";
import { isTwoPosition, marketOf } from "#app/domain/odds/markets.ts";
import { type BookLine, type Desk, SUSPENDED } from "#mocks/book/desk.ts";
import { marketRow } from "#mocks/book/wire.ts";
import { type House } from "#mocks/ledger/house.ts";

/** A selection as a call identifies it. */
export interface Wanted {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly style: number;
}

/** A selection as currently in the book. */
export interface Found {
  readonly desk: Desk;
  readonly line: BookLine;
  readonly row: MarketRow;
  /** The price in the requested style, and as a decimal. */
  readonly odds: number;
  readonly decimal: number;
  readonly twoPosition: boolean;
}

/**
 * The selection in the book, or the code that says why there is none: 2 it never existed, 1 it is closed, 18 it is
 * being updated, 19 it accepts no bets (domain H5).
 */
export function findSelection(house: House, wanted: Wanted): Found | 1 | 2 | 18 | 19 {
  const desk = house.book.desk(wanted.matchId);
  if (
    desk === undefined ||
    marketOf(wanted.marketId) === undefined ||
    Math.floor(wanted.couId / 10) !== wanted.marketId
  )
    return 2;
  if (house.forbidden.has(wanted.matchId)) return 19;
  if (desk.stage === 0 || desk.state.progress >= 2) return 1;
  const line = house.book.deepLines(desk, wanted.marketId).find(({ couId }) => couId === wanted.couId);
  const decimal = line?.decimals[wanted.betPos - 1];
  if (line === undefined || decimal === undefined || decimal === 0) return 1;
  if (line.status === SUSPENDED) return 18;
  const row = marketRow(line, wanted.marketId, wanted.style);
  const odds = row[4 + wanted.betPos];
  if (typeof odds !== "number") return 1;
  return { desk, line, row, odds, decimal, twoPosition: isTwoPosition(wanted.marketId) };
}

/** Whether two lines are the same, compared as numbers (contract, Hdp). */
export const sameLine = (a: string, b: string): boolean =>
  a === "" || b === "" ? a === b : Math.abs(Number(a) - Number(b)) < 1e-9;

/** Whether two prices are the same when printed. */
export const samePrice = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** The profit rate of a price in a style, to tell better from worse. */
export function profitOf(odds: number, style: number, twoPosition: boolean): number {
  if (!twoPosition || style === 2) return odds - 1;
  if (style === 5) return odds > 0 ? odds / 100 : -100 / odds;
  if (style === 3 || style === 6) return odds;
  return odds > 0 ? odds : -1 / odds;
}

/** Whether auto-accept covers a change of price: 1 better ones, 2 any (domain H6). */
export const covers = (autoAccept: number, before: number, after: number): boolean =>
  autoAccept === 2 || (autoAccept === 1 && after >= before - 1e-9);
