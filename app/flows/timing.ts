import { NOTICE_MS } from "#app/domain/timing.ts";

/** The times a member can feel, in ms (spec §4, §9). */
export const TIMING = {
  /** Betting is allowed this long after the slip opened. */
  armDelay: 2_000,
  /** The slip is cleared this long after it closed. */
  slipReset: 200,
  /** A change of the slip can be undone for this long (decisions, Slip). */
  undoShown: 6_000,
  noticeShown: NOTICE_MS.shown,
  noticeGap: NOTICE_MS.pause,
  /** Code 5 reloads the page at most once in this time (decisions, Access). */
  reloadRest: 300_000,
} as const;
