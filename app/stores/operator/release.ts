import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

interface Release {
  /** Another release than this page's is there. */
  readonly isOffered: boolean;
  /** The operator no longer wants this one (minVersion). */
  readonly isTooOld: boolean;
  /** The member has put the offer off until then, by the page's clock, ms. */
  readonly offUntil: number;
}

/** What is known of newer releases of the app (OPS-08). */
export const useRelease = store<Release>(() => ({ isOffered: false, isTooOld: false, offUntil: 0 }));

/** A newer release is there. */
export const offerRelease = (app: App, isTooOld: boolean): void =>
  useRelease.of(app).setState({ isOffered: true, isTooOld });

/** So long a member who puts the offer off is left alone, ms (design-2, 8). */
const OFF_MS = 3_600_000;

/** The member goes on with this release for now. */
export const putReleaseOff = (app: App): void => useRelease.of(app).setState({ offUntil: app.now() + OFF_MS });
