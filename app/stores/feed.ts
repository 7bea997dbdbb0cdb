import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** Why the bookmaker is out of reach: the device is offline, or the bookmaker does not respond. */
export type Loss = "offline" | "unreachable";

/**
 * Why the bookmaker cannot be reached, if so: derived from calls that fail or succeed; the browser's flag is a hint
 * (NET-05).
 */
export const useFeed = store<{ readonly loss: Loss | undefined }>(() => ({ loss: undefined }));

/** Says why the lists cannot reach the bookmaker; undefined if they can. */
export const setLoss = (app: App, loss: Loss | undefined): void => {
  if (useFeed.of(app).getState().loss !== loss) useFeed.of(app).setState({ loss });
};
