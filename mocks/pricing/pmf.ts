/** Chances of whole numbers: `p[i]` is the chance of `from + i`. */
export interface Pmf {
  readonly from: number;
  readonly p: readonly number[];
  /** Chances of at most `from + i`. */
  readonly upTo: readonly number[];
}

const TAIL = 1e-9;

/** A distribution from its chances; they are scaled to sum to one. */
export function pmf(from: number, chances: readonly number[]): Pmf {
  let sum = 0;
  for (const x of chances) sum += x;
  const p: number[] = [];
  const upTo: number[] = [];
  let run = 0;
  for (const x of chances) {
    p.push(x / sum);
    run += x / sum;
    upTo.push(run);
  }
  return { from, p, upTo };
}

/** A number that is already known. */
export const certain = (value: number): Pmf => ({ from: value, p: [1], upTo: [1] });

/**
 * How many points a compound Poisson process with `rate` events gives, each event worth points by their shares
 * (Panjer's recursion).
 */
export function compound(rate: number, sizes: readonly (readonly [points: number, share: number])[]): Pmf {
  if (rate <= 0) return certain(0);
  const g: number[] = [Math.exp(-rate)];
  let sum = g[0] ?? 0;
  const most = Math.ceil(rate * 8 + 60) * Math.max(...sizes.map(([points]) => points));
  for (let n = 1; n < most && (sum < 1 - TAIL || n < 3); n += 1) {
    let x = 0;
    for (const [points, share] of sizes) if (points <= n) x += points * share * (g[n - points] ?? 0);
    const value = (rate / n) * x;
    g.push(value);
    sum += value;
  }
  return pmf(0, g);
}

/** The same distribution shifted by a whole number. */
export const shifted = (x: Pmf, by: number): Pmf => (by === 0 ? x : { ...x, from: x.from + by });

/** The mirror image: the distribution of the negative. */
export const negated = (x: Pmf): Pmf => pmf(-(x.from + x.p.length - 1), x.p.toReversed());

/** The sum of two independent numbers. */
export function added(a: Pmf, b: Pmf): Pmf {
  if (a.p.length === 1) return shifted(b, a.from);
  if (b.p.length === 1) return shifted(a, b.from);
  const out = Array.from({ length: a.p.length + b.p.length - 1 }, () => 0);
  for (let i = 0; i < a.p.length; i += 1) {
    const x = a.p[i] ?? 0;
    if (x < 1e-12) continue;
    for (let j = 0; j < b.p.length; j += 1) out[i + j] = (out[i + j] ?? 0) + x * (b.p[j] ?? 0);
  }
  return pmf(a.from + b.from, out);
}

/** Each value times a whole number. */
export function scaled(x: Pmf, by: number): Pmf {
  if (x.p.length === 1) return certain(x.from * by);
  const out = Array.from({ length: (x.p.length - 1) * by + 1 }, (_, i) => (i % by === 0 ? (x.p[i / by] ?? 0) : 0));
  return pmf(x.from * by, out);
}

/** The chance of exactly `value`. */
export const chanceOf = (x: Pmf, value: number): number => x.p[value - x.from] ?? 0;

/** The chance of `value` or less. */
export function chanceUpTo(x: Pmf, value: number): number {
  const i = Math.floor(value) - x.from;
  if (i < 0) return 0;
  return x.upTo[Math.min(i, x.p.length - 1)] ?? 1;
}

/** The chance of values from `low` to `high`, both counted. */
export const chanceBetween = (x: Pmf, low: number, high: number): number =>
  Math.max(0, chanceUpTo(x, high) - chanceUpTo(x, low - 1));

/** The mean. */
export function meanOf(x: Pmf): number {
  let sum = 0;
  for (let i = 0; i < x.p.length; i += 1) sum += (x.from + i) * (x.p[i] ?? 0);
  return sum;
}

/** The chance of an odd value. */
export function chanceOdd(x: Pmf): number {
  let sum = 0;
  for (let i = 0; i < x.p.length; i += 1) if ((x.from + i) % 2 !== 0) sum += x.p[i] ?? 0;
  return sum;
}

/** The chance that the value modulo ten is `digit` (values are scores, never negative). */
export function chanceDigit(x: Pmf, digit: number): number {
  let sum = 0;
  for (let i = 0; i < x.p.length; i += 1) if ((x.from + i) % 10 === digit) sum += x.p[i] ?? 0;
  return sum;
}
