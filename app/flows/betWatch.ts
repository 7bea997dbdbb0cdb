import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { askBets } from "#app/api/bet/getBets.ts";
import { unSettleBetList, useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { isFailure } from "#app/api/failure.ts";
import { config } from "#app/config.ts";
import {
  type BetNotice,
  betNotices,
  pendingCount,
  shouldPollStatus,
  unsettledCount,
  vanishedBets,
} from "#app/domain/bet.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { notify } from "./notices.ts";

export interface BetCounts {
  /** Bets still waiting, for the tab's badge. */
  readonly pending: number;
  /** Bets not settled, for the header's badge. */
  readonly unsettled: number;
}

const NONE: BetStatuses = {};

/**
 * The statuses of the member's open bets: asked at sign-in, then every 5 s while a bet is pending, stopped by code 3
 * until the next login (spec §4, domain H3).
 */
function useStatuses(): BetStatuses {
  const member = useSession((session) => session.phase === "member");
  const { data } = useQuery({
    ...unSettleBetStatus(),
    enabled: member,
    staleTime: config().intervals.status,
    refetchInterval: ({ state }) => {
      const lastCode = isFailure(state.error) ? state.error.code : 0;
      const pending = pendingCount(state.data ?? NONE);
      return shouldPollStatus({ forced: false, pending, lastCode }) && nextPoll(config().intervals.status, state);
    },
  });
  return member ? (data ?? NONE) : NONE;
}

/** The counts of the badges. */
export function useBetCounts(): BetCounts {
  const statuses = useStatuses();
  return { pending: pendingCount(statuses), unsettled: unsettledCount(statuses) };
}

const toNotices = (changes: readonly BetNotice[]) => {
  const at = Date.now();
  return changes.map(({ id, status }) => ({ betId: id, status, at }));
};

/** Looks up bets that were known and are gone from the poll; what became of them is told like any change. */
async function lookUp(gone: readonly string[], previous: BetStatuses, language: string): Promise<void> {
  try {
    const bets = await askBets(gone, language);
    const now = Object.fromEntries(bets.map(({ id, status }) => [id, status]));
    notify(toNotices(betNotices(previous, now)));
  } catch {
    // the records show it; a notice is only the quick way to hear of it
  }
}

/** Watches the open bets for the life of the page: status poll, notices, and the list every 60 s. Mounted once, by Frame. */
export function useBetWatch(): void {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const wanted = useSettings((settings) => settings.notification);
  const member = useSession((session) => session.phase === "member");
  const statuses = useStatuses();
  useUnSettleBetList({ language }, member);
  const known = useRef<BetStatuses>(NONE);

  useEffect(() => {
    const previous = known.current;
    known.current = statuses;
    if (previous === statuses || !member) return;
    const changes = betNotices(previous, statuses);
    const gone = vanishedBets(previous, statuses);
    if (wanted) notify(toNotices(changes));
    if (wanted && gone.length > 0) void lookUp(gone, previous, language);
    if (changes.length > 0 || gone.length > 0) void refetchOpenBets(client);
  }, [statuses, member, wanted, language, client]);
}

/** Reads the open bets again, whatever their age. */
export const refetchOpenBets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [unSettleBetList({ language: "" }).queryKey[0]] });

/** A bet was taken: the poll runs from now on, and the bet counts as waiting until the server says more (spec §4). */
export function watchNewBet(client: QueryClient, betId: string | undefined, status: number | undefined): void {
  const { queryKey } = unSettleBetStatus();
  if (betId !== undefined) {
    client.setQueryData<BetStatuses>(queryKey, (held) => ({ ...held, [betId]: status ?? 0 }));
  }
  void client.invalidateQueries({ queryKey });
  void refetchOpenBets(client);
}
