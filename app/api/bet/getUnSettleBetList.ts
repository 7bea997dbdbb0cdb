import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { get } from "#app/api/client.ts";
import { finite, rows, underData } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";
import { decodedBets } from "./slices.ts";

const path = "bet/GetUnSettleBetList" satisfies Path;

const sum = v.fallback(finite, 0);

/** The response of GetUnSettleBetList (contract, Bets). */
export const unSettleBetListAnswer = v.pipe(
  underData(v.object({ Bets: rows(betRecord), Count: sum, Amount: sum, WillWin: sum })),
  v.transform((wire) => ({ bets: wire.Bets, count: wire.Count, amount: wire.Amount, willWin: wire.WillWin })),
);

/** The open bets with their count, the total deducted and the profit if all win. */
export type OpenBets = v.InferOutput<typeof unSettleBetListAnswer>;

/** The language of the names. */
export interface OpenBetsAsk {
  readonly language: string;
  /** Counts from 1; without `pageSize` the whole list is returned. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

async function ask(
  client: QueryClient,
  { language, page, pageSize }: OpenBetsAsk,
  signal?: AbortSignal,
): Promise<OpenBets> {
  return decodedBets(
    path,
    unSettleBetListAnswer,
    await get(client, path, { language, page, pageSize }, signal),
    signal,
  );
}

/** Requests the open bets, bypassing the cache: reconciling a lost response needs the server's word, not a copy. */
export const fetchOpenBets = (client: QueryClient, language: string, signal?: AbortSignal): Promise<OpenBets> =>
  ask(client, { language }, signal);

/** The open bets of the member, newest first. */
export const unSettleBetList = (wanted: OpenBetsAsk) =>
  queryOptions({
    queryKey: [path, wanted],
    queryFn: ({ client, signal }) => ask(client, wanted, signal),
    ...every("unsettled"),
  });

/** The cached lists of open bets: one per language in which they were requested. */
export const heldOpenBets = (client: QueryClient): readonly OpenBets[] =>
  client.getQueriesData<OpenBets>({ queryKey: [path] }).flatMap(([, data]) => data ?? []);

/** The open bets for flows/bets/betPolls and flows/bets/records, every 60 s and after every bet (spec §7, §9). */
export const useUnSettleBetList = (wanted: OpenBetsAsk, enabled: boolean) =>
  useQuery({ ...unSettleBetList(wanted), enabled });
