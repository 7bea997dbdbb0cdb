import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** What keeps the bookmaker away: the device has no line, or it has one and the bookmaker does not answer on it. */
export type Loss = "offline" | "unreachable";

/** Why the bookmaker cannot be reached, if so: told by calls that fail or succeed; the browser's flag is a hint (NET-05). */
export const useFeed = store<{ readonly loss: Loss | undefined }>(() => ({ loss: undefined }));

/** Says why the lists are without the bookmaker; undefined when they have it. */
export const setLoss = (app: App, loss: Loss | undefined): void => {
  if (useFeed.of(app).getState().loss !== loss) useFeed.of(app).setState({ loss });
};
