import { noticeTimes, SLIP_WAIT_MS } from "#app/domain/time/timing.ts";

/** The delays that a member can notice, in ms (spec §4, §9). */
export const TIMING = {
  /** Betting is allowed this long after the slip opened. */
  armDelay: SLIP_WAIT_MS,
  /** The slip is cleared this long after it closed. */
  slipReset: 200,
  /** A change of the slip can be undone for this long (decisions, Slip). */
  undoShown: 6_000,
  noticeShown: noticeTimes(0).hideAt,
  /** A win is shown longer than other notices (CRD-02; design-2, 7.5). */
  winShown: 5_000,
  noticeGap: noticeTimes(1).showAt - noticeTimes(0).hideAt,
} as const;
