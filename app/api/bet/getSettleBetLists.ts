import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { get } from "#app/api/client.ts";
import { rows, underData } from "#app/api/wire.ts";
import { settledDay } from "./settledData.ts";
import { decodedDays } from "./slices.ts";

const path = "bet/GetSettleBetLists" satisfies Path;

/** The report days whose settled bets are requested. */
export interface SettledRangeAsk {
  readonly language: string;
  /** Report days, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

/** The response of GetSettleBetLists (contract, Bets). */
export const settleBetListsAnswer = underData(rows(settledDay));

/** Requests settled bets, bypassing the cache: a lost bet may have been settled before it was looked for. */
export const askSettledBets = async (
  client: QueryClient,
  { language, from, to }: SettledRangeAsk,
  signal?: AbortSignal,
) => decodedDays(path, settleBetListsAnswer, await get(client, path, { language, from, to }, signal), signal);

/** The settled bets of some days, for flows/bets/records, on opening and on pull to refresh (spec §2, §7). */
export const settleBetLists = (ask: SettledRangeAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, signal }) => askSettledBets(client, ask, signal),
  });
