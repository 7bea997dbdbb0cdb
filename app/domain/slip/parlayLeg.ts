import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type Selection } from "./selection.ts";
import { ticketState } from "./ticket.ts";

/** Whether a leg can be bet on now; anything but open and updating has to be taken off (decisions, Parlay). */
export type LegState = "open" | "updating" | "closed" | "notForParlay";

/** What the server last said of a leg. */
export interface LegTicket {
  readonly odds: number;
  readonly status: number;
  /** The least number of legs that the match asks for, 0 = not for parlays. */
  readonly minParlay: number;
}

/**
 * The state of a leg by its fresh price; `ticket` undefined = the answer left it out, which counts as closed. A leg
 * without an answer is open, and no bet leaves before there is one (contract, Envelope or result; domain H1).
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

/** True for a leg that can only be taken off. */
export const isDeadLeg = (state: LegState): boolean => state === "closed" || state === "notForParlay";

type ListedPick = Pick<Selection, "marketId" | "couId" | "betPos">;

/**
 * True for a leg that takes no bet as a list of matches has it; `match` undefined = the list leaves it out. A line that the
 * list leaves out may stand on the page of its match, and counts as open (BAR-02).
 */
export function isShutInList({ marketId, couId, betPos }: ListedPick, match: Match | undefined): boolean {
  if (match === undefined || isHalted(match.state)) return true;
  const line = match.markets[marketId]?.find((one) => one.couId === couId);
  if (line === undefined) return false;
  return ticketState(line.status, false) !== "open" || (line.odds[betPos - 1] ?? 0) === 0;
}
