import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { rows, underData } from "#app/api/wire.ts";
import { SETTLED_FRESH_MS, settledDaySums } from "./settledData.ts";

// the only call whose name begins in lower case (spec §7)
const path = "bet/getSettleBetDates" satisfies Path;

/** The report days whose sums are requested. */
export interface SettledDatesAsk {
  /** Report days, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

/** The response of getSettleBetDates (contract, Bets). */
export const settleBetDatesAnswer = underData(rows(settledDaySums));

/** The sums of each day with settled bets, for flows/bets/records, on opening and on pull to refresh (spec §2, §7). */
export const settleBetDates = (ask: SettledDatesAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, settleBetDatesAnswer, await get(client, path, { from: ask.from, to: ask.to }, signal)),
  });

/** The same for a page; while another range loads the last one is shown. */
export const useSettleBetDates = (ask: SettledDatesAsk) =>
  useQuery({ ...settleBetDates(ask), staleTime: SETTLED_FRESH_MS, placeholderData: keepPreviousData });
