import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** What the stage of a match shows; a match in play and one that is not show different things on the same tab. */
export type StageName = "pitch" | "video" | "stats" | "chat";

/**
 * The stage of every live match of this visit: the last choice, "closed" for none, undefined before the first choice.
 */
export const useMatchStage = store<{ readonly shown: StageName | "closed" | undefined }>(() => ({
  shown: undefined,
}));

/** Shows something on the stage, or closes it. */
export const showOnStage = (app: App, shown: StageName | "closed"): void => useMatchStage.of(app).setState({ shown });
