import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

const isBoard = ({ meta }: Query): boolean => meta?.holds === "board";

/** Which boards: those that were requested with all of these. */
interface Asked {
  readonly language?: string | undefined;
  readonly oddsStyle?: number;
}

const isAsked = ({ queryKey: [, ask] }: Query, asked: Asked): boolean =>
  Object.entries(asked).every(
    ([name, value]) => value === undefined || (ask as Readonly<Record<string, unknown>> | undefined)?.[name] === value,
  );

/** The queries of the cached boards, newest first. */
const queriesOf = (client: QueryClient, asked: Asked): readonly Query[] =>
  client
    .getQueryCache()
    .findAll({ predicate: (query) => isBoard(query) && isAsked(query, asked) })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);

/** The cached boards, newest first; with a language, only those with names in it. */
export const boardsIn = (client: QueryClient, language?: string): readonly Board[] =>
  queriesOf(client, { language }).flatMap(({ state }) => (state.data === undefined ? [] : [state.data as Board]));

/** A match as in a list. */
interface Listed {
  readonly match: Match;
  /** When the list was read, epoch ms. */
  readonly readAt: number;
}

/** The match with the prices of the newest list in that language and style that has any; undefined if none does. */
export function pricedIn(client: QueryClient, matchId: number, asked: Required<Asked>): Listed | undefined {
  for (const { state } of queriesOf(client, asked)) {
    const match = (state.data as Board | undefined)?.matches[matchId];
    if (match && Object.values(match.markets).some(({ length }) => length > 0))
      return { match, readAt: state.dataUpdatedAt };
  }
  return undefined;
}

/** The match in the newest board that has it; undefined if none does. */
export function matchIn(client: QueryClient, matchId: number, language?: string): Match | undefined {
  for (const { matches } of boardsIn(client, language)) {
    const match = matches[matchId];
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Calls back when any board changes or is removed. Returns the stop function. */
export const watchBoards = (client: QueryClient, changed: () => void): (() => void) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    if ((type === "updated" || type === "removed") && isBoard(query)) changed();
  });
