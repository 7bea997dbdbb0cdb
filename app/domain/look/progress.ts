import { type LiveState, type Match } from "#app/domain/boards/match.ts";

/** The period number that says rest (domain E1). */
const BREAK = 9;

/** Periods of a sport and the minutes of one; none for sets, whose running one counts half. */
const PERIODS: Readonly<Record<number, readonly [count: number, minutes?: number]>> = {
  1: [2, 45],
  2: [4, 10],
  3: [4, 15],
  5: [3, 20],
  6: [4, 12],
  7: [3],
  12: [5],
  13: [2, 30],
  14: [4, 8],
  16: [2, 20],
  18: [2, 40],
};

/** The sports whose minutes count up, and from which minute their second half starts. */
const COUNTING_UP: ReadonlySet<number> = new Set([1]);

/** The share of the running period that is played, 0 to 1; a half where the clock does not say. */
function running(sportId: number, { period, minute, clock }: LiveState, minutes: number | undefined): number {
  if (minutes === undefined) return 0.5;
  const share = (played: number) => Math.min(1, Math.max(0, played / minutes));
  if (COUNTING_UP.has(sportId)) return minute === undefined ? 0.5 : share(minute - (period - 1) * minutes);
  const [, left, seconds] = /(\d+):(\d\d)/.exec(clock ?? "") ?? [];
  if (left !== undefined) return share(minutes - Number(left) - Number(seconds) / 60);
  return minute === undefined ? 0.5 : share(minutes - minute);
}

/** How many periods are over while a match rests: as many as have a score, and in sports of halves the first. */
const overAtRest = (live: LiveState): number => live.sets?.length ?? 1;

/**
 * How much of each period is played, 0 to 1, in their order, all of them in a match that has ended; undefined for a sport without
 * periods, and past the last one (overtime has no segment of its own).
 */
export function periodShares({
  sportId,
  live,
  state,
}: Pick<Match, "sportId" | "live" | "state">): readonly number[] | undefined {
  const periods = PERIODS[sportId];
  if (!periods || !live || live.period < 1) return undefined;
  const sets = live.sets?.length ?? 0;
  const [, minutes] = periods;
  const count = minutes === undefined ? Math.max(periods[0], sets) : periods[0];
  const rest = live.period === BREAK;
  const over = rest ? overAtRest(live) : live.period - 1;
  const now = rest ? 0 : running(sportId, live, minutes);
  return Array.from({ length: count }, (_, at) => {
    if (at < over || state === "ended") return 1;
    return at === over ? now : 0;
  });
}
