import { type Video, useTv } from "#app/api/comm/getTv.ts";

/** The video of a match, requested when its tab opens; 0 = the match has none (spec §7, GetTV). */
export function useVideo(matchId: number): { readonly video: Video | undefined; readonly failed: boolean } {
  const { data, isError } = useTv({ matchId }, matchId > 0);
  return { video: matchId === 0 ? { type: "none" } : data, failed: isError };
}
