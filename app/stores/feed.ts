import { create } from "zustand";

/** Whether the server can be reached: told by calls that fail or succeed; the browser's flag is a hint (NET-05). */
export const useFeed = create<{ readonly offline: boolean }>()(() => ({ offline: false }));

/** Says whether the lists are without a network. */
export const setOffline = (offline: boolean): void => {
  if (useFeed.getState().offline !== offline) useFeed.setState({ offline });
};
