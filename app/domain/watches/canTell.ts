import { type Match } from "#app/domain/boards/match.ts";

/** The sport in which a goal is worth an alert. */
const SOCCER = 1;

/** True from kick-off on; `now` is the server's, epoch ms. */
export const hasBegun = ({ stage, state, startsAt }: Match, now: number): boolean =>
  stage === "live" || state !== "notStarted" || Date.parse(startsAt) <= now;

/** True for a match that can have alerts on goals and red cards (WAT-01). */
export const hasGoalsToTell = ({ sportId, kind, virtual }: Match): boolean =>
  sportId === SOCCER && kind === 0 && !virtual;

/** True if there can be alerts on the match as a whole: its goals, or its kick-off. */
export const canTellOf = (match: Match, now: number): boolean => hasGoalsToTell(match) || !hasBegun(match, now);
