import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type Selection } from "#app/domain/slip/selection.ts";
import { persist } from "./storage/persist.ts";
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
  /** When it is withdrawn, epoch ms by the device's clock; undefined = as its reason says. */
  readonly until?: number | undefined;
}

interface Undo {
  /** The last change of the slip that can be undone (decisions, Slip), or a visitor's pick. */
  readonly offer: UndoOffer | undefined;
  /** What a dead session put aside: it waits for its member, whatever a visitor does to the slip meanwhile. */
  readonly aside: UndoOffer | undefined;
}

/** What can be brought back to the slip now. */
export const useUndo = store<Undo>(() => ({ offer: undefined, aside: undefined }));

/** Offers to undo a change of the slip, replacing any earlier offer. */
export const offerUndo = (app: App, offer: UndoOffer): void => useUndo.of(app).setState({ offer });

/** Keeps what a dead session left, for its member. */
export const putAway = (app: App, aside: UndoOffer): void => useUndo.of(app).setState({ aside });

/** The offer on show: the last change, else what was put aside, once somebody is in. A visitor's pick shows by itself. */
export function shownOf({ offer, aside }: Undo, isMember: boolean): UndoOffer | undefined {
  if (offer !== undefined && offer.reason !== "login") return offer;
  return isMember ? aside : undefined;
}

/** Withdraws an offer; unless one is named, that of the last change. */
export const dropUndo = (app: App, one?: UndoOffer): void =>
  useUndo
    .of(app)
    .setState(({ aside }) => (one !== undefined && one === aside ? { aside: undefined } : { offer: undefined }));

/** Withdraws what belonged to a member; a visitor's pick is nobody's, and stays. */
export const forgetUndo = (app: App): void =>
  useUndo.of(app).setState(({ offer }) => {
    const isVisitors = offer?.reason === "login" && offer.owner === undefined;
    return { offer: isVisitors ? offer : undefined, aside: undefined };
  });

/**
 * How long these wait for the next login, ms. A visitor's pick opens by itself after it, so it waits only as long as a
 * login takes.
 */
export const KEPT_MS = { loggedOut: 86_400_000, login: 1_800_000 } as const;

const kept = v.optional(
  v.object({
    reason: v.picklist(["loggedOut", "login"]),
    single: v.optional(selectionShape),
    parlay: pickList,
    collecting: v.optional(v.boolean()),
    owner: v.optional(v.string()),
    until: v.optional(v.number()),
  }),
);

const stored = v.object({ offer: kept, aside: kept });

type Stored = v.InferOutput<typeof stored>;

const toKept = (reason: keyof typeof KEPT_MS, one: UndoOffer | undefined): Stored["offer"] =>
  one && {
    reason,
    single: one.single,
    parlay: one.parlay,
    ...(one.collecting === true && { collecting: true }),
    owner: one.owner,
    until: one.until,
  };

/** The stored offer of this kind, while it lasts; earlier versions stored one of either kind, without its time. */
function fromKept({ offer, aside }: Stored, wanted: keyof typeof KEPT_MS): UndoOffer | undefined {
  const one = [offer, aside].find((each) => each?.reason === wanted);
  if (one === undefined) return undefined;
  const { single, parlay, collecting = false, owner } = one;
  const now = Date.now();
  // the device's clock may have been set back since
  const until = Math.min(one.until ?? Number.POSITIVE_INFINITY, now + KEPT_MS[wanted]);
  return until > now ? { reason: wanted, single, parlay, collecting, owner, until } : undefined;
}

/** Keeps across a login what a dead session put aside, and what a visitor picked (decisions, Slip: code 3). */
export function persistUndo(app: App): () => void {
  return persist(useUndo.of(app), {
    entry: { name: "putAside", version: 1, schema: stored, fallback: {}, toStored: stageAsNumber },
    toKept: ({ offer, aside }) => ({
      offer: offer?.reason === "login" ? toKept("login", offer) : undefined,
      aside: toKept("loggedOut", aside),
    }),
    fromKept: (held) => ({ offer: fromKept(held, "login"), aside: fromKept(held, "loggedOut") }),
    expiry: ({ offer, aside }) => Math.max(offer?.until ?? 0, aside?.until ?? 0),
  });
}
