import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type Selection } from "#app/domain/slip/selection.ts";
import { persist } from "./persist.ts";
import { pickList, selectionShape, stageAsNumber } from "./slip.ts";

/**
 * What happened to the slip that can be taken back; "login": a visitor's pick waits for the login that it needs; "added":
 * `single` went into the parlay from any list, and is bet on alone when that is taken back.
 */
export type UndoReason = "added" | "removed" | "replaced" | "cleared" | "closed" | "loggedOut" | "login" | "expired";

/** The slip as it was before. */
export interface UndoOffer {
  readonly reason: UndoReason;
  readonly single: Selection | undefined;
  readonly parlay: readonly Selection[];
  /** All lists collected for it. */
  readonly collecting?: boolean;
  /** What was typed for the single. */
  readonly amount?: string;
  /** Stands for the account it belonged to; undefined = a visitor's. */
  readonly owner: string | undefined;
}

/** The one change of the slip that can be undone now (decisions, Slip). */
export const useUndo = store<{ readonly offer: UndoOffer | undefined }>(() => ({ offer: undefined }));

/** Offers to take a change of the slip back, in place of any earlier offer. */
export const offerUndo = (app: App, offer: UndoOffer): void => useUndo.of(app).setState({ offer });

/** Withdraws the offer. */
export const dropUndo = (app: App): void => useUndo.of(app).setState({ offer: undefined });

/** What a dead session put aside waits this long for the next login, ms. */
const LIFETIME_MS = 86_400_000;

/** A visitor's pick opens by itself after the login, so it waits only as long as one takes, ms. */
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

/** Keeps over a login what a dead session put aside, or a visitor picked (decisions, Slip: code 3). */
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
