import { useApp } from "#app/application/useApp.ts";
import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { refetchOpenBets } from "#app/api/bet/newBet.ts";
import { withKnown } from "./known.ts";

/** ISO times and ids sort as strings; a locale-aware comparison would cost ten times as much. */
const descending = (a: string, b: string): number => Number(a < b) - Number(a > b);

/** Newest first, as contract and members expect. */
const byAge = (a: BetRecord, b: BetRecord): number => descending(a.placedAt, b.placedAt) || descending(a.id, b.id);

/**
 * The open bets, newest first; a fully cashed-out bet is no longer open and is listed apart, outside the count
 * (CASH-04).
 */
function withoutSold(bets: readonly BetRecord[], count: number) {
  const sorted = bets.toSorted(byAge);
  const sold = sorted.filter(isSoldWhole);
  return { bets: sorted.filter((bet) => !isSoldWhole(bet)), sold, count: count - sold.length };
}

/** The open bets as the records show them, and the member's own refresh (spec §2); nothing is read unless `wanted`. */
export function useOpenBets(wanted = true) {
  const app = useApp();
  const member = useSession((session) => session.phase === "member");
  const language = useSettings((settings) => settings.language);
  const { data, error } = useUnSettleBetList({ language }, member && wanted);
  const read = () => refetchOpenBets(app.client);
  const { failure } = useKeptFailure({ data, error, refetch: read }, language);
  return {
    data: data && withoutSold(withKnown(app, data.bets), data.count),
    error: failure,
    read,
  };
}

/** The open bets as the records show them. */
export type OpenBetsView = ReturnType<typeof useOpenBets>;
