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

/** Tells the attempts what happened; returns the changed attempt, or undefined if the event was not legal. */
export function dispatchAttempt(app: App, event: AttemptEvent): Attempt | undefined {
  const after = attemptsAfter(useAttempts.of(app).getState(), event);
  if (after !== undefined) useAttempts.of(app).setState(after.attempts);
  return after?.changed;
}

/** The attempt with that ClientRef, in the slip or aside. */
export const attemptOf = (app: App, ref: string): Attempt | undefined =>
  attemptWith(useAttempts.of(app).getState(), ref);

/** The slip lets go of its attempt; prices quoted up to `freshAfter` (epoch ms) are used up. */
export const setAside = (app: App, freshAfter = 0): void =>
  useAttempts.of(app).setState(withSlipLeft(useAttempts.of(app).getState(), freshAfter));

/** Resumes an attempt that an earlier page left open. */
export const resumeAside = (app: App, attempt: Attempt): void =>
  useAttempts.of(app).setState(({ aside }) => ({ aside: [...aside, attempt] }));

/** True while any attempt's outcome is open: the page must not reload then. */
export const attemptIsOpen = (app: App): boolean => isAnyInDoubt(useAttempts.of(app).getState());

/** Drops the attempts of another member, or of one who left: the journal keeps their outcomes. */
export const forgetAttempts = (app: App): void => useAttempts.of(app).setState(NO_ATTEMPTS);

/** Every attempt of the page, the open slip's first. */
export function allAttempts(app: App): readonly Attempt[] {
  const { current, aside } = useAttempts.of(app).getState();
  return [current, ...aside];
}
