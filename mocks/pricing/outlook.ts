import { type Period } from "#app/domain/odds/marketTable.ts";
import { bestOf } from "#mocks/course/course.ts";
import { planOf, type RacePlan, type ScorePlan } from "#mocks/course/plan.ts";
import { cornerRates } from "#mocks/course/scoreCourse.ts";
import { type MatchState, type Pair, summed } from "#mocks/course/state.ts";
import { cellProspect, decided, type Prospect, scoreProspect } from "#mocks/pricing/prospect.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

/** What the book expects of a match now: prospects by period, and the chances that are not scores. */
export interface Outlook {
  /**
   * The prospect of a period of the market table; undefined if there is none to bet on (over, or not in this sport).
   */
  of(period: Period): Prospect | undefined;
  /** The prospect of the whole match without the points that decide a level one. */
  regular(): Prospect | undefined;
  /** The chances that the home and the away side win the match if a level score is decided. */
  readonly winner: Pair;
  /** Chances that the next goal is home, nobody's, away. */
  readonly next: readonly [home: number, none: number, away: number] | undefined;
  /** Corners of the main match by period; soccer only. */
  corners(period: Period): Prospect | undefined;
  /** The home side's share of level matches that are decided by points that count; undefined if a draw stands. */
  readonly decider: number | undefined;
  /** Which quarter the quarter markets are about, from 1. */
  readonly quarter: number;
}

/** How far the book's expectation has drifted: in class, and in the number of goals (both as logarithms). */
export interface Drift {
  readonly class: number;
  readonly goals: number;
}

const ADVANTAGE_RED = 0.68;
const OPPONENT_RED = 1.18;
const LOST: Pair = [0, 0];

const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const held = made.get(key);
    if (held !== undefined || made.has(key)) return held as V;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

function scoreOutlook(fixture: Fixture, plan: ScorePlan, state: MatchState, drift: Drift): Outlook {
  const mean = plan.sizes.reduce((sum, [points, share]) => sum + points * share, 0);
  const shock = fixture.kind === 0 || fixture.kind === 4 ? plan.shock : 0;
  const reds = (mine: number, other: number) => ADVANTAGE_RED ** mine * OPPONENT_RED ** other;
  const home =
    (Math.max(0.05, fixture.home0 - shock) / mean) *
    Math.exp(drift.goals + drift.class) *
    reds(state.red[0], state.red[1]);
  const away =
    (Math.max(0.05, fixture.away0 - shock) / mean) *
    Math.exp(drift.goals - drift.class) *
    reds(state.red[1], state.red[0]);
  const left = (period: number): number => {
    if (state.progress >= 2 || period <= state.periodsDone) return 0;
    return period === state.periodsDone + 1 ? 1 - state.share : 1;
  };
  const periodsOf = (period: Period): readonly number[] => {
    const all = Array.from({ length: plan.periods }, (_, i) => i + 1);
    if (period.startsWith("MAP")) return [];
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- maps were sent away above
    switch (period) {
      case "FT":
      case "INN":
        return all;
      case "1H":
        return all.slice(0, plan.half);
      case "2H":
        return plan.half === 0 ? [] : all.slice(plan.half);
      case "Q":
        return plan.periods === 4 ? [quarter] : [];
      case "INN1":
        return plan.turns && plan.periods === 4 ? [1, 2] : [];
      case "INN2":
        return plan.turns && plan.periods === 4 ? [3, 4] : [];
      default:
        return [];
    }
  };
  const quarter = Math.min(plan.periods, state.periodsDone + 1);
  const sharesOf = (periods: readonly number[]): Pair => {
    if (!plan.turns) {
      const share = periods.reduce((sum, n) => sum + left(n), 0) / plan.periods;
      return [share, share];
    }
    const turns = plan.periods / 2;
    const of = (odd: number) => periods.reduce((sum, n) => (n % 2 === odd ? sum + left(n) : sum), 0) / turns;
    return [of(1), of(0)];
  };
  const share = home / (home + away);
  const plainOf = once((period: Period): Prospect | undefined => {
    const periods = periodsOf(period);
    const shares = sharesOf(periods);
    if (periods.length === 0 || (shares[0] <= 0 && shares[1] <= 0)) return undefined;
    const whole = period === "FT" || period === "INN";
    const base = whole ? state.score : summed(periods.map((n) => state.byPeriod[n - 1] ?? [0, 0]));
    return scoreProspect(
      base,
      { home: home * shares[0], away: away * shares[1], shock: shock * shares[0] },
      plan.sizes,
    );
  });
  const of = once((period: Period): Prospect | undefined => {
    const plain = plainOf(period);
    return period === "FT" && plain && plan.overtimeCounts && plan.overtime
      ? decided(plain, share, plan.overtime)
      : plain;
  });
  const whole = sharesOf(periodsOf("FT"));
  const toCome = home * whole[0] + away * whole[1] + shock * whole[0];
  const none = Math.exp(-toCome);
  const first = (mine: number) => ((mine * whole[0] + (shock * whole[0]) / 2) / toCome) * (1 - none);
  // a level match without further goals is decided by the next goal
  const goesOn = plan.overtimeCounts && state.score[0] === state.score[1] ? none : 0;
  return {
    of,
    regular: () => plainOf("FT"),
    get winner(): Pair {
      const margin = of("FT")?.margin;
      if (margin === undefined) return LOST;
      let win = 0;
      let level = 0;
      for (const [i, p] of margin.p.entries()) {
        if (margin.from + i > 0) win += p;
        else if (margin.from + i === 0) level += p;
      }
      return [win + level * share, 1 - win - level * share];
    },
    next:
      plan.turns || toCome <= 0
        ? undefined
        : [first(home) + goesOn * share, none - goesOn, first(away) + goesOn * (1 - share)],
    corners: once((period: Period) => {
      const shares = sharesOf(periodsOf(period));
      if (fixture.sportId !== 1 || fixture.kind !== 0 || shares[0] <= 0) return undefined;
      const [h, a] = cornerRates(fixture.home0, fixture.away0);
      const base: Pair = period === "FT" || state.periodsDone === 0 ? state.corner : [0, 0];
      return scoreProspect(base, { home: h * shares[0], away: a * shares[0], shock: 0 }, plan.sizes);
    }),
    decider: plan.overtimeCounts && plan.overtime ? share : undefined,
    quarter,
  };
}

