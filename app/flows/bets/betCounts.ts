"use no memo";

import { useSyncExternalStore } from "react";
import { type OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetStatuses, useHeldStatuses } from "#app/api/bet/getUnSettleBetStatus.ts";
import { type Path } from "#app/api/cache.ts";
import { useApp } from "#app/application/useApp.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { pendingCount, unsettledCount } from "#app/domain/bets/status.ts";
import { useSession } from "#app/stores/session.ts";

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

/** Named here: the badges are drawn before the code that reads lists has come. */
const OPEN_BETS = "bet/GetUnSettleBetList" satisfies Path;

/**
 * The ids of the bets that were sold whole, as the cached lists of open bets say: the status poll goes on to name them
 * until their match ends (CASH-04). Reading them requests no list.
 */
function useSoldWhole(): readonly string[] {
  const { client } = useApp();
  // one text, which is the same as long as the ids are
  const ids = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () =>
      client
        .getQueriesData<OpenBets>({ queryKey: [OPEN_BETS] })
        .flatMap(([, open]) => (open?.bets ?? []).filter(isSoldWhole).map(({ id }) => id))
        .join(),
  );
  return ids.split(",");
}

/** The counts of the badges (spec §2, §9). */
export function useBetCounts(): BetCounts {
  const statuses = useStatuses();
  const sold = useSoldWhole();
  return { pending: pendingCount(statuses), unsettled: unsettledCount(statuses, sold) };
}
