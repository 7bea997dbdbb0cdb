import { chance } from "#mocks/world/chance.ts";
import { allHappenings, type Ground, type Happening, MINUTE, periodSpans, sizeOf } from "#mocks/course/happenings.ts";
import { type ScorePlan } from "#mocks/course/plan.ts";
import { type Intervention, type MatchState, type Pair, raised, type Tape } from "#mocks/course/state.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

const HOLD_BEFORE = 12_000;
const HOLD_AFTER = 30_000;
const GOAL_SPORTS = new Set([1, 5, 15, 16]);

const two = (n: number): string => String(n).padStart(2, "0");

/** The name of a part of a match as clocks show it: Q3, P2, 1H. */
function partName(periods: number, period: number): string {
  if (periods === 4) return `Q${period}`;
  if (periods === 3) return `P${period}`;
  return periods > 2 ? `${period}H${period}` : `${period}H`;
}

function clockText(plan: ScorePlan, period: number, share: number): string | undefined {
  const done = share * plan.minutes;
  switch (plan.clock) {
    case "innings":
      return `${share < 0.5 ? "▲" : "▼"}${period}`;
    case "overs":
      return `Ov ${Math.floor(done)}.${Math.floor((done % 1) * 6)}`;
    case "down": {
      const left = Math.max(0, Math.ceil((plan.minutes - done) * 60));
      return `${partName(plan.periods, period)} ${two(Math.floor(left / 60))}:${two(left % 60)}`;
    }
    case "up":
      return undefined;
  }
}

/** An entry of a match's story (contract, statistics Events). */
export interface StoryEntry {
  readonly Minute: number;
  readonly Side: 1 | 2;
  readonly Type: string;
}

/** Goals, cards and corners up to a time, ms since kick-off, oldest first. */
export function scoreEvents(
  fixture: Fixture,
  plan: ScorePlan,
  seed: number,
  added: readonly Intervention[],
  until: number,
): readonly StoryEntry[] {
  const spans = periodSpans(fixture, plan, seed);
  return allHappenings({ fixture, plan, seed, spans }, added)
    .filter(({ at }) => at <= until)
    .map(({ at, period, kind, side }) => {
      const since = (at - (spans[period - 1]?.from ?? 0)) / (plan.pace * MINUTE);
      return { Minute: (period - 1) * plan.minutes + Math.floor(since) + 1, Side: side, Type: kind };
    });
}

/** How a match ends: when, by what, and by how much a level score is decided. */
interface Ending {
  /** Ms from kick-off to the end. */
  readonly lasts: number;
  readonly isAbandoned: boolean;
  /** Who wins what was level after regular time; 0 if nothing has to be decided. */
  readonly decider: 0 | 1 | 2;
  readonly bonus: number;
}

/** The score after everything, home minus away. */
const leadOf = (happenings: readonly Happening[]): number =>
  happenings
    .filter(({ kind }) => kind === "goal")
    .reduce((lead, { side, points }) => lead + (side === 1 ? points : -points), 0);

/** Who wins a match that is level after regular time, and is played on. */
function deciderOf({ fixture, plan, seed }: Ground, happenings: readonly Happening[]): 0 | 1 | 2 {
  const goesOn = plan.overtime !== undefined && !fixture.script && fixture.kind === 0 && leadOf(happenings) === 0;
  if (!goesOn) return 0;
  return chance(seed, fixture.mainId, 61) < fixture.home0 / (fixture.home0 + fixture.away0) ? 1 : 2;
}

function endingOf(ground: Ground, happenings: readonly Happening[], added: readonly Intervention[]): Ending {
  const { fixture, plan, seed, spans } = ground;
  const stop = added.find(({ kind }) => kind === "end" || kind === "abandon");
  if (stop) {
    const lasts = Math.max(0, stop.at - fixture.kickoff);
    return { lasts, isAbandoned: stop.kind === "abandon", decider: 0, bonus: 0 };
  }
  const decider = deciderOf(ground, happenings);
  const bonus = plan.overtime ? sizeOf(plan.overtime, chance(seed, fixture.mainId, 62)) : 0;
  const last = spans.at(-1);
  const isAbandoned = fixture.fate === "abandoned";
  if (isAbandoned) return { lasts: (last?.from ?? 0) + 9 * MINUTE, isAbandoned, decider, bonus };
  return { lasts: (last?.to ?? 0) + (decider === 0 ? 0 : 8 * MINUTE), isAbandoned, decider, bonus };
}

/** What has been scored and shown up to a time. */
interface Tally {
  score: Pair;
  red: Pair;
  yellow: Pair;
  corner: Pair;
  first: 0 | 1 | 2;
  last: 0 | 1 | 2;
  readonly byPeriod: Pair[];
}

