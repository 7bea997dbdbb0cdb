import { type Attempt, attemptAfter, type AttemptEvent, READY } from "./attempt.ts";

/** The bet attempts of a page. */
export interface Attempts {
  /** The attempt of the open slip. */
  readonly current: Attempt;
  /** Attempts still being looked for whose slip is gone: closed, or from before a reload. */
  readonly aside: readonly Attempt[];
}

/** A page that has not bet yet. */
export const NO_ATTEMPTS: Attempts = { current: READY, aside: [] };

const inDoubt = ({ state }: Attempt): boolean =>
  state === "submitting" ||
  state === "unknown" ||
  state === "reconciling" ||
  state === "asked" ||
  state === "stillUnknown";

const refOf = (attempt: Attempt): string | undefined => (attempt.state === "ready" ? undefined : attempt.entry.ref);

/** The attempts after an event, and the one that changed; undefined if the event was legal for none of them. */
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

/** The attempt with that ClientRef, in the slip or aside. */
export const attemptWith = ({ current, aside }: Attempts, ref: string): Attempt | undefined =>
  [current, ...aside].find((attempt) => refOf(attempt) === ref);

/**
 * The slip lets go of its attempt: one in doubt is still looked for, and the next starts fresh. Prices quoted up to
 * `freshAfter` (epoch ms) are used up: a ticket is good for one bet.
 */
export const withSlipLeft = ({ current, aside }: Attempts, freshAfter = 0): Attempts => ({
  current: freshAfter === 0 ? READY : { state: "ready", freshAfter, lastRef: undefined },
  aside: inDoubt(current) || current.state === "accepted" ? [...aside, current] : aside,
});

/** True while any attempt's outcome is open. */
export const isAnyInDoubt = ({ current, aside }: Attempts): boolean => [current, ...aside].some(inDoubt);
