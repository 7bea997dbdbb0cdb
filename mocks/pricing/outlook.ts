import { type Period } from "#app/domain/odds/marketTable.ts";
import { bestOf } from "#mocks/course/course.ts";
import { planOf, type RacePlan, type ScorePlan } from "#mocks/course/plan.ts";
import { cornerRates } from "#mocks/course/happenings.ts";
import { type MatchState, type Pair, summed } from "#mocks/course/state.ts";
import { type Pmf } from "#mocks/pricing/pmf.ts";
import { cellProspect, decided, type Prospect, type Rates, scoreProspect } from "#mocks/pricing/prospect.ts";
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

/** What a match is expected to score as a whole: home, away, and both at once, from its fixture, cards and drift. */
function ratesOf(fixture: Fixture, plan: ScorePlan, { red }: MatchState, drift: Drift): Rates {
  const mean = plan.sizes.reduce((sum, [points, share]) => sum + points * share, 0);
  const shock = fixture.kind === 0 || fixture.kind === 4 ? plan.shock : 0;
  const reds = (mine: number, other: number) => ADVANTAGE_RED ** mine * OPPONENT_RED ** other;
  const rate = (points: number, drifted: number, mine: number, other: number) =>
    (Math.max(0.05, points - shock) / mean) * Math.exp(drifted) * reds(mine, other);
  return {
    home: rate(fixture.home0, drift.goals + drift.class, red[0], red[1]),
    away: rate(fixture.away0, drift.goals - drift.class, red[1], red[0]),
    shock,
  };
}

/** Quarter markets are about the current period. */
const quarterOf = (plan: ScorePlan, state: MatchState): number => Math.min(plan.periods, state.periodsDone + 1);

/** The played periods that a period of the market table covers; none if this sport has no such part. */
function periodsIn(plan: ScorePlan, state: MatchState, period: Period): readonly number[] {
  const all = Array.from({ length: plan.periods }, (_, i) => i + 1);
  const quarters = plan.periods === 4;
  const innings = plan.turns === true && quarters;
  const covered: Partial<Record<Period, readonly number[]>> = {
    FT: all,
    INN: all,
    "1H": all.slice(0, plan.half),
    "2H": plan.half === 0 ? [] : all.slice(plan.half),
    Q: quarters ? [quarterOf(plan, state)] : [],
    INN1: innings ? [1, 2] : [],
    INN2: innings ? [3, 4] : [],
  };
  return covered[period] ?? [];
}

/** The fractions of a whole match that home and away still have to play in these periods. */
function sharesLeft(plan: ScorePlan, state: MatchState, periods: readonly number[]): Pair {
  const left = (period: number): number => {
    if (state.progress >= 2 || period <= state.periodsDone) return 0;
    return period === state.periodsDone + 1 ? 1 - state.share : 1;
  };
  if (!plan.turns) {
    const share = periods.reduce((sum, n) => sum + left(n), 0) / plan.periods;
    return [share, share];
  }
  const turns = plan.periods / 2;
  const of = (odd: number) => periods.reduce((sum, n) => (n % 2 === odd ? sum + left(n) : sum), 0) / turns;
  return [of(1), of(0)];
}

/** The chances of home and away to win, if a level score is decided with this share for home. */
function winnerOf(margin: Pmf | undefined, share: number): Pair {
  if (margin === undefined) return LOST;
  let win = 0;
  let level = 0;
  for (const [i, p] of margin.p.entries()) {
    if (margin.from + i > 0) win += p;
    else if (margin.from + i === 0) level += p;
  }
  return [win + level * share, 1 - win - level * share];
}

/** Whose the next goal is: home's, nobody's, away's; undefined where sides take turns, or nothing is left to play. */
function nextGoal(plan: ScorePlan, state: MatchState, { home, away, shock }: Rates): Outlook["next"] {
  const [left, leftAway] = sharesLeft(plan, state, periodsIn(plan, state, "FT"));
  const toCome = home * left + away * leftAway + shock * left;
  if (plan.turns || toCome <= 0) return undefined;
  const none = Math.exp(-toCome);
  const first = (mine: number) => ((mine * left + (shock * left) / 2) / toCome) * (1 - none);
  // a level match without further goals is decided by the next goal
  const goesOn = plan.overtimeCounts && state.score[0] === state.score[1] ? none : 0;
  const share = home / (home + away);
  return [first(home) + goesOn * share, none - goesOn, first(away) + goesOn * (1 - share)];
}

/** The corners of a main match in soccer. */
function cornersIn(fixture: Fixture, plan: ScorePlan, state: MatchState, period: Period): Prospect | undefined {
  const [share] = sharesLeft(plan, state, periodsIn(plan, state, period));
  if (fixture.sportId !== 1 || fixture.kind !== 0 || share <= 0) return undefined;
  const [h, a] = cornerRates(fixture.home0, fixture.away0);
  const base: Pair = period === "FT" || state.periodsDone === 0 ? state.corner : [0, 0];
  return scoreProspect(base, { home: h * share, away: a * share, shock: 0 }, plan.sizes);
}

function scoreOutlook(fixture: Fixture, plan: ScorePlan, state: MatchState, drift: Drift): Outlook {
  const rates = ratesOf(fixture, plan, state, drift);
  const { home, away, shock } = rates;
  const share = home / (home + away);
  const plainOf = once((period: Period): Prospect | undefined => {
    const periods = periodsIn(plan, state, period);
    const shares = sharesLeft(plan, state, periods);
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
  return {
    of,
    regular: () => plainOf("FT"),
    get winner(): Pair {
      return winnerOf(of("FT")?.margin, share);
    },
    next: nextGoal(plan, state, rates),
    corners: once((period: Period) => cornersIn(fixture, plan, state, period)),
    decider: plan.overtimeCounts && plan.overtime ? share : undefined,
    quarter: quarterOf(plan, state),
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
