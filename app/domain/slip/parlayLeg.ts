import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type Selection } from "./selection.ts";
import { ticketState } from "./ticket.ts";

/** Whether a leg can be bet on now; anything but open and updating has to be removed (decisions, Parlay). */
export type LegState = "open" | "updating" | "closed" | "notForParlay";

/** What the server last said of a leg. */
export interface LegTicket {
  readonly odds: number;
  readonly status: number;
  /** The minimum number of legs that the match requires, 0 = not for parlays. */
  readonly minParlay: number;
}

/**
 * The state of a leg by its newest price; `ticket` undefined = the response left it out, which counts as closed. A leg
 * without a response is open, and no bet is sent before there is one (contract, Envelope or result; domain H1).
 */
export function legState(
  pick: Pick<Selection, "minParlay">,
  ticket: LegTicket | undefined,
  answered: boolean,
): LegState {
  if (!answered) return pick.minParlay > 0 ? "open" : "notForParlay";
  if (ticket === undefined) return "closed";
  const state = ticketState(ticket.status, false);
  if (state === "updating") return "updating";
  if (state === "closed" || ticket.odds === 0) return "closed";
  return ticket.minParlay > 0 ? "open" : "notForParlay";
}

/** True for a leg that can only be removed. */
export const isDeadLeg = (state: LegState): boolean => state === "closed" || state === "notForParlay";

type ListedPick = Pick<Selection, "marketId" | "couId" | "betPos">;

/**
 * True for a leg that accepts no bet according to a list of matches; `match` undefined = the list does not have it, `main`
 * the match that an extension belongs to and ends with. A line that the list omits may be on the match page, and counts
 * as open (BAR-02).
 */
export function isShutInList(
  { marketId, couId, betPos }: ListedPick,
  match: Match | undefined,
  main: Match | undefined = match,
): boolean {
  if (match === undefined || isHalted(match.state) || (main && isHalted(main.state))) return true;
  const line = match.markets[marketId]?.find((one) => one.couId === couId);
  if (line === undefined) return false;
  return ticketState(line.status, false) !== "open" || (line.odds[betPos - 1] ?? 0) === 0;
}
