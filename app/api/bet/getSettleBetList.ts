import { type InfiniteData, infiniteQueryOptions, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { get } from "#app/api/client.ts";
import { underData } from "#app/api/wire.ts";
import { SETTLED_FRESH_MS, settledBets, type SettledBets } from "./settledData.ts";
import { decodedBets } from "./slices.ts";

const path = "bet/GetSettleBetList" satisfies Path;

/** The report day whose settled bets are requested. */
export interface SettledAsk {
  readonly language: string;
  /** A report day, YYYY-MM-DD. */
  readonly date: string;
  /** Counts from 1; without `pageSize` the whole list is returned. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The response of GetSettleBetList (contract, Bets). */
export const settleBetListAnswer = underData(settledBets);

/** The bets settled on a day, for flows/bets/records, on opening and on pull to refresh (spec §2, §7). */
export const settleBetList = (ask: SettledAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) => {
      const { language, date, page, pageSize } = ask;
      return decodedBets(
        path,
        settleBetListAnswer,
        await get(client, path, { language, date, page, pageSize }, signal),
        signal,
      );
    },
  });

/** Settled bets per page. */
const PAGE = 100;

/** The same, page by page; a page that is not full is the last. */
const settleBetPages = ({ language, date }: Pick<SettledAsk, "language" | "date">) =>
  infiniteQueryOptions({
    queryKey: [path, "pages", { language, date }],
    queryFn: ({ client, pageParam }) =>
      client.fetchQuery({
        ...settleBetList({ language, date, page: pageParam, pageSize: PAGE }),
        staleTime: 0,
        gcTime: 0,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.bets.length < PAGE ? undefined : pages.length + 1),
  });

/** The same for a page; `select` adds what the device knows of the bets. */
export const useSettleBetPages = <Page>(
  ask: Pick<SettledAsk, "language" | "date">,
  select: (page: SettledBets) => Page,
  enabled: boolean,
) =>
  useInfiniteQuery({
    ...settleBetPages(ask),
    select: (data: InfiniteData<SettledBets, number>) => ({ ...data, pages: data.pages.map(select) }),
    enabled,
    staleTime: SETTLED_FRESH_MS,
    refetchOnWindowFocus: false,
    // each new page would be compared with all previous pages
    structuralSharing: false,
  });
