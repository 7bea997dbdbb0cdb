import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { get } from "#app/api/client.ts";
import { rows, underData } from "#app/api/wire.ts";
import { SETTLED_FRESH_MS, settledDay, type SettledDay } from "./settledData.ts";
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
export const fetchSettledBets = async (
  client: QueryClient,
  { language, from, to }: SettledRangeAsk,
  signal?: AbortSignal,
) => decodedDays(path, settleBetListsAnswer, await get(client, path, { language, from, to }, signal), signal);

/** The settled bets of some days, for flows/bets/records, on opening and on pull to refresh (spec §2, §7). */
export const settleBetLists = (ask: SettledRangeAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, signal }) => fetchSettledBets(client, ask, signal),
  });

/** The same for a page; `select` adds what the device knows of each day's bets. */
export const useSettleBetLists = <Day>(ask: SettledRangeAsk, select: (day: SettledDay) => Day, enabled: boolean) =>
  useQuery({
    ...settleBetLists(ask),
    select: (days) => days.map(select),
    enabled,
    staleTime: SETTLED_FRESH_MS,
  });

/**
 * A part of a longer period, kept for the life of the page: days that are over do not change, and `changes` is true for
 * the part with today (FIG-01).
 */
export const useSettledPart = <Day>(
  ask: SettledRangeAsk,
  select: (day: SettledDay) => Day,
  { enabled, changes }: { readonly enabled: boolean; readonly changes: boolean },
) =>
  useQuery({
    ...settleBetLists(ask),
    select: (days) => days.map(select),
    enabled,
    staleTime: changes ? SETTLED_FRESH_MS : Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    // these requests never leave at once
    refetchOnReconnect: false,
  });