/** Counts points of a side in a period, from 1; those beyond the last one begun count in that. */
function countGoal(tally: Tally, side: 1 | 2, points: number, period: number): void {
  const index = Math.min(tally.byPeriod.length, period) - 1;
  tally.score = raised(tally.score, side, points);
  tally.byPeriod[index] = raised(tally.byPeriod[index] ?? [0, 0], side, points);
  if (tally.first === 0) tally.first = side;
  tally.last = side;
}

/** Everything up to a time, in as many periods as have begun. */
function tallied(happenings: readonly Happening[], time: number, begun: number): Tally {
  const byPeriod = Array.from({ length: begun }, (): Pair => [0, 0]);
  const tally: Tally = { score: [0, 0], red: [0, 0], yellow: [0, 0], corner: [0, 0], first: 0, last: 0, byPeriod };
  for (const { at, period, kind, side, points } of happenings) {
    if (at > time) break;
    if (kind === "goal") countGoal(tally, side, points, period);
    else tally[kind] = raised(tally[kind], side);
  }
  return tally;
}

/**
 * The times from which and until which the book waits: around every goal and red card, before them too unless a verb
 * made them. What a script tells is known beforehand.
 */
function holdsOf(
  { fixture }: Ground,
  happenings: readonly Happening[],
  added: readonly Intervention[],
): readonly (readonly [from: number, to: number])[] {
  if (!GOAL_SPORTS.has(fixture.sportId)) return [];
  return happenings.flatMap(({ at, kind }) => {
    const isVerb = added.some((one) => one.at - fixture.kickoff === at);
    const isNoted = (kind === "goal" || kind === "red") && (isVerb || !fixture.script);
    return isNoted ? [[at - (isVerb ? 0 : HOLD_BEFORE), at + HOLD_AFTER] as const] : [];
  });
}

/** How far a match has come at a time. */
interface Progress {
  readonly over: boolean;
  /** Periods that have begun. */
  readonly begun: number;
  /** The played fraction of the last one, and whether it is over. */
  readonly share: number;
  readonly isDone: boolean;
  /** A rest between two periods. */
  readonly isRest: boolean;
}

function progressAt({ plan, spans }: Ground, time: number, over: boolean): Progress {
  const begun = Math.max(1, spans.findLastIndex((span) => span.from <= time) + 1);
  const span = spans[begun - 1];
  const isDone = span !== undefined && time >= span.to;
  const share = span === undefined ? 1 : Math.min(1, (time - span.from) / (span.to - span.from));
  return { over, begun, share, isDone, isRest: isDone && !over && begun < plan.periods };
}

/** The minute and the clock that a board shows, where the sport has them. */
function clockOf({ plan, spans }: Ground, { over, begun, share, isDone, isRest }: Progress): Partial<MatchState> {
  const played = share * (spans[begun - 1]?.played ?? 0);
  const minute =
    plan.clock === "up" ? (begun - 1) * plan.minutes + Math.floor(played) + 1 : Math.ceil((1 - share) * plan.minutes);
  const hidesMinute = isRest || over || plan.clock === "innings" || plan.clock === "overs";
  const clock = isDone || over ? undefined : clockText(plan, begun, share);
  return { ...(hidesMinute ? {} : { minute }), ...(clock === undefined ? {} : { clock }) };
}

/** The number of the period as boards say it, and how many are over. */
function periodOf(
  { plan }: Ground,
  { over, begun, isDone, isRest }: Progress,
): Pick<MatchState, "period" | "periodsDone"> {
  const done = isDone ? begun : begun - 1;
  return { period: isRest && plan.periods <= 8 ? 9 : begun, periodsDone: over ? plan.periods : done };
}

/** The course of a match in which points are scored over periods (soccer, basketball, baseball, cricket …). */
export function scoreTape(fixture: Fixture, plan: ScorePlan, seed: number, added: readonly Intervention[]): Tape {
  const ground: Ground = { fixture, plan, seed, spans: periodSpans(fixture, plan, seed) };
  const happenings = allHappenings(ground, added);
  const { lasts, isAbandoned, decider, bonus } = endingOf(ground, happenings, added);
  const holds = holdsOf(ground, happenings, added);
  const ended = isAbandoned ? 3 : 2;

  const stateAt = (elapsed: number): MatchState => {
    const over = elapsed >= lasts;
    const time = Math.min(elapsed, lasts);
    const progress = progressAt(ground, time, over);
    const tally = tallied(happenings, time, progress.begun);
    const decided = over && !isAbandoned ? decider : 0;
    if (decided !== 0 && plan.overtimeCounts) {
      tally.byPeriod.push([0, 0]);
      countGoal(tally, decided, bonus, tally.byPeriod.length);
    }
    return {
      progress: over ? ended : 1,
      ...periodOf(ground, progress),
      share: progress.isRest ? 0 : progress.share,
      ...clockOf(ground, progress),
      ...tally,
      decider: decided,
      hold: !over && holds.some(([from, to]) => from <= time && time < to),
    };
  };
  return { lasts, stateAt };
}
