import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { byNumber, finite, underData } from "#app/api/wire.ts";

const path = "odds/GetMatchMinParlayCount" satisfies Path;

/**
 * The response of GetMatchMinParlayCount: the minimum number of legs by match; 0 = not for parlays (contract, Odds).
 */
export const matchMinParlayCountAnswer = underData(byNumber(finite));

/** The minimum number of legs in a parlay with each match. */
export const matchMinParlayCount = (matchIds: readonly number[]) => {
  const mids = matchIds.toSorted((a, b) => a - b).join(",");
  return queryOptions({
    queryKey: [path, { mids }],
    queryFn: async ({ client, signal }) =>
      decoded(path, matchMinParlayCountAnswer, await get(client, path, { mids }, signal)),
    meta: { open: true },
  });
};

/**
 * The minimum number of legs that each match requires, for flows/slip/parlaySlip, when the picks change (spec §5, §7).
 */
export const useMatchMinParlayCount = (matchIds: readonly number[], enabled = true) =>
  useQuery({ ...matchMinParlayCount(matchIds), enabled: enabled && matchIds.length > 0 });
