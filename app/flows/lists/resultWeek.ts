import { type ResultAsk, useResultDays } from "#app/api/odds/getSettleMatchResult.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { resultCount } from "#app/domain/bets/resultList.ts";

/** A day of the strip; the count is missing until it is known. */
export interface ResultDay {
  readonly day: Day;
  readonly count: number | undefined;
}

/** Today and the six days before it, oldest first (spec §2, match results). */
export const resultDays = (today: Day): readonly Day[] => Array.from({ length: 7 }, (_, at) => addDays(today, at - 6));

/**
 * How many results each day of the strip has. No call counts them, so once the current day is shown, the other days are
 * read in the background and kept as long as other counts; a day chosen then appears at once (design 4.6, 18).
 */
export function useResultWeek(today: Day, ask: ResultAsk, shown: boolean): readonly ResultDay[] {
  const days = resultDays(today);
  const read = useResultDays(ask, days, (day) => shown && day !== ask.date);
  return days.map((day, at) => {
    const leagues = read[at]?.data;
    return { day, count: leagues && resultCount(leagues) };
  });
}
