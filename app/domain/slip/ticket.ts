/** Whether a price can be bet on now (spec §4, domain H1). */
export type TicketState = "open" | "updating" | "closed";

/** What stands where the keypad would be (spec §4, domain H2). */
export type KeypadArea = "updating" | "forbidden" | "closed" | "keypad";

const OPEN_BITS = 1 | 2;
const UPDATING_BITS = 4 | 128;

/** The state behind the status flags of a price; an outright is never closed, and a status that is no number is updating (domain H1). */
export function ticketState(status: number, outright: boolean): TicketState {
  if (!Number.isInteger(status) || (status & UPDATING_BITS) !== 0) return "updating";
  return outright || (status & OPEN_BITS) === OPEN_BITS ? "open" : "closed";
}

/** The state of the price and the code of its last refresh, if one came. */
export interface TicketView {
  readonly state: TicketState;
  readonly code?: number | undefined;
}

/** The keypad, or the reason that covers it: updating before forbidden before closed (spec §4, domain H2). */
export function keypadArea({ state, code }: TicketView): KeypadArea {
  if (code === 18 || state === "updating") return "updating";
  if (code === 19) return "forbidden";
  return code === 1 || state === "closed" ? "closed" : "keypad";
}
