import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { useApp } from "#app/application/useApp.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { recentBets } from "#app/domain/bets/recentBets.ts";
import { withKnown } from "./known.ts";
import { byServer } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";

/** The bets of the last minutes, for a browser that cannot remember a bet across a reload (BET-07). */
export interface RecentBets {
  /** Undefined while the bet list has not been read. */
  readonly bets: readonly BetRecord[] | undefined;
  /** The list could not be read: the member has to look at it themselves. */
  readonly failed: boolean;
}

/**
 * What the bet list shows to a slip whose journal does not outlive the page: only the list can reveal a bet made by an
 * earlier page. Undefined for a visitor (BET-07).
 */
export function useRecentBets(): RecentBets | undefined {
  const app = useApp();
  const member = useSession(({ phase }) => phase === "member");
  const language = useSettings((settings) => settings.language);
  const { data, isError, dataUpdatedAt } = useUnSettleBetList({ language }, member);
  if (!member) return undefined;
  return {
    bets: data && withKnown(app, recentBets(data.bets, byServer(dataUpdatedAt))),
    failed: isError && data === undefined,
  };
}
