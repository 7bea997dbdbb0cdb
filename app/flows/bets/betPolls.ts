import { useApp } from "#app/application/useApp.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { statusPoll, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { config } from "#app/config.ts";
import { useAlerts } from "#app/stores/alerts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { isAlerting } from "./alerts.ts";
import { NO_STATUSES, useStatuses } from "./betCounts.ts";
import { type BetsKnown, hearBets } from "./betWatch.ts";

const hearVisibility = (changed: () => void): (() => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** True while the page is hidden. */
const usePageHidden = (): boolean => useSyncExternalStore(hearVisibility, () => document.visibilityState === "hidden");

/**
 * Requests the statuses at sign-in, then every 5 s while a bet is pending; code 3 stops it until the next login
 * (spec §4, domain H3). A hidden page does not poll, unless the member wants notifications outside the page: then once
 * a minute.
 */
function useStatusPoll(member: boolean, alerting: boolean): void {
  const { status, unsettled } = config().intervals;
  const hidden = usePageHidden();
  useQuery({
    ...unSettleBetStatus(),
    enabled: member,
    staleTime: status,
    refetchIntervalInBackground: alerting,
    refetchInterval: ({ state }) => statusPoll(state, hidden && alerting, hidden ? unsettled : status),
  });
}

/** Watches the open bets for the life of the page: status poll, notices, and the list every 60 s. Mounted once, by Frame. */
export function useBetWatch(): void {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  const wanted = useSettings((settings) => settings.notification);
  const alerting = isAlerting(useAlerts((alerts) => alerts.wanted)) && wanted;
  const member = useSession((session) => session.phase === "member");
  const statuses = useStatuses();
  useStatusPoll(member, alerting);
  const { data: open, dataUpdatedAt: readAt } = useUnSettleBetList({ language }, member);
  const known = useRef<BetsKnown>({ statuses: NO_STATUSES, open, readAt });

  useEffect(() => {
    const before = known.current;
    known.current = { statuses, open, readAt };
    if (member) hearBets(app, before, known.current, { language, wanted });
  }, [statuses, open, readAt, member, wanted, language, app]);
}
