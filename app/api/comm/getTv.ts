import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { isOwnPath, isSafeAddress } from "#app/config.ts";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { maybe, underData } from "#app/api/wire.ts";

const path = "Comm/GetTV" satisfies Path;

/** The video of a match: a stream, a file, or none. */
export type Video =
  | { readonly type: "hls" | "mp4"; readonly url: string; readonly poster?: string }
  | { readonly type: "none" };

const address = v.pipe(v.string(), v.maxLength(2_048));

const isPlayable = (url: string): boolean => isSafeAddress(url) || isOwnPath(url);

/** The response of GetTV (contract, Others). A URL that may not be followed counts as no video (trust E12). */
export const tvAnswer = v.pipe(
  underData(
    v.object({
      Type: v.fallback(v.picklist(["hls", "mp4", "none"]), "none"),
      Url: v.fallback(address, ""),
      Poster: maybe(address),
    }),
  ),
  v.transform(({ Type, Url, Poster }): Video => {
    if (Type === "none" || !isPlayable(Url)) return { type: "none" };
    return { type: Type, url: Url, ...(Poster !== undefined && isPlayable(Poster) && { poster: Poster }) };
  }),
);

/** The video of a match. */
export const tv = (ask: { readonly matchId: number }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, tvAnswer, await get(client, path, { matchId: ask.matchId }, signal)),
    // stream URLs are short-lived: a page that opens again requests again
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { open: true },
  });

/** The video of a match for flows/lists/match, when its tab on the match page is opened (spec §2, §7). */
export const useTv = (ask: { readonly matchId: number }, enabled = true) => useQuery({ ...tv(ask), enabled });
