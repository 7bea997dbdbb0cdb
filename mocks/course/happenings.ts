import { chance, hash, stream } from "#mocks/world/chance.ts";
import { type ScorePlan } from "#mocks/course/plan.ts";
import { type Intervention, type Pair } from "#mocks/course/state.ts";
import { type Fixture, type ScriptedEvent } from "#mocks/schedule/fixture.ts";

/** One minute, ms. */
export const MINUTE = 60_000;

/** Something that happens in a match, `at` ms since kick-off. */
export interface Happening {
  readonly at: number;
  readonly period: number;
  readonly kind: ScriptedEvent["kind"];
  readonly side: 1 | 2;
  readonly points: number;
}

/** A period: when it runs, ms since kick-off, and how many minutes are played in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly played: number;
}

/** Corners of an average match with these goal expectations, home and away. */
export const cornerRates = (home0: number, away0: number): Pair => [3.1 + 1.45 * home0, 2.8 + 1.45 * away0];

/** Yellow cards of an average match with these goal expectations, home and away. */
export const cardRates = (home0: number, away0: number): Pair => [1.5 + 0.35 * away0, 1.6 + 0.4 * home0];

/** When the periods run, in ms since kick-off; soccer's stoppage time comes from the seed and is the same for extension matches. */
export function periodSpans(fixture: Fixture, plan: ScorePlan, seed: number): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (let i = 0; i < plan.periods; i += 1) {
    const stoppage =
      fixture.sportId === 1 ? (i === 0 ? 1 : 3) + Math.floor(3 * chance(seed, fixture.mainId, 11, i)) : 0;
    const played = plan.minutes + stoppage;
    const to = at + played * plan.pace * MINUTE;
    spans.push({ from: at, to, played });
    at = to + (plan.rests[i] ?? 0) * MINUTE;
  }
  return spans;
}

/** How many points one score is worth, by a roll from 0 to 1. */
export const sizeOf = (sizes: ScorePlan["sizes"], roll: number): number => {
  let left = roll;
  for (const [points, share] of sizes) {
    left -= share;
    if (left < 0) return points;
  }
  return sizes[0]?.[0] ?? 1;
};

const meanOf = (sizes: ScorePlan["sizes"]): number => sizes.reduce((sum, [points, share]) => sum + points * share, 0);

/** The times of a Poisson process with this rate over a length, in the unit of the length. */
export function arrivals(seed: number, rate: number, length: number): number[] {
  if (rate <= 0) return [];
  const roll = stream(seed);
  const times: number[] = [];
  let at = 0;
  for (;;) {
    at += -Math.log(1 - roll()) * (length / rate);
    if (at >= length) return times;
    times.push(at);
  }
}

/** What a course is made from: the match, how its sport scores, the world's seed, and when its periods run. */
export interface Ground {
  readonly fixture: Fixture;
  readonly plan: ScorePlan;
  readonly seed: number;
  readonly spans: readonly Span[];
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + span.played, 0);

/** The period and time at which so many minutes have been played; undefined after the end. */
function momentOf({ plan, spans }: Ground, played: number): Pick<Happening, "at" | "period"> | undefined {
  let left = played;
  for (const [index, { from, played: length }] of spans.entries()) {
    if (left < length) return { at: from + left * plan.pace * MINUTE, period: index + 1 };
    left -= length;
  }
  return undefined;
}

/** Something that happens after so many played minutes. */
function happensAt(
  ground: Ground,
  kind: Happening["kind"],
  side: 1 | 2,
  played: number,
  points = 1,
): readonly Happening[] {
  const moment = momentOf(ground, played);
  return moment ? [{ ...moment, kind, side, points }] : [];
}

// extension matches count what the main match shows: the same seed gives the same corners and cards
const CORNER_SALT = 31;
const YELLOW_SALT = 41;
const RED_SALT = 45;
const GOAL_SALT = 21;
const SHOCK_SALT = 25;

