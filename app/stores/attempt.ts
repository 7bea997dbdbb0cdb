import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
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
export const useAttempts = store<Attempts>(() => NO_ATTEMPTS);

/** Tells the attempts what happened; returns the attempt after it, or undefined when the event was not legal. */
export function dispatchAttempt(app: App, event: AttemptEvent): Attempt | undefined {
  const after = attemptsAfter(useAttempts.of(app).getState(), event);
  if (after !== undefined) useAttempts.of(app).setState(after.attempts);
  return after?.changed;
}

/** The attempt with that ClientRef, wherever it stands. */
export const attemptOf = (app: App, ref: string): Attempt | undefined =>
  attemptWith(useAttempts.of(app).getState(), ref);

/** The slip is done with its attempt; prices quoted up to `freshAfter` (epoch ms) are used up. */
export const setAside = (app: App, freshAfter = 0): void =>
  useAttempts.of(app).setState(withSlipLeft(useAttempts.of(app).getState(), freshAfter));

/** Takes up an attempt that an earlier page left open. */
export const resumeAside = (app: App, attempt: Attempt): void =>
  useAttempts.of(app).setState(({ aside }) => ({ aside: [...aside, attempt] }));

/** True while the outcome of any attempt is open: the page must not be reloaded then. */
export const attemptIsOpen = (app: App): boolean => isAnyInDoubt(useAttempts.of(app).getState());

/** The attempts of another member, or of one who left: their outcomes are kept in the journal. */
export const forgetAttempts = (app: App): void => useAttempts.of(app).setState(NO_ATTEMPTS);

/** Every attempt of the page, that of the open slip first. */
export function useAllAttempts(): readonly Attempt[] {
  const current = useAttempts((attempts) => attempts.current);
  const aside = useAttempts((attempts) => attempts.aside);
  return [current, ...aside];
}
