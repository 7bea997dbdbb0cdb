import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { unSettleBetList, useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { signalOf } from "#app/api/failure.ts";
import { config } from "#app/config.ts";
import {
  type BetNotice,
  type BetRecord,
  betNotices,
  pendingCount,
  shouldPollStatus,
  vanishedBets,
  isOpenBet,
  type BetStatus,
} from "#app/domain/bets/bet.ts";
import { useAlerts } from "#app/stores/alerts.ts";
import { recordNotices } from "#app/stores/notices.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { followReceipts, isReceiptShown } from "#app/stores/receipts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { alertHidden, isAlerting } from "./alerts.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { NO_STATUSES, useStatuses } from "./betCounts.ts";
import { tellLate } from "#app/flows/slip/lateBets.ts";
import { notify } from "./notices.ts";
import { refreshSettled } from "./settledRefresh.ts";

const hearVisibility = (changed: () => void): (() => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** True while nobody can see the page. */
const usePageHidden = (): boolean => useSyncExternalStore(hearVisibility, () => document.visibilityState === "hidden");

/**
 * Asks for the statuses at sign-in, then every 5 s while a bet is pending; code 3 stops it until the next login (spec §4,
 * domain H3). A hidden page does not ask, unless the member wants to hear of bets outside the page: then once a minute.
 */
function useStatusPoll(member: boolean, alerting: boolean): void {
  const { status, unsettled } = config().intervals;
  const hidden = usePageHidden();
  useQuery({
    ...unSettleBetStatus(),
    enabled: member,
    staleTime: status,
    refetchIntervalInBackground: alerting,
    refetchInterval: ({ state }) => {
      const loggedOut = signalOf(state.error) === "loggedOut";
      const pending = pendingCount(state.data ?? NO_STATUSES);
      return (
        shouldPollStatus({ forced: hidden && alerting, pending, loggedOut }) &&
        nextPoll(hidden ? unsettled : status, state)
      );
    },
  });
}

/** True when list and statuses name different open bets: one was settled, or was placed elsewhere. */
function disagree(statuses: BetStatuses, bets: readonly BetRecord[]): boolean {
  const listed = new Set(bets.map(({ id }) => id));
  const known = Object.entries(statuses).filter(([, status]) => isOpenBet(status));
  return known.some(([id]) => !listed.has(id)) || bets.some(({ id }) => !Object.hasOwn(statuses, id));
}

/** What the open bets hold of the member's money, as one text: it changes with each stake, cash-out and end. */
const openMoney = (bets: readonly BetRecord[]): string =>
  bets
    .map(({ id, payment, sold = 0, back = 0 }) => `${id} ${payment} ${sold} ${back}`)
    .toSorted()
    .join();

const toNotices = (changes: readonly BetNotice[]) => {
  const at = Date.now();
  return changes.map(({ id, status }) => ({ betId: id, status, at }));
};

/** Tells of changes: in the page, and outside it while it is hidden and the member wants that. */
function tell(changes: readonly BetNotice[]): void {
  const notices = toNotices(changes);
  // a receipt on the screen says it already
  const seen = notices.filter(({ betId }) => isReceiptShown(betId));
  recordNotices(seen);
  notify(notices.filter((notice) => !seen.includes(notice)));
  alertHidden(notices);
}

/** Looks up bets that were known and are gone from the poll; what became of them is told like any change. */
async function lookUp(
  gone: readonly string[],
  previous: BetStatuses,
  { language, wanted }: { readonly language: string; readonly wanted: boolean },
): Promise<void> {
  try {
    const bets = await fetchBets(gone, language);
    const changes = betNotices(previous, Object.fromEntries(bets.map(({ id, status }) => [id, status])));
    followReceipts(changes);
    if (wanted) tell(changes);
  } catch {
    // the records show it; a notice is only the quick way to hear of it
  }
}

/** Watches the open bets for the life of the page: status poll, notices, and the list every 60 s. Mounted once, by Frame. */
export function useBetWatch(): void {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const wanted = useSettings((settings) => settings.notification);
  const alerting = isAlerting(useAlerts((alerts) => alerts.wanted)) && wanted;
  const member = useSession((session) => session.phase === "member");
  const statuses = useStatuses();
  useStatusPoll(member, alerting);
  const { data: open } = useUnSettleBetList({ language }, member);
  const known = useRef<BetStatuses>(NO_STATUSES);
  const seen = useRef(open);

  useEffect(() => {
    const previous = known.current;
    known.current = statuses;
    const before = seen.current;
    const isNewList = before !== open;
    seen.current = open;
    if (!member) return;
    const { account } = useSession.getState();
    if (isNewList && open !== undefined && account !== undefined) tellLate(client, ownerOf(account), open.bets);
    // nothing is polled while nothing is pending: that a bet was settled shows in the list first, and then the poll is forced
    if (isNewList && open !== undefined && disagree(statuses, open.bets)) {
      void client.invalidateQueries({ queryKey: unSettleBetStatus().queryKey });
    }
    if (isNewList && before !== undefined && open !== undefined && openMoney(before.bets) !== openMoney(open.bets))
      void askBalance(client);
    if (previous === statuses) return;
    const changes = betNotices(previous, statuses);
    const gone = vanishedBets(previous, statuses).filter((id) => isOpenBet(previous[id] ?? "waiting"));
    followReceipts(changes);
    if (wanted) tell(changes);
    if (gone.length > 0) void lookUp(gone, previous, { language, wanted });
    if (changes.length > 0 || gone.length > 0) {
      void refetchOpenBets(client);
      void askBalance(client);
    }
    if (changes.some(({ status }) => !isOpenBet(status))) void refreshSettled(client);
  }, [statuses, open, member, wanted, language, client]);
}

/** Reads the open bets again, whatever their age. */
export const refetchOpenBets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [unSettleBetList({ language: "" }).queryKey[0]] });

/** A bet was taken: the poll runs from now on, and the bet counts as waiting until the server says more (spec §4). */
export function watchNewBet(client: QueryClient, betId: string | undefined, status: BetStatus | undefined): void {
  const { queryKey } = unSettleBetStatus();
  if (betId !== undefined) {
    client.setQueryData<BetStatuses>(queryKey, (held) => ({ ...held, [betId]: status ?? "waiting" }));
  }
  void client.invalidateQueries({ queryKey });
  void refetchOpenBets(client);
}
