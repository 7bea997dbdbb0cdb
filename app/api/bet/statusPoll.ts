import { useQuery } from "@tanstack/react-query";
import { nextPoll } from "#app/api/cadence.ts";
import { signalOf } from "#app/api/failure.ts";
import { config } from "#app/config.ts";
import { pendingCount, shouldPollStatus } from "#app/domain/bets/status.ts";
import { type BetStatuses, unSettleBetStatus } from "./getUnSettleBetStatus.ts";

interface StatusPoll {
  readonly data: BetStatuses | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount: number;
}

/**
 * The wait before the next status poll, `base` ms or more; false if none is due: nothing is pending, or code 3 ended
 * the session (spec §4).
 */
export function statusPoll(state: StatusPoll, forced: boolean, base = config().intervals.status): number | false {
  const loggedOut = signalOf(state.error) === "loggedOut";
  const due = shouldPollStatus({ forced, pending: pendingCount(state.data ?? {}), loggedOut });
  return due && nextPoll(base, state);
}

/**
 * The poll: at sign-in, then every 5 s while a bet is pending; code 3 stops it until the next login (spec §4, domain H3).
 * A hidden page does not poll, unless the member wants notifications outside the page: then once a minute.
 */
export function useUnSettleBetStatus(
  enabled: boolean,
  { hidden, alerting }: { readonly hidden: boolean; readonly alerting: boolean },
) {
  const { status, unsettled } = config().intervals;
  return useQuery({
    ...unSettleBetStatus(),
    enabled,
    staleTime: status,
    refetchIntervalInBackground: alerting,
    refetchInterval: ({ state }) => statusPoll(state, hidden && alerting, hidden ? unsettled : status),
  });
}
