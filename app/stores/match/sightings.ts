import { create } from "zustand";
import { sightingsAfter, type Sighting } from "#app/domain/boards/ballTrail.ts";
import { type BallPosition } from "#app/domain/boards/matchStats.ts";

/** The dangerous attacks seen on the pitches of this visit, by match. */
export const useSightings = create<Readonly<Record<number, readonly Sighting[]>>>()(() => ({}));

const NONE: readonly Sighting[] = [];

/** The dangerous attacks seen of a match. */
export const sightingsOf = (matchId: number) => (state: Readonly<Record<number, readonly Sighting[]>>) =>
  state[matchId] ?? NONE;

/** Notes a ball that was newly told, in a minute of the match; `at` is epoch ms. */
export function noteSighting(matchId: number, ball: BallPosition, minute: number, at: number): void {
  useSightings.setState((state) => {
    const before = sightingsOf(matchId)(state);
    const after = sightingsAfter(before, ball, minute, at);
    return after === before ? state : { ...state, [matchId]: after };
  });
}
