import { SPORTS_OF_SETS } from "#app/domain/odds/markets.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";

/** A side of a match: 0 home, 1 away. */
export type Side = 0 | 1;

/** True for a sport whose rows show more than one score per side (domain E1). */
export const hasRunningScore = (sportId: number): boolean => SPORTS_OF_SETS.has(sportId);

/** A side's main score: goals, points, sets, frames or maps (domain E1, E2). */
export const mainScore = ({ score }: Pick<Match, "score">, side: Side): number | undefined =>
  side === 0 ? score?.home : score?.away;

/** What follows the main score while the match is live: games of the current set, then its points (domain E1). */
export function runningScore(match: Pick<Match, "sportId" | "live" | "state">, side: Side): readonly string[] {
  const { sportId, live, state } = match;
  if (!hasRunningScore(sportId) || !live || isHalted(state)) return [];
  const games = live.sets?.at(-1)?.[side];
  const points = live.points?.[side];
  return [...(games === undefined ? [] : [String(games)]), ...(points === undefined ? [] : [points])];
}
