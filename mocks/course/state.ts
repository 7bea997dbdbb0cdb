/** A pair home, away. */
export type Pair = readonly [home: number, away: number];

/** The state of a match at one time, as far as an outsider can see it. */
export interface MatchState {
  /** Contract, Match.S: 0 not started, 1 processing, 2 ended, 3 abandoned, 4 postponed, 5 pending. */
  readonly progress: 0 | 1 | 2 | 3 | 4 | 5;
  /** 1 first half, quarter, set …; 9 rest (domain E1). */
  readonly period: number;
  /** Completed periods, including during the rest after them. */
  readonly periodsDone: number;
  /** The fraction of the current period that has been played, 0 to 1. */
  readonly share: number;
  /** Minute as shown (soccer counts on to 90+), or minutes left. */
  readonly minute?: number;
  readonly clock?: string;
  /** What the markets count. */
  readonly score: Pair;
  /** Score by period, including the current one. */
  readonly byPeriod: readonly Pair[];
  readonly red: Pair;
  readonly yellow: Pair;
  readonly corner: Pair;
  readonly server?: 1 | 2;
  readonly points?: readonly [string, string];
  /** Who scored first and last: 0 nobody yet, 1 home, 2 away. */
  readonly first: 0 | 1 | 2;
  readonly last: 0 | 1 | 2;
  /** Who won a match that was level after regular time. */
  readonly decider: 0 | 1 | 2;
  /** True while the book waits: shortly before and after a goal or a red card. */
  readonly hold: boolean;
}

/** A match that has not begun. */
export const NOT_STARTED: MatchState = {
  progress: 0,
  period: 0,
  periodsDone: 0,
  share: 0,
  score: [0, 0],
  byPeriod: [],
  red: [0, 0],
  yellow: [0, 0],
  corner: [0, 0],
  first: 0,
  last: 0,
  decider: 0,
  hold: false,
};

/** The course of one match from kick-off to its end; every time can be queried on its own. */
export interface Tape {
  /** World ms from kick-off to the end. */
  readonly lasts: number;
  /** The state at a time in ms since kick-off (0 to `lasts`; the last one stays for ever). */
  stateAt(elapsed: number): MatchState;
}

/** What a verb has added to a match, in world ms. */
export interface Intervention {
  readonly at: number;
  readonly kind: "goal" | "red" | "end" | "abandon" | "postpone";
  readonly side: 0 | 1 | 2;
}

/** A pair with one side raised. */
export const raised = (pair: Pair, side: 1 | 2, by = 1): Pair =>
  side === 1 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];

/** The sum of pairs, side by side: periods into halves and matches. */
export const summed = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [x, y]) => [h + x, a + y], [0, 0]);
