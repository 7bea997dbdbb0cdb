import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

const BOARD_ROOT = /^odds\/Get(?:Live|NoLive|Batch|League)MatchOdds$/;

const isBoard = (data: unknown): data is Board =>
  typeof data === "object" && data !== null && "matches" in data && typeof data.matches === "object";

/** The match as the newest board that holds it has it. */
function matchIn(client: QueryClient, matchId: number | undefined): Match | undefined {
  if (matchId === undefined) return undefined;
  let found: { readonly match: Match; readonly at: number } | undefined;
  for (const query of client.getQueryCache().getAll()) {
    const [root] = query.queryKey;
    const { data, dataUpdatedAt: at } = query.state;
    if (typeof root !== "string" || !BOARD_ROOT.test(root) || !isBoard(data)) continue;
    const match = data.matches[matchId];
    if (match !== undefined && (found === undefined || at > found.at)) found = { match, at };
  }
  return found?.match;
}

/** A match by its id as the lists have it now, for the score and minute on the slip; undefined when no list holds it. */
export function useBoardMatch(matchId: number | undefined): Match | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => matchIn(client, matchId),
  );
}
