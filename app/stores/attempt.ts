import { create } from "zustand";
import { type Attempt, type AttemptEvent } from "#app/domain/slip/attempt.ts";
import {
  type Attempts,
  attemptsAfter,
  attemptWith,
  isAnyInDoubt,
  NO_ATTEMPTS,
  withSlipLeft,
} from "#app/domain/slip/attempts.ts";

/** The bet attempts of this page. */
export const useAttempts = create<Attempts>()(() => NO_ATTEMPTS);

/** Tells the attempts what happened; returns the attempt after it, or undefined when the event was not legal. */
export function dispatchAttempt(event: AttemptEvent): Attempt | undefined {
  const after = attemptsAfter(useAttempts.getState(), event);
  if (after !== undefined) useAttempts.setState(after.attempts);
  return after?.changed;
}

/** The attempt with that ClientRef, wherever it stands. */
export const attemptOf = (ref: string): Attempt | undefined => attemptWith(useAttempts.getState(), ref);

/** The slip is done with its attempt; prices quoted up to `freshAfter` (epoch ms) are used up. */
export const setAside = (freshAfter = 0): void =>
  useAttempts.setState(withSlipLeft(useAttempts.getState(), freshAfter));

/** Takes up an attempt that an earlier page left open. */
export const resumeAside = (attempt: Attempt): void =>
  useAttempts.setState(({ aside }) => ({ aside: [...aside, attempt] }));

/** True while the outcome of any attempt is open: the page must not be reloaded then. */
export const attemptIsOpen = (): boolean => isAnyInDoubt(useAttempts.getState());

/** The attempts of another member, or of one who left: their outcomes are kept in the journal. */
export const forgetAttempts = (): void => useAttempts.setState(NO_ATTEMPTS);

/** Every attempt of the page, that of the open slip first. */
export function useAllAttempts(): readonly Attempt[] {
  const current = useAttempts((attempts) => attempts.current);
  const aside = useAttempts((attempts) => attempts.aside);
  return [current, ...aside];
}
