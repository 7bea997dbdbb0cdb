import { type QueryClient } from "@tanstack/react-query";
import { invalidate } from "#app/api/cache.ts";

/** Refetches everything settled: sums, opened days, searches. */
export const refreshSettled = (client: QueryClient): Promise<void> =>
  invalidate(client, "bet/getSettleBetDates", "bet/GetSettleBetList", "bet/GetSettleBetLists");
