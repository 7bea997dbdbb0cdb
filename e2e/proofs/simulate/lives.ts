import { readFileSync } from "node:fs";
import type { AppCopy } from "./appCopy.ts";
import { type Plan, planOf } from "./plan.ts";
import { play } from "./play.ts";

/** After this many lives a share's progress is reported and kept, and a fresh thread continues. */
const MOST_LIVES = 2_000;

/** Which lives are played: those of a seed, every nth, until this many taps have started something. */
export interface Share {
  readonly seed: number;
  readonly first: number;
  readonly each: number;
  readonly attempts: number;
  /** Continues after an untruth, so that one long run names them all. */
  readonly goOn?: boolean;
}

/** A life in which something was untrue, and what. */
export interface Failure {
  readonly plan: Plan;
  readonly untruth: string;
}

/** The results. */
export interface Sums {
  attempts: number;
  sales: number;
  booked: number;
  lives: number;
  calls: number;
  /** Digest of everything that happened: the same share gives the same. */
  trace: number;
  /** CPU time, s. */
  seconds: number;
  failures: readonly Failure[];
}

/** The result of a stretch of a share, and the next life. */
export interface Stretch extends Sums {
  readonly next: number;
}

/** Nothing played. */
const nothing = (): Sums => ({
  attempts: 0,
  sales: 0,
  booked: 0,
  lives: 0,
  calls: 0,
  trace: 0,
  seconds: 0,
  failures: [],
});

/** Lives that once exposed a mistake: they are always played first. */
const CORPUS = JSON.parse(readFileSync(new URL("corpus.json", import.meta.url), "utf8")) as readonly Plan[];

/** The sums of several shares, in their order. */
export function together(all: readonly Sums[]): Sums {
  const sums = nothing();
  for (const one of all) {
    for (const name of ["attempts", "sales", "booked", "lives", "calls", "seconds"] as const) sums[name] += one[name];
    sums.trace = Math.imul(sums.trace ^ one.trace, 0x01000193) >>> 0;
    sums.failures = [...sums.failures, ...one.failures];
  }
  return sums;
}

/** True when a share is over: all of it was played, or something was untrue. */
const isOver = ({ attempts, failures }: Sums, share: Share): boolean =>
  attempts >= share.attempts || (failures.length > 0 && share.goOn !== true);

/** Plays a share as far as one thread may. */
export async function playStretch(app: AppCopy, share: Share): Promise<Stretch> {
  const { seed, first, each } = share;
  const sums = nothing();
  const began = process.threadCpuUsage();
  let n = first;
  for (; !isOver(sums, share) && sums.lives < MOST_LIVES; n += each) {
    const plan = CORPUS[n] ?? planOf(seed * 1_000_003 + n);
    const outcome = await play(app, plan);
    sums.attempts += outcome.attempts;
    sums.sales += outcome.sales;
    sums.booked += outcome.booked;
    sums.calls += outcome.calls;
    sums.lives += 1;
    sums.trace = Math.imul(sums.trace ^ outcome.trace, 0x01000193) >>> 0;
    const { untruth } = outcome;
    if (untruth !== undefined) sums.failures = [...sums.failures, { plan, untruth }];
  }
  const used = process.threadCpuUsage(began);
  sums.seconds = (used.user + used.system) / 1_000_000;
  return { ...sums, next: n };
}

/**
 * Plays a whole share, stretch by stretch, from its start or from where it was left, and reports the progress after
 * each.
 */
export async function playShare(
  share: Share,
  stretch: (rest: Share) => Promise<Stretch>,
  tell: (so: Stretch) => void,
  from: Stretch = { ...nothing(), next: share.first },
): Promise<Sums> {
  let so = from;
  while (!isOver(so, share)) {
    const one = await stretch({ ...share, first: so.next, attempts: share.attempts - so.attempts });
    so = { ...together([so, one]), next: one.next };
    tell(so);
  }
  return so;
}
