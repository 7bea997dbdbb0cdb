import { chance, hash, stream } from "#mocks/world/chance.ts";
import { type ScorePlan } from "#mocks/course/plan.ts";
import { type Intervention, type MatchState, type Pair, raised, type Tape } from "#mocks/course/state.ts";
import { type Fixture, type ScriptedEvent } from "#mocks/schedule/fixture.ts";

const MINUTE = 60_000;
const HOLD_BEFORE = 12_000;
const HOLD_AFTER = 30_000;
const GOAL_SPORTS = new Set([1, 5, 15, 16]);

interface Happening {
  readonly at: number;
  readonly period: number;
  readonly kind: ScriptedEvent["kind"];
  readonly side: 1 | 2;
  readonly points: number;
}

interface Span {
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

const sizeOf = (sizes: ScorePlan["sizes"], roll: number): number => {
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

function randomHappenings(fixture: Fixture, plan: ScorePlan, seed: number, spans: readonly Span[]): Happening[] {
  const length = spans.reduce((sum, span) => sum + span.played, 0);
  const found: Happening[] = [];
  const add = (kind: Happening["kind"], side: 1 | 2, played: number, points: number, within?: number) => {
    let left = played;
    for (const [index, span] of spans.entries()) {
      if (within === undefined ? left < span.played : index === within) {
        found.push({ at: span.from + left * plan.pace * MINUTE, period: index + 1, kind, side, points });
        return;
      }
      left -= within === undefined ? span.played : 0;
    }
  };
  const mean = meanOf(plan.sizes);
  const sides = [
    [1, fixture.home0],
    [2, fixture.away0],
  ] as const;
  // extension matches count what the main match shows: the same seed gives the same corners and cards
  const salt = fixture.kind === 1 ? 31 : fixture.kind === 2 ? 41 : 21;
  for (const [side, points0] of sides) {
    const whole = plan.turns ? (spans[side - 1]?.played ?? length) : length;
    const shock = fixture.kind === 0 || fixture.kind === 4 ? plan.shock : 0;
    const times = arrivals(hash(seed, fixture.mainId, salt, side), (points0 - shock) / mean, whole);
    for (const [i, at] of times.entries()) {
      add(
        "goal",
        side,
        at,
        sizeOf(plan.sizes, chance(seed, fixture.mainId, salt + side, i)),
        plan.turns ? side - 1 : undefined,
      );
    }
  }
  if (fixture.kind === 0 && plan.shock > 0) {
    for (const at of arrivals(hash(seed, fixture.mainId, 25), plan.shock, length)) {
      add("goal", 1, at, 1);
      add("goal", 2, Math.min(length - 0.1, at + 2), 1);
    }
  }
  if (fixture.sportId === 1 && fixture.kind === 0) {
    const corners = cornerRates(fixture.home0, fixture.away0);
    const cards = cardRates(fixture.home0, fixture.away0);
    for (const side of [1, 2] as const) {
      for (const at of arrivals(hash(seed, fixture.mainId, 31, side), corners[side - 1] ?? 0, length))
        add("corner", side, at, 1);
      for (const at of arrivals(hash(seed, fixture.mainId, 41, side), cards[side - 1] ?? 0, length))
        add("yellow", side, at, 1);
      for (const at of arrivals(hash(seed, fixture.mainId, 45, side), 0.09, length)) add("red", side, at, 1);
    }
  }
  return found;
}

function scripted(fixture: Fixture, spans: readonly Span[], plan: ScorePlan): Happening[] {
  return (fixture.script ?? []).map((event) => {
    const period = Math.min(plan.periods, Math.max(1, Math.ceil(event.minute / plan.minutes)));
    const from = spans[period - 1]?.from ?? 0;
    const at = from + (event.minute - (period - 1) * plan.minutes - 0.5) * plan.pace * MINUTE;
    return { at, period, kind: event.kind, side: event.side, points: 1 };
  });
}

const two = (n: number): string => String(n).padStart(2, "0");

function clockText(plan: ScorePlan, period: number, share: number): string | undefined {
  const done = share * plan.minutes;
  switch (plan.clock) {
    case "innings":
      return `${share < 0.5 ? "▲" : "▼"}${period}`;
    case "overs":
      return `Ov ${Math.floor(done)}.${Math.floor((done % 1) * 6)}`;
    case "down": {
      const left = Math.max(0, Math.ceil((plan.minutes - done) * 60));
      const name = plan.periods === 4 ? "Q" : plan.periods === 3 ? "P" : `${period}H`;
      return `${name}${plan.periods > 2 ? period : ""} ${two(Math.floor(left / 60))}:${two(left % 60)}`.replace(
        "  ",
        " ",
      );
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

function allHappenings(fixture: Fixture, plan: ScorePlan, seed: number, added: readonly Intervention[]): Happening[] {
  const spans = periodSpans(fixture, plan, seed);
  const happenings = fixture.script ? scripted(fixture, spans, plan) : randomHappenings(fixture, plan, seed, spans);
  for (const verb of added) {
    if ((verb.kind !== "goal" && verb.kind !== "red") || verb.side === 0) continue;
    const at = verb.at - fixture.kickoff;
    const period = Math.max(1, spans.findLastIndex((span) => span.from <= at) + 1);
    happenings.push({ at, period, kind: verb.kind, side: verb.side, points: 1 });
  }
  return happenings.sort((a, b) => a.at - b.at);
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
  return allHappenings(fixture, plan, seed, added)
    .filter(({ at }) => at <= until)
    .map(({ at, period, kind, side }) => {
      const since = (at - (spans[period - 1]?.from ?? 0)) / (plan.pace * MINUTE);
      return { Minute: (period - 1) * plan.minutes + Math.floor(since) + 1, Side: side, Type: kind };
    });
}

/** The course of a match in which points are scored over periods (soccer, basketball, baseball, cricket …). */
export function scoreTape(fixture: Fixture, plan: ScorePlan, seed: number, added: readonly Intervention[]): Tape {
  const spans = periodSpans(fixture, plan, seed);
  const happenings = allHappenings(fixture, plan, seed, added);
  const regular = spans.at(-1)?.to ?? 0;
  const level =
    happenings.reduce(
      (d, { kind, side, points }) => (kind !== "goal" ? d : side === 1 ? d + points : d - points),
      0,
    ) === 0;
  const stop = added.find(({ kind }) => kind === "end" || kind === "abandon");
  const decided = level && plan.overtime !== undefined && !fixture.script && stop === undefined && fixture.kind === 0;
  const winner = chance(seed, fixture.mainId, 61) < fixture.home0 / (fixture.home0 + fixture.away0) ? 1 : 2;
  const bonus = plan.overtime ? sizeOf(plan.overtime, chance(seed, fixture.mainId, 62)) : 0;
  const natural = decided ? regular + 8 * MINUTE : regular;
  const abandonAt = fixture.fate === "abandoned" ? (spans.at(-1)?.from ?? 0) + 9 * MINUTE : undefined;
  const lasts = stop ? Math.max(0, stop.at - fixture.kickoff) : (abandonAt ?? natural);
  const abandoned = stop ? stop.kind === "abandon" : abandonAt !== undefined;

  const stateAt = (elapsed: number): MatchState => {
    const over = elapsed >= lasts;
    const t = Math.min(elapsed, lasts);
    let score: Pair = [0, 0];
    let red: Pair = [0, 0];
    let yellow: Pair = [0, 0];
    let corner: Pair = [0, 0];
    let first: 0 | 1 | 2 = 0;
    let last: 0 | 1 | 2 = 0;
    let hold = false;
    const started = Math.max(1, spans.findLastIndex((span) => span.from <= t) + 1);
    const byPeriod: Pair[] = Array.from({ length: started }, (): Pair => [0, 0]);
    for (const { at, period, kind, side, points } of happenings) {
      const verb = added.some((one) => one.at - fixture.kickoff === at);
      const noted = kind === "goal" || kind === "red";
      if (
        GOAL_SPORTS.has(fixture.sportId) &&
        noted &&
        (verb || !fixture.script) &&
        at - (verb ? 0 : HOLD_BEFORE) <= t &&
        t < at + HOLD_AFTER
      )
        hold = true;
      if (at > t) continue;
      if (kind === "goal") {
        score = raised(score, side, points);
        const index = Math.min(byPeriod.length, period) - 1;
        byPeriod[index] = raised(byPeriod[index] ?? [0, 0], side, points);
        if (first === 0) first = side;
        last = side;
      } else if (kind === "red") red = raised(red, side);
      else if (kind === "yellow") yellow = raised(yellow, side);
      else corner = raised(corner, side);
    }
    const span = spans[started - 1];
    const resting = span !== undefined && t >= span.to;
    const share = span === undefined ? 1 : Math.min(1, (t - span.from) / (span.to - span.from));
    const finished = over && !abandoned;
    const decider = finished && decided ? winner : 0;
    if (decider !== 0 && plan.overtimeCounts) {
      score = raised(score, decider, bonus);
      if (first === 0) first = decider;
      last = decider;
      byPeriod.push(decider === 1 ? [bonus, 0] : [0, bonus]);
    }
    const played = share * (span?.played ?? 0);
    const clock = resting || over ? undefined : clockText(plan, started, share);
    const minute =
      plan.clock === "up"
        ? (started - 1) * plan.minutes + Math.floor(played) + 1
        : Math.ceil((1 - share) * plan.minutes);
    const rest = resting && !over && started < plan.periods;
    return {
      progress: over ? (abandoned ? 3 : 2) : 1,
      period: rest && plan.periods <= 8 ? 9 : started,
      periodsDone: over ? plan.periods : resting ? started : started - 1,
      share: rest ? 0 : share,
      ...(rest || over || plan.clock === "innings" || plan.clock === "overs" ? {} : { minute }),
      ...(clock === undefined ? {} : { clock }),
      score,
      byPeriod,
      red,
      yellow,
      corner,
      first,
      last,
      decider,
      hold: hold && !over,
    };
  };
  return { lasts, stateAt };
}
