/** How the score of a sport grows: a compound Poisson process over periods (goals, points, runs). */
export interface ScorePlan {
  readonly kind: "score";
  readonly periods: number;
  /** Played minutes (cricket: overs, baseball: one per inning) of a period. */
  readonly minutes: number;
  /** World minutes that one played minute takes. */
  readonly pace: number;
  /** World minutes of rest after each period except the last. */
  readonly rests: readonly number[];
  /** Periods in the first half; 0 when the sport has no halves. */
  readonly half: number;
  readonly clock: "up" | "down" | "innings" | "overs";
  /** What one score is worth, and how often. */
  readonly sizes: readonly (readonly [points: number, share: number])[];
  /** Points an average side scores in a match. */
  readonly base: number;
  /** How much a difference of class (0 to 1) changes the logarithm of the points. */
  readonly tilt: number;
  readonly homeEdge: number;
  /** Goals of an average match that both sides score at once (bivariate Poisson): makes draws slightly likelier. */
  readonly shock: number;
  /** How a level match is decided, in points for the winner with their shares; absent if a draw stands. */
  readonly overtime?: readonly (readonly [points: number, share: number])[];
  /** Whether the deciding points count in handicap and total (sports 2 to 6, domain B6) or only in the money line (cricket). */
  readonly overtimeCounts?: boolean;
  /** The smallest step of a handicap or total. */
  readonly step: 0.25 | 0.5;
  /** Period 1 is the home side's innings, period 2 the away side's. */
  readonly turns?: boolean;
}

/** A race to a number of sets, frames, legs or maps. */
export interface RacePlan {
  readonly kind: "race";
  /** The maximum number of sets, by class of the league: best of 3, 5, 7 … */
  readonly bestOf: (level: number) => number;
  /** Points that win a set; `clear` = by two. */
  readonly target: number;
  readonly clear: boolean;
  /** World seconds per point. */
  readonly pointSeconds: number;
  readonly rest: number;
  readonly tilt: number;
  readonly homeEdge: number;
  /** How points are shown. */
  readonly show: "tennis" | "points" | "frames" | "maps";
}

/** A fight: one of three endings, never live. */
export interface DuelPlan {
  readonly kind: "duel";
  readonly tilt: number;
  readonly draw: number;
}

export type SportPlan = ScorePlan | RacePlan | DuelPlan;

const ONE = [[1, 1]] as const;
const OVERTIME_POINTS = [
  [2, 0.25],
  [3, 0.2],
  [4, 0.15],
  [5, 0.15],
  [6, 0.1],
  [7, 0.15],
] as const;

const score = (
  plan: Omit<ScorePlan, "kind" | "shock" | "step"> & Partial<Pick<ScorePlan, "shock" | "step">>,
): ScorePlan => ({
  kind: "score",
  shock: 0,
  step: 0.5,
  ...plan,
});

const race = (plan: Omit<RacePlan, "kind" | "homeEdge">): RacePlan => ({ kind: "race", homeEdge: 0.04, ...plan });

const bestOf = (high: number, low: number) => (level: number) => (level >= 0.6 ? high : low);

const BASKETBALL: ScorePlan = score({
  periods: 4,
  minutes: 10,
  pace: 2.2,
  rests: [2, 12, 2],
  half: 2,
  clock: "down",
  sizes: [
    [1, 0.25],
    [2, 0.5],
    [3, 0.25],
  ],
  base: 84,
  tilt: 0.085,
  homeEdge: 0.013,
  overtime: OVERTIME_POINTS,
  overtimeCounts: true,
});

