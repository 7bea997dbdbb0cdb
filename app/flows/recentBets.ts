import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { recentBets } from "#app/domain/recentBets.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";

/** The bets of the last minutes, where this browser cannot remember a bet over a reload (trust BET-07). */
export interface RecentBets {
  /** Undefined while the bet list has not been read. */
  readonly bets: readonly BetRecord[] | undefined;
  /** The list could not be read: the member has to look there. */
  readonly failed: boolean;
}

/**
 * What stands in the bet list beside a slip whose journal does not outlive the page: a tap that an earlier page made can
 * be known from there alone. Undefined for a visitor (trust BET-07).
 */
export function useRecentBets(): RecentBets | undefined {
  const member = useSession(({ phase }) => phase === "member");
  const language = useSettings((settings) => settings.language);
  const { data, isError, dataUpdatedAt } = useUnSettleBetList({ language }, member);
  if (!member) return undefined;
  return { bets: data && recentBets(data.bets, dataUpdatedAt), failed: isError && data === undefined };
}
