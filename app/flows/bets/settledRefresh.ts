import { type QueryClient } from "@tanstack/react-query";
import { invalidate } from "#app/api/cache.ts";

/** Reads everything settled again: sums, opened days, searches. */
export const refreshSettled = (client: QueryClient): Promise<void> =>
  invalidate(client, "bet/getSettleBetDates", "bet/GetSettleBetList", "bet/GetSettleBetLists");
