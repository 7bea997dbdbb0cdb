import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { chance } from "#mocks/world/chance.ts";
import { planOf } from "#mocks/course/plan.ts";
import { raceTape } from "#mocks/course/raceCourse.ts";
import { scoreTape } from "#mocks/course/scoreCourse.ts";
import { type Intervention, type MatchState, NOT_STARTED, type Pair, type Tape } from "#mocks/course/state.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

/** The maximum number of sets, frames or maps in a race of this match. */
export function bestOf(fixture: Fixture): number {
  const plan = planOf(fixture.sportId, fixture.leagueId);
  return plan?.kind === "race" ? plan.bestOf(leagueOf(fixture.leagueId).level) : 0;
}

/** How a fight ends: below 0 home has won, then up to this share it is a draw. */
function duelScore(roll: number, draw: number): Pair {
  if (roll < 0) return [1, 0];
  return roll < draw ? [0, 0] : [0, 1];
}

/** The course of a match, including what verbs have added to it. */
export function tapeOf(fixture: Fixture, seed: number, added: readonly Intervention[]): Tape {
  const plan = planOf(fixture.sportId, fixture.leagueId);
  if (plan?.kind === "score") return scoreTape(fixture, plan, seed, added);
  if (plan?.kind === "race") return raceTape(fixture, plan, bestOf(fixture), seed, added);
  const draw = plan?.kind === "duel" ? plan.draw : 0;
  const roll = chance(seed, fixture.id, 3);
  const home = fixture.home0 * (1 - draw);
  const score = duelScore(roll - home, draw);
  const lasts = 40 * 60_000;
  const stateAt = (elapsed: number): MatchState => {
    const over = elapsed >= lasts;
    return {
      ...NOT_STARTED,
      progress: over ? 2 : 1,
      period: 1,
      share: Math.min(1, elapsed / lasts),
      ...(over ? { score, byPeriod: [score] } : {}),
    };
  };
  return { lasts, stateAt };
}
