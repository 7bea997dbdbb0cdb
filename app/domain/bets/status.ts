import { wireNames } from "#app/domain/wireNames.ts";

/** How a bet stands (domain H3). */
export type BetStatusName = "waiting" | "accepted" | "settled" | "cancelled" | "refused";

/** How a bet stands; a number we do not know stays one, and is shown as such (NET-13). */
export type BetStatus = BetStatusName | number;

/** The words for the statuses of the wire, in its order. */
export const BET_STATUS = wireNames(["waiting", "accepted", "settled", "cancelled", "refused"]);

/** The word for a status of the wire. */
export const betStatusOf = (status: number): BetStatus => BET_STATUS.of(status) ?? status;

/** The statuses of a poll by bet id (spec §7, GetUnSettleBetStatus). */
export type BetStatuses = Readonly<Record<string, BetStatus>>;

const count = (statuses: BetStatuses, counts: (status: BetStatus) => boolean): number =>
  Object.values(statuses).filter(counts).length;

/** Bets still waiting (spec §4). */
export const pendingCount = (statuses: BetStatuses): number => count(statuses, (status) => status === "waiting");

/** Bets not settled, cancelled and refused ones included as the spec says (spec §4, domain K10). */
export const unsettledCount = (statuses: BetStatuses): number => count(statuses, (status) => status !== "settled");

/** What decides whether the status poll runs now. */
export interface PollState {
  readonly forced: boolean;
  readonly pending: number;
  /** The last answer ended the session: nothing is polled until the next login. */
  readonly loggedOut: boolean;
}

/** True when the 5 s status poll runs: something is pending or it is forced, and the session lives (spec §4). */
export const shouldPollStatus = ({ forced, pending, loggedOut }: PollState): boolean =>
  !loggedOut && (forced || pending > 0);
