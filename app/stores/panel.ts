import { create } from "zustand";

/** The overlays of the frame of which only one is open at a time (spec §2). */
export type PanelName = "drawer" | "sports" | "combos";

/** Which panel is open; opening one closes the others by construction. */
export const usePanel = create<{ readonly open: PanelName | undefined }>()(() => ({ open: undefined }));

/** Opens one panel; another that stood open closes. */
export const openPanel = (open: PanelName): void => usePanel.setState({ open });
/** Closes whatever panel is open. */
export const closePanel = (): void => usePanel.setState({ open: undefined });
/** Opens a panel, or closes it where it is open. */
export const togglePanel = (name: PanelName): void =>
  usePanel.setState((state) => ({ open: state.open === name ? undefined : name }));
