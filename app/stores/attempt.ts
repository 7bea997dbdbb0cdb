import { create } from "zustand";
import { type Attempt, attemptAfter, type AttemptEvent, READY } from "#app/domain/slip/attempt.ts";

interface Attempts {
  /** The attempt of the open slip. */
  readonly current: Attempt;
  /** Attempts whose outcome is still looked for although their slip is gone: closed, or from before a reload. */
  readonly aside: readonly Attempt[];
}

/** The bet attempts of this page (trust 2.0). */
export const useAttempts = create<Attempts>()(() => ({ current: READY, aside: [] }));

const inDoubt = ({ state }: Attempt): boolean =>
  state === "submitting" ||
  state === "unknown" ||
  state === "reconciling" ||
  state === "asked" ||
  state === "stillUnknown";

const refOf = (attempt: Attempt): string | undefined => (attempt.state === "ready" ? undefined : attempt.entry.ref);

/** Tells the attempts what happened; returns the attempt after it, or undefined when the event was not legal. */
export function dispatchAttempt(event: AttemptEvent): Attempt | undefined {
  const { current, aside } = useAttempts.getState();
  const next = attemptAfter(current, event);
  if (next !== current) {
    useAttempts.setState({ current: next });
    return next;
  }
  const at = aside.findIndex((attempt) => "ref" in event && refOf(attempt) === event.ref);
  const held = aside[at];
  if (held === undefined) return undefined;
  const after = attemptAfter(held, event);
  if (after === held) return undefined;
  useAttempts.setState({ aside: after.state === "ready" ? aside.toSpliced(at, 1) : aside.with(at, after) });
  return after;
}

/** The attempt with that ClientRef, wherever it stands. */
export function attemptOf(ref: string): Attempt | undefined {
  const { current, aside } = useAttempts.getState();
  return [current, ...aside].find((attempt) => refOf(attempt) === ref);
}

/**
 * The slip is done with its attempt: one in doubt goes on being looked for, and the next starts afresh. Prices that were
 * asked for up to `freshAfter` (epoch ms) are used up: a ticket is good for one bet.
 */
export function setAside(freshAfter = 0): void {
  useAttempts.setState(({ current, aside }) => ({
    current: freshAfter === 0 ? READY : { state: "ready", freshAfter, lastRef: undefined },
    aside: inDoubt(current) || current.state === "accepted" ? [...aside, current] : aside,
  }));
}

/** Takes up an attempt that an earlier page left open (BET-07). */
export const resumeAside = (attempt: Attempt): void =>
  useAttempts.setState(({ aside }) => ({ aside: [...aside, attempt] }));

/** True while the outcome of any attempt is open: the page must not be reloaded then (decisions, Access). */
export const attemptIsOpen = (): boolean => {
  const { current, aside } = useAttempts.getState();
  return [current, ...aside].some(inDoubt);
};

/** The attempts of another member, or of one who left: their outcomes are kept in the journal (SES-04). */
export const forgetAttempts = (): void => useAttempts.setState({ current: READY, aside: [] });

/** Every attempt of the page, that of the open slip first. */
export function useAllAttempts(): readonly Attempt[] {
  const current = useAttempts((attempts) => attempts.current);
  const aside = useAttempts((attempts) => attempts.aside);
  return [current, ...aside];
}