function raceOutlook(fixture: Fixture, plan: RacePlan, state: MatchState, drift: Drift): Outlook {
  const best = bestOf(fixture);
  const need = Math.ceil(best / 2);
  const odds = (fixture.home0 / (1 - fixture.home0)) * Math.exp(drift.class * 3);
  const p = odds / (1 + odds);
  const [won, lost] = state.score;
  const current = state.share > 0 || state.period === won + lost + 1 ? (state.byPeriod.at(-1) ?? [0, 0]) : [0, 0];
  const lead = (current[0] - current[1]) / (plan.target * 0.22) / Math.max(0.25, 1.25 - state.share);
  const running =
    state.progress === 1 ? 1 / (1 + Math.exp(-(Math.log(p / (1 - p)) * (1 - state.share * 0.6) + lead))) : p;
  const chanceOfSet = (n: number) => (n === won + lost + 1 ? running : p);
  const cells: [number, number, number][] = [];
  const play = (h: number, a: number, chance: number) => {
    if (chance < 1e-12) return;
    if (h === need || a === need) {
      const held = cells.find(([x, y]) => x === h && y === a);
      if (held) held[2] += chance;
      else cells.push([h, a, chance]);
      return;
    }
    const q = chanceOfSet(h + a + 1);
    play(h + 1, a, chance * q);
    play(h, a + 1, chance * (1 - q));
  };
  play(won, lost, 1);
  const open = state.progress < 2;
  const whole = cellProspect(cells);
  const map = (n: number): Prospect | undefined => {
    // a map that may not be played is offered too: its bets are then void
    if (!open || n <= won + lost || n > best) return undefined;
    const q = chanceOfSet(n);
    return cellProspect([
      [1, 0, q],
      [0, 1, 1 - q],
    ]);
  };
  const win = cells.reduce((sum, [h, a, chance]) => (h > a ? sum + chance : sum), 0);
  return {
    regular: () => (open ? whole : undefined),
    of: once((period: Period) => {
      if (period === "FT") return open ? whole : undefined;
      return plan.show === "maps" && period.startsWith("MAP") ? map(Number(period.slice(3))) : undefined;
    }),
    winner: [win, 1 - win],
    next: undefined,
    corners: () => undefined,
    decider: undefined,
    quarter: 1,
  };
}

/** What the book expects of a match in a state, with its expectation drifted that far. */
export function outlookOf(fixture: Fixture, state: MatchState, drift: Drift): Outlook {
  const plan = planOf(fixture.sportId, fixture.leagueId);
  if (plan?.kind === "score") return scoreOutlook(fixture, plan, state, drift);
  if (plan?.kind === "race") return raceOutlook(fixture, plan, state, drift);
  const draw = plan?.kind === "duel" ? plan.draw : 0;
  const home = fixture.home0 * (1 - draw);
  const away = 1 - draw - home;
  const fight = cellProspect([
    [1, 0, home],
    [0, 0, draw],
    [0, 1, away],
  ]);
  const whole = () => (state.progress === 0 ? fight : undefined);
  return {
    of: (period) => (period === "FT" ? whole() : undefined),
    regular: whole,
    winner: [home + draw / 2, away + draw / 2],
    next: undefined,
    corners: () => undefined,
    decider: undefined,
    quarter: 1,
  };
}
