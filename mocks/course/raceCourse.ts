import { chance, stream } from "#mocks/world/chance.ts";
import { type RacePlan } from "#mocks/course/plan.ts";
import { type Intervention, type MatchState, type Pair, raised, type Tape } from "#mocks/course/state.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

interface Frame {
  readonly at: number;
  readonly sets: Pair;
  readonly games: readonly Pair[];
  readonly points: Pair;
  readonly server: 1 | 2;
  readonly rest: boolean;
}

const CALLS = ["0", "15", "30", "40", "A"];

/** The chance of a point that gives about this chance of a set: longer sets need a smaller edge. */
const pointChance = (setChance: number, plan: RacePlan): number => {
  const edge = Math.log(setChance / (1 - setChance)) / 2;
  const slope = plan.show === "tennis" ? 6.5 : Math.sqrt(plan.target) * 1.25;
  return 0.5 + Math.max(-0.3, Math.min(0.3, edge / slope));
};

const setOver = ([a, b]: Pair, plan: RacePlan): boolean => {
  const high = Math.max(a, b);
  const lead = Math.abs(a - b);
  if (plan.show === "tennis") return (high >= 6 && lead >= 2) || high === 7;
  return high >= plan.target && (!plan.clear || lead >= 2 || high >= plan.target + 9);
};

const pointStep = (plan: RacePlan, roll: number): number =>
  plan.show === "frames" && plan.target > 30 ? 1 + Math.floor(roll * 28) : 1;

/**
 * The course of a race: points make sets (frames, legs, maps), sets make the match; the first to a majority ends it.
 */
export function raceTape(
  fixture: Fixture,
  plan: RacePlan,
  best: number,
  seed: number,
  added: readonly Intervention[],
): Tape {
  const need = Math.ceil(best / 2);
  const edge = pointChance(fixture.home0, plan);
  const roll = stream(seed ^ fixture.mainId);
  const frames: Frame[] = [];
  const extra = added
    .filter(({ kind, side }) => kind === "goal" && side !== 0)
    .map((one) => ({ at: one.at - fixture.kickoff, side: one.side }));
  let at = 0;
  let sets: Pair = [0, 0];
  let games: Pair[] = [[0, 0]];
  let points: Pair = [0, 0];
  let server: 1 | 2 = chance(seed, fixture.id, 5) < 0.5 ? 1 : 2;
  frames.push({ at, sets, games, points, server, rest: false });
  while (Math.max(...sets) < need) {
    at += plan.pointSeconds * 1000 * (0.6 + 0.8 * roll());
    const forced = extra[0] !== undefined && extra[0].at <= at ? extra.shift() : undefined;
    if (forced) at = Math.max(forced.at, frames.at(-1)?.at ?? 0);
    const side = forced ? (forced.side === 1 ? 1 : 2) : roll() < edge ? 1 : 2;
    let rest = false;
    let game: 1 | 2 | undefined = side;
    if (plan.show === "tennis") {
      points = raised(points, side);
      const [p, q] = points;
      const tie = (games.at(-1) ?? [0, 0]).every((n) => n === 6);
      const wins = tie ? Math.max(p, q) >= 7 && Math.abs(p - q) >= 2 : Math.max(p, q) >= 4 && Math.abs(p - q) >= 2;
      game = wins ? side : undefined;
      if (wins) {
        points = [0, 0];
        server = server === 1 ? 2 : 1;
      }
    } else {
      server = side;
    }
    if (game) {
      const now = raised(games.at(-1) ?? [0, 0], game, pointStep(plan, roll()));
      games = [...games.slice(0, -1), now];
      if (setOver(now, plan)) {
        sets = raised(sets, now[0] > now[1] ? 1 : 2);
        rest = Math.max(...sets) < need;
      }
    }
    frames.push({ at, sets, games, points, server, rest });
    if (rest) {
      at += plan.rest * 60_000;
      games = [...games, [0, 0]];
      frames.push({ at, sets, games, points, server, rest: false });
    }
  }
  const stop = added.find(({ kind }) => kind === "end" || kind === "abandon");
  const lasts = stop ? Math.max(0, stop.at - fixture.kickoff) : at;
  const stateAt = (elapsed: number): MatchState => {
    const t = Math.min(elapsed, lasts);
    let low = 0;
    let high = frames.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if ((frames[mid]?.at ?? 0) <= t) low = mid;
      else high = mid - 1;
    }
    const frame = frames[low];
    const {
      sets: won,
      games: held,
      points: called,
      server: serving,
      rest,
    } = frame ?? { sets: [0, 0] as Pair, games: [], points: [0, 0] as Pair, server: 1 as const, rest: false };
    const over = elapsed >= lasts;
    const done = won[0] + won[1];
    const current = held.at(-1) ?? [0, 0];
    const call = (mine: number, other: number) =>
      mine >= 3 && other >= 3 ? (mine > other ? "A" : "40") : (CALLS[mine] ?? "40");
    const showPoints = plan.show === "tennis" && !over && !rest;
    return {
      progress: over ? (stop?.kind === "abandon" ? 3 : 2) : 1,
      period: rest && !over ? 9 : Math.min(best, done + (over || rest ? 0 : 1)) || 1,
      periodsDone: done,
      share: over || rest ? 0 : Math.min(1, Math.max(...current) / plan.target),
      score: won,
      byPeriod: held,
      red: [0, 0],
      yellow: [0, 0],
      corner: [0, 0],
      ...(plan.show === "maps" || plan.target > 30 || over ? {} : { server: serving }),
      ...(showPoints ? { points: [call(called[0], called[1]), call(called[1], called[0])] as const } : {}),
      first: 0,
      last: 0,
      decider: 0,
      hold: false,
    };
  };
  return { lasts, stateAt };
}
