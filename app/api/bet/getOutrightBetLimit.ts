import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { betLimitAnswer } from "./getBetLimit.ts";

const path = "bet/GetOutrightBetLimit" satisfies Path;

/** The runner whose limits are requested. */
export interface OutrightLimitAsk {
  readonly orId: number;
  readonly odds: number;
}

/** Minimum and maximum of an outright bet for flows/slip/singleSlip, when the slip opens (spec §4, §7). */
export const outrightBetLimit = ({ orId, odds }: OutrightLimitAsk) =>
  queryOptions({
    queryKey: [path, { orId }],
    queryFn: async ({ client, signal }) =>
      decoded(path, betLimitAnswer, await get(client, path, { OrID: orId, Odds: odds }, signal)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { open: true, holds: "member" },
  });

/** The same for an open slip. */
export const useOutrightBetLimit = (ask: OutrightLimitAsk, enabled: boolean) =>
  useQuery({ ...outrightBetLimit(ask), enabled });