/** The plan of every sport with matches; the other sports have outrights only (contract, Scope). */
const PLANS: Readonly<Record<number, SportPlan>> = {
  1: score({
    periods: 2,
    minutes: 45,
    pace: 1,
    rests: [15],
    half: 1,
    clock: "up",
    sizes: ONE,
    base: 1.33,
    tilt: 0.62,
    homeEdge: 0.12,
    shock: 0.06,
    step: 0.25,
  }),
  2: BASKETBALL,
  3: score({
    periods: 4,
    minutes: 15,
    pace: 2.9,
    rests: [2, 13, 2],
    half: 2,
    clock: "down",
    sizes: [
      [7, 0.62],
      [3, 0.36],
      [2, 0.02],
    ],
    base: 22.5,
    tilt: 0.28,
    homeEdge: 0.05,
    overtime: [
      [3, 0.6],
      [6, 0.4],
    ],
    overtimeCounts: true,
  }),
  4: score({
    periods: 9,
    minutes: 1,
    pace: 19,
    rests: [1, 1, 1, 1, 1, 1, 1, 1],
    half: 5,
    clock: "innings",
    sizes: [
      [1, 0.7],
      [2, 0.2],
      [3, 0.07],
      [4, 0.03],
    ],
    base: 4.4,
    tilt: 0.24,
    homeEdge: 0.03,
    overtime: [
      [1, 0.7],
      [2, 0.2],
      [3, 0.1],
    ],
    overtimeCounts: true,
  }),
  5: score({
    periods: 3,
    minutes: 20,
    pace: 1.9,
    rests: [17, 17],
    half: 1,
    clock: "down",
    sizes: ONE,
    base: 2.95,
    tilt: 0.3,
    homeEdge: 0.05,
    overtime: [[1, 1]],
    overtimeCounts: true,
  }),
  6: score({
    periods: 4,
    minutes: 12,
    pace: 2,
    rests: [2, 10, 2],
    half: 2,
    clock: "down",
    sizes: ONE,
    base: 11.2,
    tilt: 0.16,
    homeEdge: 0.03,
    overtime: [[1, 1]],
    overtimeCounts: true,
  }),
  11: score({
    periods: 2,
    minutes: 20,
    pace: 4.3,
    rests: [15],
    half: 1,
    clock: "overs",
    sizes: [
      [1, 0.62],
      [2, 0.1],
      [4, 0.2],
      [6, 0.08],
    ],
    base: 164,
    tilt: 0.13,
    homeEdge: 0.02,
    overtime: [
      [1, 0.5],
      [2, 0.3],
      [4, 0.2],
    ],
    turns: true,
  }),
  13: score({
    periods: 2,
    minutes: 30,
    pace: 1.25,
    rests: [10],
    half: 1,
    clock: "up",
    sizes: ONE,
    base: 29.5,
    tilt: 0.13,
    homeEdge: 0.03,
  }),
  14: score({
    periods: 4,
    minutes: 8,
    pace: 1.8,
    rests: [2, 5, 2],
    half: 2,
    clock: "down",
    sizes: ONE,
    base: 11,
    tilt: 0.2,
    homeEdge: 0.04,
  }),
  15: score({
    periods: 2,
    minutes: 18,
    pace: 1.4,
    rests: [6],
    half: 1,
    clock: "down",
    sizes: ONE,
    base: 4.1,
    tilt: 0.3,
    homeEdge: 0.02,
    shock: 0.1,
    step: 0.25,
  }),
  16: score({
    periods: 2,
    minutes: 20,
    pace: 2,
    rests: [12],
    half: 1,
    clock: "down",
    sizes: ONE,
    base: 2.9,
    tilt: 0.4,
    homeEdge: 0.08,
    shock: 0.1,
    step: 0.25,
  }),
  18: score({
    periods: 2,
    minutes: 40,
    pace: 1.15,
    rests: [12],
    half: 1,
    clock: "up",
    sizes: [
      [7, 0.4],
      [5, 0.2],
      [3, 0.4],
    ],
    base: 24,
    tilt: 0.3,
    homeEdge: 0.06,
  }),
  7: race({ bestOf: () => 3, target: 6, clear: true, pointSeconds: 40, rest: 2, tilt: 1.5, show: "tennis" }),
  8: race({ bestOf: () => 3, target: 21, clear: true, pointSeconds: 28, rest: 2, tilt: 1.6, show: "points" }),
  9: race({ bestOf: bestOf(7, 5), target: 11, clear: true, pointSeconds: 20, rest: 1, tilt: 1.5, show: "points" }),
  12: race({ bestOf: () => 5, target: 25, clear: true, pointSeconds: 32, rest: 3, tilt: 1.3, show: "points" }),
  17: race({ bestOf: bestOf(7, 5), target: 70, clear: false, pointSeconds: 15, rest: 3, tilt: 1, show: "frames" }),
  20: race({ bestOf: bestOf(7, 5), target: 5, clear: false, pointSeconds: 60, rest: 2, tilt: 1.1, show: "frames" }),
  26: race({ bestOf: bestOf(5, 3), target: 13, clear: true, pointSeconds: 95, rest: 5, tilt: 1.1, show: "maps" }),
  21: { kind: "duel", tilt: 1.6, draw: 0.06 },
};

/** Cricket over days: four innings, home and away alternating. */
const TEST_CRICKET: ScorePlan = score({
  periods: 4,
  minutes: 90,
  pace: 1.4,
  rests: [20, 30, 20],
  half: 2,
  clock: "overs",
  sizes: [
    [1, 0.6],
    [2, 0.12],
    [4, 0.25],
    [6, 0.03],
  ],
  base: 540,
  tilt: 0.14,
  homeEdge: 0.03,
  overtime: [[1, 1]],
  turns: true,
});

/** Leagues whose plan differs from their sport's. */
const BY_LEAGUE: Readonly<Record<number, SportPlan>> = { 1104: TEST_CRICKET };

/** The plan of a match: its league's own, or its sport's. */
export const planOf = (sportId: number, leagueId: number): SportPlan | undefined =>
  BY_LEAGUE[leagueId] ?? PLANS[sportId];
