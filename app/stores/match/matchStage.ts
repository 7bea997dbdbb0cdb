import { create } from "zustand";

/** What the stage of a live match shows. */
export type StageName = "pitch" | "video" | "stats" | "chat";

/** The stage of every live match of this visit: what was chosen last, "closed" for none, undefined until something is chosen. */
export const useMatchStage = create<{ readonly shown: StageName | "closed" | undefined }>()(() => ({
  shown: undefined,
}));

/** Shows something on the stage, or closes it. */
export const showOnStage = (shown: StageName | "closed"): void => useMatchStage.setState({ shown });
