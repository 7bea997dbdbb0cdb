import { SETTLED_MS } from "#app/domain/time/timing.ts";

/**
 * The rules shared by a bet and a cash-out. Each is an order that is sent once per tap. If its response is lost, it is
 * looked for in the member's own records until its outcome is known. What is looked for, and what is said about it, is
 * in slip/attempt.ts and bets/cashOutAttempt.ts.
 */

/** When the records are read after a response was lost, in seconds; the last read is at the time limit. */
const LOOK_SECONDS: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 120];

/** How long an order is looked for automatically, in ms; after that only when the member asks. */
export const BOUND_MS = 120_000;

/** The last look is this long after the first one, or longer, ms: a page that was frozen has looked once at most. */
const APART_MS = 60_000;

/**
 * An order being looked for. Times in page ms (`performance.now()`), which pass as they do for the server: a device's
 * clock that is set forward must not end the search.
 */
export interface Pending<Entry> {
  readonly entry: Entry;
  /** When the response went missing, or when it said that the order was taken. */
  readonly since: number;
  /** When the records were last read; `since` before the first time. */
  readonly lookedAt: number;
  /** When they were read for the first time. */
  readonly firstLook?: number | undefined;
}

/** The response is lost: the order may stand. */
export type Unknown<Entry> = { readonly state: "unknown" } & Pending<Entry>;

/** Looked for to the end of the schedule and not found: only a new tap on a newer price orders. */
export interface NotFound<Entry> {
  readonly state: "notFound";
  readonly entry: Entry;
  /** When the last read began, epoch ms: it is compared with the times of quotes. */
  readonly at: number;
}

/** The records could not be read in time: only reading them again helps. */
export type StillUnknown<Entry> = { readonly state: "stillUnknown" } & Pending<Entry>;

/** Starts to look at this time, page ms. */
export const pendingSince = <Entry>(entry: Entry, at: number): Pending<Entry> => ({ entry, since: at, lookedAt: at });

/** An order that was called missing is looked for again at this time, page ms: its time is over, so only once. */
export const pendingAgain = <Entry>({ entry }: NotFound<Entry>, lookedAt: number): Pending<Entry> => ({
  entry,
  since: lookedAt - BOUND_MS,
  lookedAt,
  firstLook: lookedAt - BOUND_MS,
});

/** The same search after a read at this time, page ms. */
export const lookedBy = <Entry>(
  { entry, since, firstLook = Infinity }: Pending<Entry>,
  at: number,
): Pending<Entry> => ({
  entry,
  since,
  lookedAt: at,
  firstLook: Math.min(firstLook, at),
});

/** When to read the records next, page ms; undefined once the schedule has run out. */
export const nextLook = ({ since, lookedAt, firstLook = lookedAt }: Pending<unknown>): number | undefined =>
  [...LOOK_SECONDS.map((seconds) => since + seconds * 1000), firstLook + APART_MS].find((time) => time > lookedAt);

/** True if a read at this time, page ms, is the last automatic one: what is not there now is called missing. */
export const isLastLook = ({ since, firstLook }: Pick<Pending<unknown>, "since" | "firstLook">, at: number): boolean =>
  at - since >= BOUND_MS && at - (firstLook ?? at) >= APART_MS;

/** The response did not come, or leaves open whether the order stands. */
export const afterLoss = <Entry>(entry: Entry, at: number): Unknown<Entry> => ({
  state: "unknown",
  ...pendingSince(entry, at),
});

/** A read of the records. */
export interface Look {
  /** When it began, page ms. */
  readonly at: number;
  /** The same in epoch ms: prices quoted until then are used up if the order is missing. */
  readonly readAt: number;
  /** What is missing now will not appear, so there is no need to wait for the schedule. */
  readonly final?: boolean | undefined;
}

/** The records were read and do not show it. */
export const afterEmptyLook = <Entry>(
  pending: Pending<Entry>,
  { at, readAt, final = false }: Look,
): Unknown<Entry> | NotFound<Entry> =>
  final || isLastLook(pending, at)
    ? { state: "notFound", entry: pending.entry, at: readAt }
    : { state: "unknown", ...lookedBy(pending, at) };

/** The records could not be read: that says nothing about the order, even at the time limit. */
export const afterFailedLook = <Entry>(pending: Pending<Entry>, at: number): Unknown<Entry> | StillUnknown<Entry> => ({
  state: isLastLook(pending, at) ? "stillUnknown" : "unknown",
  ...lookedBy(pending, at),
});

/**
 * A press on a button that moves money, in page ms (`performance.now()`), as the browser stamps its events: a device's
 * clock that is set makes no press older or younger.
 */
export interface Press {
  /** When the finger came down, or the key. */
  readonly at: number;
  /** Since when the screen has shown what the press does; Infinity while the frame that shows it is not out. */
  readonly paintedAt: number;
}

/** What is known about an order at a tap. */
export interface Confirmation {
  /** The ref of the tap, and the previous one, which is used up. */
  readonly ref: string;
  readonly usedRef: string | undefined;
  readonly press: Press;
  /** When the prices of the tap were quoted, epoch ms: at least one. */
  readonly quotedAt: readonly number[];
  /** The last event made older prices worthless: each must be newer than this, epoch ms. */
  readonly newerThan: number;
}

/** True if a tap may start an order: on prices that are new enough and were shown long enough to be read. */
export const mayConfirm = ({ ref, usedRef, press, quotedAt, newerThan }: Confirmation): boolean =>
  ref !== "" &&
  ref !== usedRef &&
  press.at - press.paintedAt >= SETTLED_MS &&
  quotedAt.length > 0 &&
  quotedAt.every((time) => time > newerThan);
