import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

interface Release {
  /** A release other than this page's is available. */
  readonly isOffered: boolean;
  /** The operator no longer supports this one (minVersion). */
  readonly isTooOld: boolean;
  /** The member has postponed the offer until then, by the page's clock, ms. */
  readonly offUntil: number;
}

/** What is known of newer releases of the app (OPS-08). */
export const useRelease = store<Release>(() => ({ isOffered: false, isTooOld: false, offUntil: 0 }));

/** A newer release is available. */
export const offerRelease = (app: App, isTooOld: boolean): void =>
  useRelease.of(app).setState({ isOffered: true, isTooOld });

/** How long a member who postpones the offer is left alone, ms (design-2, 8). */
const OFF_MS = 3_600_000;

/** The member stays on this release for now. */
export const putReleaseOff = (app: App): void => useRelease.of(app).setState({ offUntil: app.now() + OFF_MS });
