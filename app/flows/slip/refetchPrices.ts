import { type QueryClient } from "@tanstack/react-query";
import { invalidate } from "#app/api/cache.ts";

/** Refetches the slip's prices: after a failed submit (spec §4), and when a lost bet needs a new decision (BET-05). */
export const refetchPrices = (client: QueryClient): void =>
  void invalidate(client, "odds/GetTicketOdds", "odds/GetBatchTicketOdds", "odds/GetOutRight");
