/** How long after the slip opened betting is allowed, in ms (spec §4). */
export const SLIP_WAIT_MS = 2000;

/**
 * How long the screen must have shown what a tap on a place or cash-out button would do before the tap counts, in ms
 * (BET-09, BET-12).
 */
export const SETTLED_MS = 500;

/** A balance refresh sooner than this after the last is ignored, in ms (spec §2). */
const BALANCE_REST_MS = 2000;

/** How long a notice is shown, and the pause after it, in ms (spec §2). */
const NOTICE_MS = { shown: 3000, pause: 300 } as const;

/** True if the balance may be refreshed this long after the last time (domain I6). */
export const mayRefreshBalance = (sinceLastMs: number): boolean => sinceLastMs >= BALANCE_REST_MS;

/** When the notice at a queue position, from 0, is shown and hidden, in ms after the first is shown (domain H4). */
export function noticeTimes(place: number): { readonly showAt: number; readonly hideAt: number } {
  const showAt = place * (NOTICE_MS.shown + NOTICE_MS.pause);
  return { showAt, hideAt: showAt + NOTICE_MS.shown };
}
