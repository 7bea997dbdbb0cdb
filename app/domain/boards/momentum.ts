import { typeKey, type StatsEvent } from "./matchStats.ts";

/** What an event adds to its side's pressure; goals and cards are marks and add nothing (design-2, 5.4). */
const WEIGHTS: Readonly<Record<string, number>> = { dangerousattack: 1, shot: 1, shotontarget: 2, corner: 1 };

/** Regular playing time of the sports whose minute counts up, in minutes, by sport id. */
export const REGULAR_MIN: Readonly<Record<number, number>> = { 1: 90, 13: 60, 15: 36, 16: 40, 18: 80 };

/** Minutes per bar. */
const BIN_MIN = 5;

/** Fewer bars than this say nothing: the plain line is shown instead. */
const LEAST_BINS = 4;

/** The bars that make up "the last 15 minutes". */
const LAST_BINS = 3;

/** Home and away. */
export type Pressure = readonly [home: number, away: number];

/** A side that was seen in a dangerous attack. */
export interface SeenAttack {
  readonly minute: number;
  /** 1 home, 2 away. */
  readonly side: number;
}

/** The pressure of both sides over a match. */
export interface Momentum {
  readonly bins: readonly Pressure[];
  /** The highest bar of either side; 0 if nothing is known. */
  readonly most: number;
  /** Enough is known for bars. */
  readonly told: boolean;
}

/** The bin of a minute; the first minute is 1, added time goes into the last bin. */
const binOf = (minute: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((minute - 1) / BIN_MIN)));

const add = ([home, away]: Pressure, side: number, by: number): Pressure =>
  side === 1 ? [home + by, away] : [home, away + by];

/**
 * The pressure in bars of five minutes over a match of `length` minutes, from reported events and from what was seen on
 * the pitch.
 */
export function momentumOf(events: readonly StatsEvent[], seen: readonly SeenAttack[], length: number): Momentum {
  const count = Math.ceil(length / BIN_MIN);
  const bins = Array.from({ length: count }, (): Pressure => [0, 0]);
  const note = (minute: number, side: number, by: number) => {
    const at = binOf(minute, count);
    bins[at] = add(bins[at] ?? [0, 0], side, by);
  };
  for (const { minute, side, type } of events) {
    const weight = WEIGHTS[typeKey(type)];
    if (weight !== undefined && (side === 1 || side === 2)) note(minute, side, weight);
  }
  for (const { minute, side } of seen) note(minute, side, 1);
  const known = bins.filter(([home, away]) => home + away > 0).length;
  return { bins, most: Math.max(0, ...bins.flat()), told: known >= LEAST_BINS };
}

/** The pressure of the last fifteen minutes up to this one. */
export function lately({ bins }: Momentum, minute: number): Pressure {
  const end = binOf(minute, bins.length) + 1;
  return bins
    .slice(Math.max(0, end - LAST_BINS), end)
    .reduce<Pressure>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
}
