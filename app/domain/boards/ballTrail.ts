import { type BallPosition, typeKey } from "./matchStats.ts";

/** How many ball positions the trail joins. */
const MOST = 5;

const same = (one: BallPosition, other: BallPosition): boolean =>
  one.x === other.x && one.y === other.y && one.side === other.side && one.type === other.type;

/**
 * The trail after a new ball position: the last five that differ from the previous one, oldest first. Nothing is
 * interpolated.
 */
export function trailAfter(trail: readonly BallPosition[], ball: BallPosition | undefined): readonly BallPosition[] {
  if (ball === undefined) return trail.length === 0 ? trail : [];
  const last = trail.at(-1);
  return last && same(last, ball) ? trail : [...trail, ball].slice(-MOST);
}

/** A side's dangerous attacks count once in this time, ms. */
const APART_MS = 30_000;

/** A dangerous attack that was seen on the pitch while the page was open. */
export interface Sighting {
  /** Epoch ms. */
  readonly at: number;
  readonly minute: number;
  readonly side: number;
}

/** The dangerous attacks seen after a new ball position: at most one per side in thirty seconds (design-2, 5.4). */
export function sightingsAfter(
  seen: readonly Sighting[],
  { side, type }: BallPosition,
  minute: number,
  at: number,
): readonly Sighting[] {
  if (typeKey(type) !== "dangerousattack") return seen;
  const isNear = seen.some((one) => one.side === side && at - one.at < APART_MS);
  return isNear ? seen : [...seen, { at, minute, side }];
}
