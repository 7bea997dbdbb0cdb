import { type Match } from "./match.ts";
import { type StatsEvent, typeKey } from "./matchStats.ts";
import { REGULAR_MIN } from "./momentum.ts";

type Score = readonly [home: number, away: number];

/** One row of a match's timeline: what happened to a side, or a period that ended or began. */
export type TimelineRow =
  | {
      readonly kind: "goal" | "yellow" | "red";
      readonly minute: number;
      /** 1 home, 2 away. */
      readonly side: number;
      /** The score after a goal; absent where the events and the score do not agree. */
      readonly score?: Score;
    }
  | { readonly kind: "kickOff" }
  | { readonly kind: "half" | "full"; readonly score: Score };

/** The kinds of event that a timeline tells, by how their names begin: "yellow", "Yellow card", "red", "Red card". */
const KINDS = ["goal", "yellow", "red"] as const;

/** "Goal kick" begins like a goal. */
const kindOf = (type: string) => {
  const key = typeKey(type);
  return key === "goalkick" ? undefined : KINDS.find((kind) => key.startsWith(kind));
};

/** How many events the first half has: those before its last minute, and as many goals as its score says. */
function firstHalf(told: readonly StatsEvent[], last: number, goals: number): number {
  const later = told.findIndex(({ minute }) => minute > last);
  const scored = told.flatMap(({ type }, at) => (kindOf(type) === "goal" ? [at + 1] : []));
  return Math.max(later === -1 ? told.length : later, goals === 0 ? 0 : (scored[goals - 1] ?? 0));
}

/** The goals of both sides after each event. */
const scoresOf = (told: readonly StatsEvent[]): readonly Score[] => {
  let now: Score = [0, 0];
  return told.map(({ type, side }) => {
    if (kindOf(type) === "goal") now = side === 1 ? [now[0] + 1, now[1]] : [now[0], now[1] + 1];
    return now;
  });
};

const NONE: Score = [0, 0];

/** The score of the first half, once it is over. */
function halfScore({ score, live, state }: Match): Score | undefined {
  if (score?.homeHalf === undefined || score.awayHalf === undefined) return undefined;
  return state === "ended" || live?.period !== 1 ? [score.homeHalf, score.awayHalf] : undefined;
}

/**
 * Goals, cards and the ends of halves, newest first, from the reported events; nothing for a sport whose minute does not
 * count up, and in play without such an event. A score is written only where counting its goals gives the score of the match.
 */
export function timelineOf(match: Match, events: readonly StatsEvent[]): readonly TimelineRow[] {
  const regular = REGULAR_MIN[match.sportId];
  const told = events
    .filter(({ type, side }) => kindOf(type) !== undefined && (side === 1 || side === 2))
    .toSorted((a, b) => a.minute - b.minute);
  const { score, state } = match;
  if (regular === undefined || (told.length === 0 && state !== "ended")) return [];
  const scores = scoresOf(told);
  const [home, away] = scores.at(-1) ?? NONE;
  const agreed = score?.home === home && score.away === away;
  const rows = told.map(({ type, minute, side }, at): TimelineRow => {
    const kind = kindOf(type) ?? "goal";
    return kind === "goal" && agreed ? { kind, minute, side, score: scores[at] ?? NONE } : { kind, minute, side };
  });
  const half = halfScore(match);
  if (half) rows.splice(firstHalf(told, regular / 2, agreed ? half[0] + half[1] : 0), 0, { kind: "half", score: half });
  if (state === "ended" && score) rows.push({ kind: "full", score: [score.home, score.away] });
  return [{ kind: "kickOff" as const }, ...rows].toReversed();
}
