import { type MatchIds } from "./matchIds.ts";

/** A match to mark: its sport decides the group (spec §3, Favourites). */
export interface Markable {
  readonly id: number;
  readonly sportId: number;
}

/** The ids of all marked matches, of all sports. */
export const allIds = (marked: MatchIds): ReadonlySet<number> => new Set(Object.values(marked).flat());

/** The favourites with matches marked or unmarked; a sport without any is removed (spec §4, favourite toggle). */
export function markMatches(marked: MatchIds, matches: readonly Markable[], on: boolean): MatchIds {
  const next = new Map(Object.entries(marked).map(([sport, ids]) => [Number(sport), [...ids]]));
  for (const { id, sportId } of matches) {
    const others = (next.get(sportId) ?? []).filter((one) => one !== id);
    next.set(sportId, on ? [...others, id] : others);
  }
  return Object.fromEntries([...next].filter(([, ids]) => ids.length > 0));
}

/** The favourites without the matches that the server no longer knows; the same object if none is gone (spec §4). */
export function pruneMatches(marked: MatchIds, gone: ReadonlySet<number>): MatchIds {
  if (!Object.values(marked).some((ids) => ids.some((id) => gone.has(id)))) return marked;
  return Object.fromEntries(
    Object.entries(marked)
      .map(([sport, ids]) => [Number(sport), ids.filter((id) => !gone.has(id))] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}
