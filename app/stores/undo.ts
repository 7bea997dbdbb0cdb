import { create } from "zustand";
import { type Selection } from "#app/domain/selection.ts";

/** What happened to the slip that can be taken back. */
export type UndoReason = "removed" | "replaced" | "cleared" | "closed" | "modeChanged" | "loggedOut";

/** The slip as it was before. */
export interface UndoOffer {
  readonly reason: UndoReason;
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
}

/** The one change of the slip that can be undone now (decisions, Slip). */
export const useUndo = create<{ readonly offer: UndoOffer | undefined }>()(() => ({ offer: undefined }));

export const offerUndo = (offer: UndoOffer): void => useUndo.setState({ offer });

export const dropUndo = (): void => useUndo.setState({ offer: undefined });
