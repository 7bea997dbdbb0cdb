import { earliestDay, MOST_DAYS } from "#app/domain/time/dateRange.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays, daysBetween } from "#app/domain/time/days.ts";

/** A range of report days requested in one call, both inclusive. */
export interface Piece {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The calls for everything since a day, newest first: yesterday and today, which still change, then 30 dates each at
 * most, as in the records. They are cut the same way for every range, so that nothing is read twice; four at most (FIG-01).
 */
export function piecesOf(today: Day, from: Day): readonly Piece[] {
  const earliest = earliestDay(today);
  const pieces: Piece[] = [{ from: addDays(today, -1), to: today }];
  for (let to = addDays(today, -2); to >= from && to >= earliest; to = addDays(to, -MOST_DAYS)) {
    const start = addDays(to, 1 - MOST_DAYS);
    pieces.push({ from: start < earliest ? earliest : start, to });
  }
  return pieces;
}

/** How many days of a range lie in these pieces. */
export const daysIn = (range: Piece, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { from, to }) => {
    const start = from > range.from ? from : range.from;
    const end = to < range.to ? to : range.to;
    return sum + Math.max(0, daysBetween(start, end) + 1);
  }, 0);
