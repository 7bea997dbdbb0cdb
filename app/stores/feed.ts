import { create } from "zustand";

/** What keeps the bookmaker away: the device has no line, or it has one and the bookmaker does not answer on it. */
export type Loss = "offline" | "unreachable";

/** Why the bookmaker cannot be reached, if so: told by calls that fail or succeed; the browser's flag is a hint (NET-05). */
export const useFeed = create<{ readonly loss: Loss | undefined }>()(() => ({ loss: undefined }));

/** Says why the lists are without the bookmaker; undefined when they have it. */
export const setLoss = (loss: Loss | undefined): void => {
  if (useFeed.getState().loss !== loss) useFeed.setState({ loss });
};
