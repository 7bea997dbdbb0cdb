import { type QueryClient } from "@tanstack/react-query";

const PRICES = ["odds/GetTicketOdds", "odds/GetBatchTicketOdds", "odds/GetOutRight"];

/** Reads the prices of the slip again: after a failed submit (spec §4), and when a lost bet asks for a new decision (BET-05). */
export const refetchPrices = (client: QueryClient): void => {
  for (const path of PRICES) void client.invalidateQueries({ queryKey: [path] });
};
