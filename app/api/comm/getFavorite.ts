import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

const path = "Comm/GetFavorite" satisfies Path;

/** The matches that the member has marked, by sport. */
export const favorite = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ client, signal }) => decoded(path, matchIdsAnswer, await get(client, path, {}, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The member's favourites for flows/lists/favourites, once after sign-in (spec §4, §7). */
export const useFavorite = (enabled: boolean) => useQuery({ ...favorite(), enabled });
