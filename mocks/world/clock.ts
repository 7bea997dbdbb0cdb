/**
 * The world's own time in ms since 1970. Held clocks move only by `advance`; running ones follow the wall clock times
 * `speed`.
 */
export interface Clock {
  /** World time, ms since 1970: for matches, bets and boards. */
  now(): number;
  /** The members' wall time, ms since 1970: for token expiry. A held clock has only one time. */
  wall(): number;
  /** Moves the world forward by `ms` of world time; backwards is an error. */
  advance(ms: number): void;
  /** World ms per wall ms; 0 while the clock is held. */
  speed(): number;
  /** Continues from here at another speed; 0 holds the clock. */
  setSpeed(speed: number): void;
}

export interface ClockOptions {
  /** World time at the start, ms since 1970. */
  readonly now: number;
  /** World ms per wall ms; 0 (the default) holds the clock for tests. */
  readonly speed?: number;
  /** The source of wall time; a test may pass its own. */
  readonly wallNow?: () => number;
}

/** The clock of one world: never shared, never read from anywhere but the world. */
export function createClock(options: ClockOptions): Clock {
  const wallNow = options.wallNow ?? Date.now;
  let speed = options.speed ?? 0;
  let base = options.now;
  let since = wallNow();
  const now = () => (speed === 0 ? base : Math.floor(base + (wallNow() - since) * speed));
  const rebase = (to: number) => {
    base = to;
    since = wallNow();
  };
  return {
    now,
    wall: () => (speed === 0 ? base : wallNow()),
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError(`the world's clock does not run backwards (${ms} ms)`);
      rebase(now() + ms);
    },
    speed: () => speed,
    setSpeed: (next) => {
      rebase(now());
      speed = next;
    },
  };
}
