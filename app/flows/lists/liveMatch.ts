import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { matchIn, watchBoards } from "#app/api/boards.ts";
import { type Match } from "#app/domain/boards/match.ts";

/** A match by its id as the lists have it now, for the score and minute on the slip; undefined if no list has it. */
export function useBoardMatch(matchId: number | undefined): Match | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => (matchId === undefined ? undefined : matchIn(client, matchId)),
  );
}
