import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { sightingsAfter, type Sighting } from "#app/domain/boards/ballTrail.ts";
import { type BallPosition } from "#app/domain/boards/matchStats.ts";

/** The dangerous attacks seen on the pitches of this visit, by match. */
export const useSightings = store<Readonly<Record<number, readonly Sighting[]>>>(() => ({}));

const NONE: readonly Sighting[] = [];

/** The dangerous attacks seen in a match. */
export const sightingsOf = (matchId: number) => (state: Readonly<Record<number, readonly Sighting[]>>) =>
  state[matchId] ?? NONE;

/** Records a newly reported ball position, in a minute of the match; `at` is epoch ms. */
export function noteSighting(app: App, matchId: number, ball: BallPosition, minute: number, at: number): void {
  useSightings.of(app).setState((state) => {
    const before = sightingsOf(matchId)(state);
    const after = sightingsAfter(before, ball, minute, at);
    return after === before ? state : { ...state, [matchId]: after };
  });
}
