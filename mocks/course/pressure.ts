import { chance, hash } from "#mocks/world/chance.ts";
import { type ScorePlan } from "#mocks/course/plan.ts";
import { arrivals, periodSpans } from "#mocks/course/happenings.ts";
import { type StoryEntry } from "#mocks/course/scoreCourse.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

const MINUTE = 60_000;

/** How often a side comes near the goal: the more goals are expected of it, the more often. */
const rateOf = (goals: number): number => 10 + 9 * goals;

/** The outcomes, with their shares; goals are reported separately. */
const KINDS = [
  ["dangerousAttack", 0.6],
  ["shot", 0.25],
  ["shotOnTarget", 0.15],
] as const;

function kindOf(roll: number): string {
  let left = roll;
  for (const [kind, share] of KINDS) {
    left -= share;
    if (left < 0) return kind;
  }
  return KINDS[0][0];
}

/**
 * Dangerous attacks and shots of a soccer match up to a time, ms since kick-off: reported, but counted in no market.
 */
export function pressureEvents(fixture: Fixture, plan: ScorePlan, seed: number, until: number): readonly StoryEntry[] {
  const spans = periodSpans(fixture, plan, seed);
  const length = spans.reduce((sum, { played }) => sum + played, 0);
  return ([1, 2] as const).flatMap((Side) => {
    const rate = rateOf(Side === 1 ? fixture.home0 : fixture.away0);
    return arrivals(hash(seed, fixture.mainId, 71, Side), rate, length).flatMap((played, i) => {
      let since = played;
      const period = spans.findIndex((span) => {
        if (since < span.played) return true;
        since -= span.played;
        return false;
      });
      const at = (spans[period]?.from ?? 0) + since * plan.pace * MINUTE;
      if (period === -1 || at > until) return [];
      const Type = kindOf(chance(seed, fixture.mainId, 72 + Side, i));
      return [{ Minute: period * plan.minutes + Math.floor(since) + 1, Side, Type }];
    });
  });
}
