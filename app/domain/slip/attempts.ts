import { type Attempt, attemptAfter, type AttemptEvent, READY } from "./attempt.ts";

/** The bet attempts of a page. */
export interface Attempts {
  /** The attempt of the open slip. */
  readonly current: Attempt;
  /** Attempts whose outcome is still looked for although their slip is gone: closed, or from before a reload. */
  readonly aside: readonly Attempt[];
}

/** A page that has not bet. */
export const NO_ATTEMPTS: Attempts = { current: READY, aside: [] };

const inDoubt = ({ state }: Attempt): boolean =>
  state === "submitting" ||
  state === "unknown" ||
  state === "reconciling" ||
  state === "asked" ||
  state === "stillUnknown";

const refOf = (attempt: Attempt): string | undefined => (attempt.state === "ready" ? undefined : attempt.entry.ref);

/** The attempts after an event, and the one that it changed; undefined when the event was not legal for any of them. */
export function attemptsAfter(
  { current, aside }: Attempts,
  event: AttemptEvent,
): { readonly attempts: Attempts; readonly changed: Attempt } | undefined {
  const next = attemptAfter(current, event);
  if (next !== current) return { attempts: { current: next, aside }, changed: next };
  const at = aside.findIndex((attempt) => "ref" in event && refOf(attempt) === event.ref);
  const held = aside[at];
  if (held === undefined) return undefined;
  const changed = attemptAfter(held, event);
  if (changed === held) return undefined;
  return {
    attempts: { current, aside: changed.state === "ready" ? aside.toSpliced(at, 1) : aside.with(at, changed) },
    changed,
  };
}

/** The attempt with that ClientRef, wherever it stands. */
export const attemptWith = ({ current, aside }: Attempts, ref: string): Attempt | undefined =>
  [current, ...aside].find((attempt) => refOf(attempt) === ref);

/**
 * The slip is done with its attempt: one in doubt goes on being looked for, and the next starts afresh. Prices that were
 * quoted up to `freshAfter` (epoch ms) are used up: a ticket is good for one bet.
 */
export const withSlipLeft = ({ current, aside }: Attempts, freshAfter = 0): Attempts => ({
  current: freshAfter === 0 ? READY : { state: "ready", freshAfter, lastRef: undefined },
  aside: inDoubt(current) || current.state === "accepted" ? [...aside, current] : aside,
});

/** True while the outcome of any attempt is open. */
export const isAnyInDoubt = ({ current, aside }: Attempts): boolean => [current, ...aside].some(inDoubt);
