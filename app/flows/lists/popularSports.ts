"use no memo";

import { isOffered } from "#app/config.ts";
import { useAllHotMatch } from "#app/api/comm/getAllHotMatch.ts";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useSettings } from "#app/stores/settings.ts";
import { sportCounts, sportIn } from "./favourites.ts";

/** Which sports have popular matches, and how many (spec §2, hot matches). */
export interface PopularSports {
  /** The wanted sport, or the first that has any. */
  readonly sportId: SportId;
  readonly sports: readonly { readonly sportId: SportId; readonly count: number }[];
  /** Of all sports; undefined until known. */
  readonly total: number | undefined;
  /** Undefined until the first response. */
  readonly ids: MatchIds | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const NONE: MatchIds = {};

/** The popular matches of every sport, only their ids, every 60 s (spec §7, §9). */
export function usePopularSports(wanted: SportId): PopularSports {
  const language = useSettings((settings) => settings.language);
  const { data, error, refetch } = useAllHotMatch({ language }, isOffered("popular") || isOffered("hot"));
  const sports = sportCounts(data ?? NONE);
  return {
    sportId: sportIn(data ?? NONE, wanted),
    sports,
    total: data && sports.reduce((sum, { count }) => sum + count, 0),
    ids: data,
    error,
    refetch,
  };
}
