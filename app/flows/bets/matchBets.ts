import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { useSession } from "#app/stores/session.ts";
import { useRangeBets } from "./records.ts";

/** A range has at most 30 days, both ends included (spec §5, records). */
const MOST_DAYS = 30;

const NONE: readonly BetRecord[] = [];

/**
 * The member's settled bets with a leg on a match that is over, or on one of its extensions, newest first; nothing before
 * the end, and for a visitor. They were settled between the day of its start and today.
 */
export function useMatchBets(match: Match, extensions: readonly Match[]): readonly BetRecord[] {
  const member = useSession((session) => session.phase === "member");
  const to = useReportDay();
  const start = reportDay(Date.parse(match.startsAt));
  const least = addDays(to, 1 - MOST_DAYS);
  const over = match.state === "ended";
  const { data } = useRangeBets({ from: start < least ? least : start, to }, over && member && start <= to);
  if (!over || data === undefined) return NONE;
  const here = new Set([match.id, ...extensions.map(({ id }) => id)]);
  return data
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .flatMap(({ bets }) => bets.filter(({ legs }) => legs.some(({ matchId }) => here.has(matchId))));
}
