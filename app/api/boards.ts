import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

const isBoard = ({ meta }: Query): boolean => meta?.holds === "board";

const isIn = ({ queryKey: [, ask] }: Query, language: string): boolean =>
  typeof ask === "object" && ask !== null && "language" in ask && ask.language === language;

/** The boards of the cache, the newest first; with a language those alone whose names are in it. */
export const boardsIn = (client: QueryClient, language?: string): readonly Board[] =>
  client
    .getQueryCache()
    .findAll({ predicate: (query) => isBoard(query) && (language === undefined || isIn(query, language)) })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.data as Board]));

/** The match as the newest board that holds it has it; undefined where none does. */
export function matchIn(client: QueryClient, matchId: number, language?: string): Match | undefined {
  for (const { matches } of boardsIn(client, language)) {
    const match = matches[matchId];
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Calls back when any board has changed or is gone. Returns the way to stop. */
export const watchBoards = (client: QueryClient, changed: () => void): (() => void) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    if ((type === "updated" || type === "removed") && isBoard(query)) changed();
  });
