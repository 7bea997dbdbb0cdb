import { chance, stream } from "#mocks/world/chance.ts";
import { type RacePlan } from "#mocks/course/plan.ts";
import { type Intervention, type MatchState, NOT_STARTED, type Pair, raised, type Tape } from "#mocks/course/state.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

interface Frame {
  readonly at: number;
  readonly sets: Pair;
  readonly games: readonly Pair[];
  readonly points: Pair;
  readonly server: 1 | 2;
  readonly rest: boolean;
}

const BLANK: Frame = { at: 0, sets: [0, 0], games: [], points: [0, 0], server: 1, rest: false };

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

/** A race as it is being played. */
class Race {
  readonly frames: Frame[] = [];
  /** Ms since the start. */
  at = 0;
  readonly #plan: RacePlan;
  #sets: Pair = [0, 0];
  #games: Pair[] = [[0, 0]];
  #points: Pair = [0, 0];
  #server: 1 | 2;

  constructor(plan: RacePlan, server: 1 | 2) {
    this.#plan = plan;
    this.#server = server;
    this.#film(false);
  }

  /** Sets of the side that leads. */
  get ahead(): number {
    return Math.max(...this.#sets);
  }

  #film(rest: boolean): void {
    const [sets, games, points, server] = [this.#sets, this.#games, this.#points, this.#server];
    this.frames.push({ at: this.at, sets, games, points, server, rest });
  }

  /** A side wins a point of a tennis game; true if the game is won by it. */
  #winsGame(side: 1 | 2): boolean {
    this.#points = raised(this.#points, side);
    const [p, q] = this.#points;
    const isTieBreak = (this.#games.at(-1) ?? [0, 0]).every((n) => n === 6);
    if (Math.max(p, q) < (isTieBreak ? 7 : 4) || Math.abs(p - q) < 2) return false;
    this.#points = [0, 0];
    this.#server = this.#server === 1 ? 2 : 1;
    return true;
  }

  /** A side adds to the current set; true if that decides the set. */
  #winsSet(side: 1 | 2, by: number): boolean {
    const now = raised(this.#games.at(-1) ?? [0, 0], side, by);
    this.#games = [...this.#games.slice(0, -1), now];
    if (!setOver(now, this.#plan)) return false;
    this.#sets = raised(this.#sets, now[0] > now[1] ? 1 : 2);
    return true;
  }

  /** A side wins a point now; `roll` says how much it is worth, `need` how many sets win the match. */
  point(side: 1 | 2, roll: () => number, need: number): void {
    if (this.#plan.show !== "tennis") this.#server = side;
    const counts = this.#plan.show !== "tennis" || this.#winsGame(side);
    const rest = counts && this.#winsSet(side, pointStep(this.#plan, roll())) && this.ahead < need;
    this.#film(rest);
    if (!rest) return;
    this.at += this.#plan.rest * 60_000;
    this.#games = [...this.#games, [0, 0]];
    this.#film(false);
  }
}

/** A race played to its end, with the points that verbs have added. */
function played(fixture: Fixture, plan: RacePlan, best: number, seed: number, added: readonly Intervention[]): Race {
  const need = Math.ceil(best / 2);
  const edge = pointChance(fixture.home0, plan);
  const roll = stream(seed ^ fixture.mainId);
  const extra = added
    .filter(({ kind, side }) => kind === "goal" && side !== 0)
    .map((one) => ({ at: one.at - fixture.kickoff, side: one.side }));
  const race = new Race(plan, chance(seed, fixture.id, 5) < 0.5 ? 1 : 2);
  while (race.ahead < need) {
    const before = race.at;
    race.at += plan.pointSeconds * 1000 * (0.6 + 0.8 * roll());
    const forced = extra[0] !== undefined && extra[0].at <= race.at ? extra.shift() : undefined;
    if (forced) race.at = Math.max(forced.at, before);
    const isHome = forced ? forced.side === 1 : roll() < edge;
    race.point(isHome ? 1 : 2, roll, need);
  }
  return race;
}

/** The last frame up to a time, ms since the start. */
function frameAt(frames: readonly Frame[], time: number): Frame {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((frames[mid]?.at ?? 0) <= time) low = mid;
    else high = mid - 1;
  }
  return frames[low] ?? BLANK;
}

/** A tennis score as it is called: 15, 30, 40, and A for the side ahead after deuce. */
function called(mine: number, other: number): string {
  if (mine >= 3 && other >= 3) return mine > other ? "A" : "40";
  return CALLS[mine] ?? "40";
}

/** What a board shows of a frame beside the score: who serves, and the points of a game. */
function extrasOf(plan: RacePlan, { server, points, rest }: Frame, over: boolean): Partial<MatchState> {
  const hidesServer = plan.show === "maps" || plan.target > 30 || over;
  const showsPoints = plan.show === "tennis" && !over && !rest;
  return {
    ...(hidesServer ? {} : { server }),
    ...(showsPoints ? { points: [called(points[0], points[1]), called(points[1], points[0])] } : {}),
  };
}

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
  const { frames, at } = played(fixture, plan, best, seed, added);
  const stop = added.find(({ kind }) => kind === "end" || kind === "abandon");
  const lasts = stop ? Math.max(0, stop.at - fixture.kickoff) : at;
  const ended = stop?.kind === "abandon" ? 3 : 2;
  const stateAt = (elapsed: number): MatchState => {
    const frame = frameAt(frames, Math.min(elapsed, lasts));
    const over = elapsed >= lasts;
    const still = over || frame.rest;
    const done = frame.sets[0] + frame.sets[1];
    const current = frame.games.at(-1) ?? [0, 0];
    return {
      ...NOT_STARTED,
      progress: over ? ended : 1,
      period: frame.rest && !over ? 9 : Math.min(best, done + (still ? 0 : 1)) || 1,
      periodsDone: done,
      share: still ? 0 : Math.min(1, Math.max(...current) / plan.target),
      score: frame.sets,
      byPeriod: frame.games,
      ...extrasOf(plan, frame, over),
    };
  };
  return { lasts, stateAt };
}
