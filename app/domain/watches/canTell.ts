import { type Match } from "#app/domain/boards/match.ts";

/** The sport in which a goal is worth a word. */
const SOCCER = 1;

/** True from kick-off on; `now` is the server's, epoch ms. */
export const hasBegun = ({ stage, state, startsAt }: Match, now: number): boolean =>
  stage === "live" || state !== "notStarted" || Date.parse(startsAt) <= now;

/** True for a match whose goals and red cards can be told (WAT-01). */
export const hasGoalsToTell = ({ sportId, kind, virtual }: Match): boolean =>
  sportId === SOCCER && kind === 0 && !virtual;

/** True where something can be told of the match as a whole: its goals, or that it begins. */
export const canTellOf = (match: Match, now: number): boolean => hasGoalsToTell(match) || !hasBegun(match, now);
