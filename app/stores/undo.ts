import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type Selection } from "#app/domain/slip/selection.ts";
import { persist } from "./persist.ts";
import { pickList, selectionShape, stageAsNumber } from "./slip.ts";

/**
 * The change of the slip that can be undone; "login": a visitor's pick waits for the login it needs; "added": `single`
 * joined the parlay from any list, and undoing makes it a single again.
 */
export type UndoReason = "added" | "removed" | "replaced" | "cleared" | "closed" | "loggedOut" | "login" | "expired";

/** The slip as it was before. */
export interface UndoOffer {
  readonly reason: UndoReason;
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
  /** All lists were collecting for it. */
  readonly collecting?: boolean;
  /** What was typed for the single. */
  readonly amount?: string;
  /** Identifies the account it belonged to; undefined = a visitor's. */
  readonly owner: string | undefined;
}

/** The one change of the slip that can be undone now (decisions, Slip). */
export const useUndo = store<{ readonly offer: UndoOffer | undefined }>(() => ({ offer: undefined }));

/** Offers to undo a change of the slip, replacing any earlier offer. */
export const offerUndo = (app: App, offer: UndoOffer): void => useUndo.of(app).setState({ offer });

/** Withdraws the offer. */
export const dropUndo = (app: App): void => useUndo.of(app).setState({ offer: undefined });

/** How long what a dead session put aside waits for the next login, ms. */
const LIFETIME_MS = 86_400_000;

/** A visitor's pick opens by itself after the login, so it waits only as long as a login takes, ms. */
export const LOGIN_MS = 1_800_000;

const stored = v.object({
  offer: v.optional(
    v.object({
      reason: v.picklist(["loggedOut", "login"]),
      single: v.optional(selectionShape),
      parlay: pickList,
      owner: v.optional(v.string()),
    }),
  ),
});

/** Keeps across a login what a dead session put aside, or a visitor picked (decisions, Slip: code 3). */
export function persistUndo(app: App): () => void {
  return persist(useUndo.of(app), {
    entry: { name: "putAside", version: 1, schema: stored, fallback: {}, toStored: stageAsNumber },
    toKept: ({ offer }) => {
      if (offer?.reason !== "loggedOut" && offer?.reason !== "login") return {};
      const { reason, single, parlay, owner } = offer;
      return { offer: { reason, single, parlay, owner } };
    },
    fromKept: ({ offer }) => ({
      offer: offer && { reason: offer.reason, single: offer.single, parlay: offer.parlay, owner: offer.owner },
    }),
    expiry: ({ offer }, now) => now + (offer?.reason === "login" ? LOGIN_MS : LIFETIME_MS),
  });
}
