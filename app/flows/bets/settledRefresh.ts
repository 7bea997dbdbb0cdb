import { type QueryClient } from "@tanstack/react-query";

/** Reads everything settled again: sums, opened days, searches. */
export const refreshSettled = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ["bet/getSettleBetDates", "bet/GetSettleBetList", "bet/GetSettleBetLists"].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
