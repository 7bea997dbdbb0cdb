import { type QueryClient } from "@tanstack/react-query";
import { invalidate } from "#app/api/cache.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";
import { type BetStatuses, unSettleBetStatus } from "./getUnSettleBetStatus.ts";

/** Refetches the open bets, whatever their age. */
export const refetchOpenBets = (client: QueryClient): Promise<void> => invalidate(client, "bet/GetUnSettleBetList");

/**
 * A bet was taken: the poll runs from now on, and the bet counts as waiting until the server says otherwise (spec §4).
 */
export function watchNewBet(client: QueryClient, betId: string | undefined, status: BetStatus | undefined): void {
  const { queryKey } = unSettleBetStatus();
  if (betId !== undefined) {
    client.setQueryData<BetStatuses>(queryKey, (held) => ({ ...held, [betId]: status ?? "waiting" }));
  }
  void client.invalidateQueries({ queryKey });
  void refetchOpenBets(client);
}
