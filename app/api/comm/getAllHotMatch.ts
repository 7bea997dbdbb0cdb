import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

const path = "Comm/GetAllHotMatch" satisfies Path;

/** The popular matches by sport. */
export const allHotMatch = (ask: { readonly language: string }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, matchIdsAnswer, await get(client, path, { language: ask.language }, signal)),
    ...every("today"),
    meta: { open: true },
  });

/** The popular matches for screens/hotMatch, every 60 s (spec §7, §9). */
export const useAllHotMatch = (ask: { readonly language: string }, enabled = true) =>
  useQuery({ ...allHotMatch(ask), enabled });
