"use no memo";

import { type BetStatuses, useHeldStatuses } from "#app/api/bet/getUnSettleBetStatus.ts";
import { pendingCount, unsettledCount } from "#app/domain/bets/status.ts";
import { useSession } from "#app/stores/session.ts";
import { useSoldWhole } from "#app/stores/bets/soldWhole.ts";

/** How many bets are waiting and how many are not settled. */
export interface BetCounts {
  /** Bets still waiting, for the tab's badge. */
  readonly pending: number;
  /** Bets not settled, for the header's badge. */
  readonly unsettled: number;
}

/** The value before the first poll. */
export const NO_STATUSES: BetStatuses = {};

/** The statuses from the last poll; reading them starts no poll. */
export function useStatuses(): BetStatuses {
  const member = useSession((session) => session.phase === "member");
  const { data } = useHeldStatuses(member);
  return member ? (data ?? NO_STATUSES) : NO_STATUSES;
}

/** The counts of the badges (spec §2, §9). */
export function useBetCounts(): BetCounts {
  const statuses = useStatuses();
  const sold = useSoldWhole(({ ids }) => ids);
  return { pending: pendingCount(statuses), unsettled: unsettledCount(statuses, sold) };
}
