import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { rows, underData } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";

const path = "bet/GetBets" satisfies Path;

/** The response of GetBets (contract, Bets). */
export const betsAnswer = underData(rows(betRecord));

/** Bets by id, open or settled, bypassing the cache: flows/bets/betWatch requests them when a known id disappears. */
export const fetchBets = async (
  client: QueryClient,
  betIds: readonly string[],
  language: string,
  signal?: AbortSignal,
): Promise<readonly BetRecord[]> =>
  decoded(path, betsAnswer, await get(client, path, { betIds: betIds.join(","), language }, signal));

/** The ids of the bets, and the language of their names. */
export interface BetsAsk {
  readonly betIds: readonly string[];
  readonly language: string;
}

/**
 * Several bets by id for flows/bets/records, such as those of one parlay order, on opening and on pull to refresh
 * (spec §7).
 */
export const bets = (ask: BetsAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, signal }) => fetchBets(client, ask.betIds, ask.language, signal),
  });

/** The same once for as long as they are shown; `select` adds what the device knows of them. */
export const useBets = <Shown>(ask: BetsAsk, select: (found: readonly BetRecord[]) => Shown) =>
  useQuery({ ...bets(ask), select, staleTime: Infinity });
