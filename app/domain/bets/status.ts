import { wireNames } from "#app/domain/wireNames.ts";

/** The status of a bet (domain H3). */
export type BetStatusName = "waiting" | "accepted" | "settled" | "cancelled" | "refused";

/** The status of a bet; an unknown number is kept, and shown as such (NET-13). */
export type BetStatus = BetStatusName | number;

/** The words for the wire's statuses, in its order. */
export const BET_STATUS = wireNames(["waiting", "accepted", "settled", "cancelled", "refused"]);

/** The word for a wire status. */
export const betStatusOf = (status: number): BetStatus => BET_STATUS.of(status) ?? status;

/** The statuses of a poll by bet id (spec §7, GetUnSettleBetStatus). */
export type BetStatuses = Readonly<Record<string, BetStatus>>;

/** Bets still waiting (spec §4). */
export const pendingCount = (statuses: BetStatuses): number =>
  Object.values(statuses).filter((status) => status === "waiting").length;

/**
 * Bets not settled, cancelled and refused ones included as the spec says (spec §4, domain K10); without those `sold`
 * whole, which leave the open bets though they keep their status until their match ends (CASH-04).
 */
export const unsettledCount = (statuses: BetStatuses, sold: readonly string[] = []): number =>
  Object.entries(statuses).filter(([id, status]) => status !== "settled" && !sold.includes(id)).length;

/** What decides whether the status poll runs. */
export interface PollState {
  readonly forced: boolean;
  readonly pending: number;
  /** The last response ended the session: nothing is polled until the next login. */
  readonly loggedOut: boolean;
}

/** True if the 5 s status poll runs: something is pending or it is forced, and the session is alive (spec §4). */
export const shouldPollStatus = ({ forced, pending, loggedOut }: PollState): boolean =>
  !loggedOut && (forced || pending > 0);
