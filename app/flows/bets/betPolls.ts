import { useApp } from "#app/application/useApp.ts";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { useUnSettleBetStatus } from "#app/api/bet/statusPoll.ts";
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

/** Watches the open bets for the life of the page: status poll, notices, and the list every 60 s. Mounted once, by Frame. */
export function useBetWatch(): void {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  const wanted = useSettings((settings) => settings.notification);
  const alerting = isAlerting(useAlerts((alerts) => alerts.wanted)) && wanted;
  const member = useSession((session) => session.phase === "member");
  const statuses = useStatuses();
  useUnSettleBetStatus(member, { hidden: usePageHidden(), alerting });
  const { data: open, dataUpdatedAt: readAt } = useUnSettleBetList({ language }, member);
  const known = useRef<BetsKnown>({ statuses: NO_STATUSES, open, readAt });

  useEffect(() => {
    const before = known.current;
    known.current = { statuses, open, readAt };
    if (member) hearBets(app, before, known.current, { language, wanted });
  }, [statuses, open, readAt, member, wanted, language, app]);
}
