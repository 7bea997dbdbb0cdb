import { type League } from "#mocks/catalogue/league.ts";
import { chance } from "#mocks/world/chance.ts";
import { planOf } from "#mocks/course/plan.ts";

/**
 * What a bookmaker expects of two teams of a league: points of each side, or the home side's chance of winning a set or
 * a fight.
 */
export function expectation(
  league: League,
  home: number,
  away: number,
  seed: number,
  neutral: boolean,
): readonly [number, number] {
  const plan = planOf(league.sportId, league.id);
  const last = Math.max(1, league.teams.length - 1);
  const form = (index: number) => 1 - index / last + (chance(seed, league.id, index) - 0.5) * 0.3;
  const better = form(home) - form(away);
  if (plan === undefined) return [0.5, 0.5];
  if (plan.kind === "score") {
    const edge = plan.tilt * better * 0.9 + (neutral ? 0 : plan.homeEdge);
    const pace = plan.base * (0.92 + 0.16 * chance(seed, league.id, 900));
    return [pace * Math.exp(edge), pace * Math.exp(-edge)];
  }
  const edge = plan.tilt * better * 0.7 + (plan.kind === "race" && !neutral ? plan.homeEdge : 0);
  const home0 = 1 / (1 + Math.exp(-edge));
  return [home0, 1 - home0];
}
