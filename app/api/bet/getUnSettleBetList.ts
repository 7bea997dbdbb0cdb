import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { finite, rows } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";

const path = "bet/GetUnSettleBetList";

const sum = v.fallback(finite, 0);

const schema = v.pipe(
  v.object({ Data: v.object({ Bets: rows(betRecord), Count: sum, Amount: sum, WillWin: sum }) }),
  v.transform(({ Data }) => ({ bets: Data.Bets, count: Data.Count, amount: Data.Amount, willWin: Data.WillWin })),
);

/** The open bets with their count, the sum of what was deducted and the profit if all win. */
export type OpenBets = v.InferOutput<typeof schema>;

/** Asks for the open bets outside the cache: the reconciling of a lost answer wants the server's word, not a copy. */
export const askOpenBets = async (language: string, signal?: AbortSignal): Promise<OpenBets> =>
  decoded(path, schema, await get(path, { language }, signal));

export const unSettleBetList = (ask: { readonly language: string }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ signal }) => askOpenBets(ask.language, signal),
    ...every("unsettled"),
  });

/** Every 60 s and after every bet. Used by flows/betWatch and the records. */
export const useUnSettleBetList = (ask: { readonly language: string }, enabled: boolean) =>
  useQuery({ ...unSettleBetList(ask), enabled });