function saltOf({ kind }: Fixture): number {
  if (kind === 1) return CORNER_SALT;
  return kind === 2 ? YELLOW_SALT : GOAL_SALT;
}

/** What a side scores by itself; where sides take turns, in its own innings only. */
function goalsOf(ground: Ground, side: 1 | 2, expected: number): readonly Happening[] {
  const { fixture, plan, seed, spans } = ground;
  const shock = fixture.kind === 0 || fixture.kind === 4 ? plan.shock : 0;
  const salt = saltOf(fixture);
  const innings = plan.turns ? spans[side - 1] : undefined;
  const length = innings?.played ?? lengthOf(spans);
  const times = arrivals(hash(seed, fixture.mainId, salt, side), (expected - shock) / meanOf(plan.sizes), length);
  return times.flatMap((at, i) => {
    const points = sizeOf(plan.sizes, chance(seed, fixture.mainId, salt + side, i));
    if (innings === undefined) return happensAt(ground, "goal", side, at, points);
    return { at: innings.from + at * plan.pace * MINUTE, period: side, kind: "goal", side, points };
  });
}

/** Goals of both sides at once. */
function shocks(ground: Ground): readonly Happening[] {
  const { fixture, plan, seed, spans } = ground;
  if (fixture.kind !== 0 || plan.shock <= 0) return [];
  const length = lengthOf(spans);
  return arrivals(hash(seed, fixture.mainId, SHOCK_SALT), plan.shock, length).flatMap((at) => [
    ...happensAt(ground, "goal", 1, at),
    ...happensAt(ground, "goal", 2, Math.min(length - 0.1, at + 2)),
  ]);
}

/** Corners and cards of a main match in soccer. */
function cornersAndCards(ground: Ground): readonly Happening[] {
  const { fixture, seed, spans } = ground;
  if (fixture.sportId !== 1 || fixture.kind !== 0) return [];
  const corners = cornerRates(fixture.home0, fixture.away0);
  const cards = cardRates(fixture.home0, fixture.away0);
  const length = lengthOf(spans);
  const times = (kind: Happening["kind"], side: 1 | 2, salt: number, rate: number) =>
    arrivals(hash(seed, fixture.mainId, salt, side), rate, length).flatMap((at) => happensAt(ground, kind, side, at));
  return ([1, 2] as const).flatMap((side) => [
    ...times("corner", side, CORNER_SALT, corners[side - 1] ?? 0),
    ...times("yellow", side, YELLOW_SALT, cards[side - 1] ?? 0),
    ...times("red", side, RED_SALT, 0.09),
  ]);
}

const randomHappenings = (ground: Ground): Happening[] => [
  ...goalsOf(ground, 1, ground.fixture.home0),
  ...goalsOf(ground, 2, ground.fixture.away0),
  ...shocks(ground),
  ...cornersAndCards(ground),
];

function scripted({ fixture, spans, plan }: Ground): Happening[] {
  return (fixture.script ?? []).map((event) => {
    const period = Math.min(plan.periods, Math.max(1, Math.ceil(event.minute / plan.minutes)));
    const from = spans[period - 1]?.from ?? 0;
    const at = from + (event.minute - (period - 1) * plan.minutes - 0.5) * plan.pace * MINUTE;
    return { at, period, kind: event.kind, side: event.side, points: 1 };
  });
}

/** Everything that happens in a match, and what verbs have added, in order. */
export function allHappenings(ground: Ground, added: readonly Intervention[]): Happening[] {
  const { fixture, spans } = ground;
  const happenings = fixture.script ? scripted(ground) : randomHappenings(ground);
  for (const verb of added) {
    if ((verb.kind !== "goal" && verb.kind !== "red") || verb.side === 0) continue;
    const at = verb.at - fixture.kickoff;
    const period = Math.max(1, spans.findLastIndex((span) => span.from <= at) + 1);
    happenings.push({ at, period, kind: verb.kind, side: verb.side, points: 1 });
  }
  return happenings.sort((a, b) => a.at - b.at);
}
