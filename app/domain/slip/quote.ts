import { sameLine } from "#app/domain/odds/line.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { compareOdds, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "./selection.ts";
import { type Stage } from "#app/domain/boards/match.ts";

/**
 * A price the server stands by, with everything that a bet must say; one frozen object, and a bet uses exactly one per
 * leg (BET-10).
 */
export interface Quote {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  /** As in the selection. */
  readonly positions?: number;
  readonly stage: Stage;
  readonly hdp: string;
  readonly outLevel: number;
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly gameId: number;
  readonly ticketId: string;
  readonly bonus: boolean;
  /** The outright's id; omitted for a match. */
  readonly orId?: number;
  /** When the server quoted it, epoch ms on this device. */
  readonly at: number;
}

/** What a ticket refresh brings for one selection (spec §3, odds refresh response). */
export interface FreshPrice {
  readonly gameId: number;
  readonly ticketId: string;
  readonly odds: number;
  readonly hdp: string;
  readonly bonus: boolean;
}

/** The line in a response; an empty one names none, and the current line stands (spec §4, odds changed). */
const lineOf = (said: string | undefined, held: string): string =>
  said === undefined || said.trim() === "" ? held : said;

/** The quote for a selection from its fresh price; `at` is when it came, in epoch ms (BET-10). */
export function quoteOf(pick: Selection, { gameId, ticketId, odds, hdp, bonus }: FreshPrice, at: number): Quote {
  const { sportId, matchId, marketId, couId, betPos, positions, stage, outLevel, oddsStyle, orId } = pick;
  return Object.freeze({
    sportId,
    matchId,
    marketId,
    couId,
    betPos,
    ...(positions !== undefined && { positions }),
    stage,
    hdp: lineOf(hdp, pick.hdp),
    outLevel,
    odds,
    oddsStyle,
    gameId,
    ticketId,
    bonus,
    ...(orId !== undefined && { orId }),
    at,
  });
}

/**
 * The quote at the price and line in the response to a bet; without a line the old one stands (spec §4, odds changed).
 */
export const requote = (quote: Quote, change: { odds: number; hdp?: string | undefined }, at: number): Quote =>
  Object.freeze({ ...quote, odds: change.odds, hdp: lineOf(change.hdp, quote.hdp), at });

/** How a price moved since the member last looked: a changed line takes precedence over any price (domain H6). */
export type PriceMove = "same" | "better" | "worse" | "line";

type Shown = Pick<Quote, "marketId" | "odds" | "oddsStyle" | "hdp" | "outLevel">;

/** How a price moved, judged by what it pays; a change of style counts as a worse price (domain A6, H6). */
export function priceMove(before: Shown, after: Shown): PriceMove {
  if (!sameLine(before.hdp, after.hdp) || before.outLevel !== after.outLevel) return "line";
  const style = priceStyle(after.marketId, after.oddsStyle);
  if (style !== priceStyle(before.marketId, before.oddsStyle)) return "worse";
  const direction = compareOdds(before.odds, after.odds, style);
  if (direction === 0) return before.odds === after.odds || sameValue(before.odds, after.odds) ? "same" : "worse";
  return direction > 0 ? "better" : "worse";
}

/** Both spellings of evens, -1 and 1 or -100 and 100. */
const sameValue = (a: number, b: number): boolean => a === -b && (Math.abs(a) === 1 || Math.abs(a) === 100);

/** The member's setting: 0 ask about every change, 1 take better odds, 2 take any odds (domain H6). */
export type AutoAccept = 0 | 1 | 2;

/** True if a move needs no new consent; a changed line always does (decisions, Slip; BET-11). */
export function isCovered(move: PriceMove, autoAccept: AutoAccept): boolean {
  switch (move) {
    case "same":
      return true;
    case "better":
      return autoAccept >= 1;
    case "worse":
      return autoAccept === 2;
    case "line":
      return false;
  }
}
