import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

/** The overlays of the frame, only one of which is open at a time (spec §2). */
export type PanelName = "drawer" | "sports" | "combos" | "options" | "language" | "oddsStyle";

/** Which panel is open; opening one closes the others by construction. */
export const usePanel = store<{ readonly open: PanelName | undefined }>(() => ({ open: undefined }));

/** Opens one panel; another open one closes. */
export const openPanel = (app: App, open: PanelName): void => usePanel.of(app).setState({ open });
/** Closes whatever panel is open. */
export const closePanel = (app: App): void => usePanel.of(app).setState({ open: undefined });
/** Opens a panel, or closes it if it is open. */
export const togglePanel = (app: App, name: PanelName): void =>
  usePanel.of(app).setState((state) => ({ open: state.open === name ? undefined : name }));
