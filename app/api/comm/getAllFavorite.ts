import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { cachedFor } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

const path = "Comm/GetAllFavorite" satisfies Path;

/** The matches that all members mark most often, by sport; needs no login. */
export const allFavorite = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ client, signal }) => decoded(path, matchIdsAnswer, await get(client, path, {}, signal)),
    ...cachedFor("counts"),
    meta: { open: true },
  });

/** Everyone's favourites for flows/lists/favourites, when a list of them opens, kept 5 min (spec §7). */
export const useAllFavorite = (enabled = true) => useQuery({ ...allFavorite(), enabled });
