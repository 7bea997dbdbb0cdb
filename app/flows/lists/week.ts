"use no memo";

import { useMixparlaySchedule } from "#app/api/odds/getMixparlaySchedule.ts";
import { useScheduleDateGroup2 } from "#app/api/odds/getScheduleDateGroup2.ts";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { weekOf } from "#app/domain/time/dateRange.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useList } from "#app/stores/list.ts";
import { useReportDay } from "./today.ts";

/** A day of the strip. */
export interface WeekDay {
  readonly day: Day;
  /** Undefined until the counts are known. */
  readonly count: number | undefined;
}

/** The week strip and the current day. */
export interface WeekView {
  readonly days: readonly WeekDay[];
  /** The current day, 0 is today. */
  readonly at: number;
}

/** The first day from `from` on that has matches; `from` when none has. */
function firstWithMatches(days: readonly WeekDay[], from: number): number {
  const found = days.findIndex(({ count }, at) => at >= from && (count ?? 0) > 0);
  return found === -1 ? from : found;
}

/**
 * The seven days of Early and Mix parlay with their counts. Early starts on the first day after today that has matches,
 * mix parlay on the first that has (spec §2 week view, §7 schedules; decisions, Screens).
 */
export function useWeek(sportId: SportId, playType: PlayType): WeekView | undefined {
  const chosen = useList((list) => list.day);
  const today = useReportDay();
  const early = useScheduleDateGroup2({ sportId }, playType === "early").data?.[sportId];
  const parlay = useMixparlaySchedule(today, playType === "parlay").data?.[sportId];
  if (playType !== "early" && playType !== "parlay") return undefined;
  const known = playType === "early" ? early !== undefined : parlay !== undefined;
  const countOf = (day: Day, at: number): number =>
    (playType === "early" ? early?.find((one) => one.day === day)?.count : parlay?.[at]) ?? 0;
  const days = weekOf(today).map((day, at) => ({ day, count: known ? countOf(day, at) : undefined }));
  return { days, at: chosen ?? firstWithMatches(days, playType === "early" ? 1 : 0) };
}
