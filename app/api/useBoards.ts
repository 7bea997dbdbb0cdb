import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { boardsIn, pricedIn, watchBoards } from "./boards.ts";

/** The last list of boards read of a cache in a language: what is read on each render may not be another list each time. */
const last = new WeakMap<QueryClient, Map<string, readonly Board[]>>();

function steadyBoards(client: QueryClient, language: string): readonly Board[] {
  const known = last.get(client) ?? new Map<string, readonly Board[]>();
  last.set(client, known);
  const [before, now] = [known.get(language), boardsIn(client, language)];
  if (before?.length === now.length && now.every((board, at) => board === before[at])) return before;
  known.set(language, now);
  return now;
}

/**
 * The cached boards in a language, newest first, read anew with each change of one. What a component reads of the cache by a plain call
 * is kept by the compiler for as long as the arguments of the call stay the same, whatever comes meanwhile.
 */
export function useBoards(language: string): readonly Board[] {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => steadyBoards(client, language),
  );
}

/** A match as the newest list in that language and style that has prices of it holds it now; undefined if none does. */
export function usePricedMatch(
  matchId: number,
  language: string,
  oddsStyle: OddsStyle,
): { readonly match: Match; readonly readAt: number } | undefined {
  const client = useQueryClient();
  const watch = (changed: () => void) => watchBoards(client, changed);
  const read = () => pricedIn(client, matchId, { language, oddsStyle });
  const match = useSyncExternalStore(watch, () => read()?.match);
  const readAt = useSyncExternalStore(watch, () => read()?.readAt);
  return match === undefined || readAt === undefined ? undefined : { match, readAt };
}
