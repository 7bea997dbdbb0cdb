import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { matchIn, watchBoards } from "#app/api/boards.ts";
import { isOverIn, watchMatches } from "#app/api/matchOver.ts";
import { type Match } from "#app/domain/boards/match.ts";

/** A match by its id as the lists have it now, for the score and minute on the slip; undefined if no list has it. */
export function useBoardMatch(matchId: number | undefined): Match | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => (matchId === undefined ? undefined : matchIn(client, matchId)),
  );
}

/** What decides whether a pick can still be bet on, besides its own ticket. */
interface Extended {
  readonly matchId: number;
  readonly mainId: number;
}

/** True for each pick of an extension match whose main match takes no more bets: they end together (spec §2). */
export function useOver(picks: readonly Extended[]): readonly boolean[] {
  const client = useQueryClient();
  const over = useSyncExternalStore(
    (changed) => watchMatches(client, changed),
    // one text, since each reading would be another list
    () => picks.map((pick) => (isExtensionOver(client, pick) ? "1" : "0")).join(""),
  );
  return Array.from(over, (sign) => sign === "1");
}

/** True for a pick of an extension match whose main match takes no more bets (spec §2). */
export const isExtensionOver = (client: QueryClient, { matchId, mainId }: Extended): boolean =>
  mainId !== matchId && isOverIn(client, mainId);
