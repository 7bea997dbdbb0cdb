/** Whether a price can be bet on now (spec §4, domain H1). */
export type TicketState = "open" | "updating" | "closed";

const OPEN_BITS = 1 | 2;
const UPDATING_BITS = 4 | 128;

/**
 * The state behind the status flags of a price; an outright is never closed, and a status that is not a number is
 * updating (domain H1).
 */
export function ticketState(status: number, outright: boolean): TicketState {
  if (!Number.isInteger(status) || (status & UPDATING_BITS) !== 0) return "updating";
  return outright || (status & OPEN_BITS) === OPEN_BITS ? "open" : "closed";
}
