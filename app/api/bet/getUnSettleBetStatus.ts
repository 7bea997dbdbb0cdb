import { queryOptions, useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { betStatus } from "./betStatus.ts";
import { byText, underData } from "#app/api/wire.ts";

const path = "bet/GetUnSettleBetStatus" satisfies Path;

/** The response of GetUnSettleBetStatus: a status by bet id (contract, Bets). */
export const unSettleBetStatusAnswer = underData(byText(betStatus));

/** Status of each open bet by bet id. */
export type BetStatuses = v.InferOutput<typeof unSettleBetStatusAnswer>;

/**
 * The statuses of the open bets for flows/bets/betPolls, every 5 s while one is pending or it is forced, until code 3
 * (spec §4, §9).
 */
export const unSettleBetStatus = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ client, signal }): Promise<BetStatuses> =>
      decoded(path, unSettleBetStatusAnswer, await get(client, path, {}, signal)),
    retry: false,
  });

/** The statuses from the last poll; reading them starts none. */
export const useHeldStatuses = (enabled: boolean) => useQuery({ ...unSettleBetStatus(), enabled, staleTime: Infinity });
