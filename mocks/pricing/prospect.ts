import { type Pair } from "#mocks/course/state.ts";
import { added, certain, chanceOf, compound, negated, type Pmf, pmf, scaled, shifted } from "#mocks/pricing/pmf.ts";

/**
 * How the score of a match or of a part of it may end. All views come from one model, so no two markets contradict each
 * other.
 */
export interface Prospect {
  /** Home minus away. */
  readonly margin: Pmf;
  readonly total: Pmf;
  readonly home: Pmf;
  readonly away: Pmf;
  /** Home minus away of what is still to come (live soccer handicap, domain B5). */
  readonly rest: Pmf;
  /** The chance of an exact score. */
  cell(home: number, away: number): number;
}

type Sizes = readonly (readonly [points: number, share: number])[];

/** Scores still to come: by the home side, by the away side, and by both at once. */
export interface Rates {
  readonly home: number;
  readonly away: number;
  readonly shock: number;
}

const ONE: Sizes = [[1, 1]];

const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

type View = "margin" | "total" | "home" | "away" | "rest";

/** A prospect whose views are computed on first use. */
const prospectOf = (views: Readonly<Record<View, () => Pmf>>, cell: Prospect["cell"]): Prospect => ({
  get margin() {
    return views.margin();
  },
  get total() {
    return views.total();
  },
  get home() {
    return views.home();
  },
  get away() {
    return views.away();
  },
  get rest() {
    return views.rest();
  },
  cell,
});

/**
 * The prospect of a score that is at `base` and grows by compound Poisson processes (bivariate if there is a shock).
 */
export function scoreProspect(base: Pair, rates: Rates, sizes: Sizes): Prospect {
  const x = lazy(() => compound(rates.home, sizes));
  const y = lazy(() => compound(rates.away, sizes));
  const z = lazy(() => compound(rates.shock, ONE));
  const difference = lazy(() => added(x(), negated(y())));
  const margin = lazy(() => shifted(difference(), base[0] - base[1]));
  const total = lazy(() => shifted(added(compound(rates.home + rates.away, sizes), scaled(z(), 2)), base[0] + base[1]));
  const home = lazy(() => shifted(added(x(), z()), base[0]));
  const away = lazy(() => shifted(added(y(), z()), base[1]));
  const cell: Prospect["cell"] = (h, a) => {
    let sum = 0;
    for (let both = 0; both < z().p.length; both += 1) {
      sum += chanceOf(z(), both) * chanceOf(x(), h - base[0] - both) * chanceOf(y(), a - base[1] - both);
    }
    return sum;
  };
  return prospectOf({ margin, total, home, away, rest: difference }, cell);
}

/** The chances of level scores, from the lowest one. */
interface Ties {
  readonly low: number;
  readonly chances: readonly number[];
}

function tiesOf(plain: Prospect): Ties {
  const { home, away } = plain;
  const low = Math.max(home.from, away.from);
  const high = Math.min(home.from + home.p.length, away.from + away.p.length);
  return { low, chances: Array.from({ length: Math.max(0, high - low) }, (_, i) => plain.cell(low + i, low + i)) };
}

/** What decides a level score: points that count, with their shares, and the home side's chance of them. */
interface Decider {
  readonly ties: Ties;
  readonly share: number;
  readonly points: Sizes;
}

/** A view of the score in which each level one has moved to where its decider puts it; `keep` is what stays in place. */
function spread(
  view: Pmf,
  { ties, share, points }: Decider,
  place: (tie: number, extra: number, homeWins: boolean) => number,
  keep: (value: number, chance: number) => number,
): Pmf {
  const out = new Map<number, number>();
  for (let i = 0; i < view.p.length; i += 1) out.set(view.from + i, keep(view.from + i, view.p[i] ?? 0));
  const move = (to: number, chance: number) => out.set(to, (out.get(to) ?? 0) + chance);
  for (const [i, tie] of ties.chances.entries()) {
    if (tie < 1e-12) continue;
    for (const [extra, part] of points) {
      move(place(ties.low + i, extra, true), tie * part * share);
      move(place(ties.low + i, extra, false), tie * part * (1 - share));
    }
  }
  const from = Math.min(...out.keys());
  const to = Math.max(...out.keys());
  return pmf(
    from,
    Array.from({ length: to - from + 1 }, (_, i) => Math.max(0, out.get(from + i) ?? 0)),
  );
}

/**
 * The same prospect if a level score is decided by extra points that count: `share` is the home side's chance in it.
 */
export function decided(plain: Prospect, share: number, points: Sizes): Prospect {
  const decider = lazy((): Decider => ({ ties: tiesOf(plain), share, points }));
  const tieAt = (value: number) => {
    const { low, chances } = decider().ties;
    return chances[value - low] ?? 0;
  };
  const margin = lazy(() =>
    spread(
      plain.margin,
      decider(),
      (_, extra, home) => (home ? extra : -extra),
      (value, p) => (value === 0 ? 0 : p),
    ),
  );
  const total = lazy(() =>
    spread(
      plain.total,
      decider(),
      (tie, extra) => 2 * tie + extra,
      (value, p) => (value % 2 === 0 ? p - tieAt(value / 2) : p),
    ),
  );
  /** One side's points: it has the extra ones if it wins. */
  const sideOf = (view: Pmf, isHome: boolean): Pmf =>
    spread(
      view,
      decider(),
      (tie, extra, homeWins) => (homeWins === isHome ? tie + extra : tie),
      (value, p) => p - tieAt(value),
    );
  const home = lazy(() => sideOf(plain.home, true));
  const away = lazy(() => sideOf(plain.away, false));
  const cell: Prospect["cell"] = (h, a) => {
    if (h === a) return 0;
    let sum = plain.cell(h, a);
    for (const [extra, part] of points) {
      if (h - a === extra) sum += tieAt(a) * part * share;
      if (a - h === extra) sum += tieAt(h) * part * (1 - share);
    }
    return sum;
  };
  return prospectOf({ margin, total, home, away, rest: margin }, cell);
}

/** The prospect of a score with few endings, each with its chance (sets, frames, maps, fights). */
export function cellProspect(cells: readonly (readonly [home: number, away: number, chance: number])[]): Prospect {
  const gather = (value: (home: number, away: number) => number): Pmf => {
    const values = cells.map(([h, a]) => value(h, a));
    if (values.length === 0) return certain(0);
    const from = Math.min(...values);
    const out = Array.from({ length: Math.max(...values) - from + 1 }, () => 0);
    for (const [i, [, , chance]] of cells.entries()) {
      const at = (values[i] ?? from) - from;
      out[at] = (out[at] ?? 0) + chance;
    }
    return pmf(from, out);
  };
  const margin = gather((h, a) => h - a);
  return {
    margin,
    total: gather((h, a) => h + a),
    home: gather((h) => h),
    away: gather((_, a) => a),
    rest: margin,
    cell: (h, a) => cells.reduce((sum, [x, y, chance]) => (x === h && y === a ? sum + chance : sum), 0),
  };
}
