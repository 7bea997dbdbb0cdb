import { SETTLED_MS } from "#app/domain/time/timing.ts";

/**
 * The rules that a bet and a cash-out share. Each is an order that leaves once for one tap. Where its answer is lost, it is
 * looked for in the member's own records until it is known what became of it. What is looked for, and what is said of it,
 * stands in slip/attempt.ts and bets/cashOutAttempt.ts.
 */

/** When the records are read after an answer was lost, in seconds; the last reading is at the bound. */
const LOOK_SECONDS: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 120];

/** How long an order is looked for by itself, in ms; after that only when the member asks. */
export const BOUND_MS = 120_000;

/** An order that is looked for; times in epoch ms on this device. */
export interface Pending<Entry> {
  readonly entry: Entry;
  /** When the answer went missing, or when it said that the order was taken. */
  readonly since: number;
  /** When the records were last read; `since` before the first time. */
  readonly lookedAt: number;
}

/** The answer is lost: the order may stand. */
export type Unknown<Entry> = { readonly state: "unknown" } & Pending<Entry>;

/** Read to the end of the schedule and not there: only a new tap on a newer price orders. */
export interface NotFound<Entry> {
  readonly state: "notFound";
  readonly entry: Entry;
  /** When the last reading began, epoch ms. */
  readonly at: number;
}

/** The records could not be read in time: only reading them again helps. */
export type StillUnknown<Entry> = { readonly state: "stillUnknown" } & Pending<Entry>;

/** Begins to look at this moment, epoch ms. */
export const pendingSince = <Entry>(entry: Entry, at: number): Pending<Entry> => ({ entry, since: at, lookedAt: at });

/** An order that was called missing at that moment is looked for again: its time is over, so only once. */
export const pendingAgain = <Entry>({ entry, at }: NotFound<Entry>, lookedAt: number): Pending<Entry> => ({
  entry,
  since: at - BOUND_MS,
  lookedAt,
});

/** When the records are to be read next, epoch ms; undefined once the schedule has run out. */
export const nextLook = ({ since, lookedAt }: Pending<unknown>): number | undefined =>
  LOOK_SECONDS.map((seconds) => since + seconds * 1000).find((time) => time > lookedAt);

/** True when a reading at this moment is the last that is made by itself: what is not there now is called missing. */
export const isLastLook = ({ since }: Pick<Pending<unknown>, "since">, at: number): boolean => at - since >= BOUND_MS;

/** The answer did not come, or leaves open whether the order stands. */
export const afterLoss = <Entry>(entry: Entry, at: number): Unknown<Entry> => ({
  state: "unknown",
  ...pendingSince(entry, at),
});

/** The records were read and do not show it; `final` says that what is not there now will not come. */
export const afterEmptyLook = <Entry>(
  { entry, since }: Pending<Entry>,
  at: number,
  final = false,
): Unknown<Entry> | NotFound<Entry> =>
  final || isLastLook({ since }, at)
    ? { state: "notFound", entry, at }
    : { state: "unknown", entry, since, lookedAt: at };

/** The records could not be read: that says nothing about the order, also at the bound. */
export const afterFailedLook = <Entry>(
  { entry, since }: Pending<Entry>,
  at: number,
): Unknown<Entry> | StillUnknown<Entry> => ({
  state: isLastLook({ since }, at) ? "stillUnknown" : "unknown",
  entry,
  since,
  lookedAt: at,
});

/** What may be known of an order at a tap. */
export interface Confirmation {
  /** The ref of the tap, and the one before it, which is used up. */
  readonly ref: string;
  readonly usedRef: string | undefined;
  /** When it was tapped, and since when what the tap does has stood on the screen; epoch ms. */
  readonly at: number;
  readonly paintedAt: number;
  /** When the prices of the tap were quoted, epoch ms: one at least. */
  readonly quotedAt: readonly number[];
  /** What happened last made older prices worthless: epoch ms that each of them must have come after. */
  readonly newerThan: number;
}

/** True when a tap may start an order: on prices that are new enough and were on the screen long enough to be read. */
export const mayConfirm = ({ ref, usedRef, at, paintedAt, quotedAt, newerThan }: Confirmation): boolean =>
  ref !== "" &&
  ref !== usedRef &&
  at - paintedAt >= SETTLED_MS &&
  quotedAt.length > 0 &&
  quotedAt.every((time) => time > newerThan);
