import { type Query, type QueryClient } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { isHalted, type MatchState } from "#app/domain/boards/match.ts";
import { type MatchOdds } from "#app/domain/boards/matchOdds.ts";

const PAGE = "odds/GetSingleMatchOdds" satisfies Path;

const isBoard = ({ meta }: Query): boolean => meta?.holds === "board";

const isPage = ({ queryKey: [path] }: Query): boolean => path === PAGE;

/** The state of a match in an answer of a list or a match page; undefined if it says none. */
function stateIn(query: Query, matchId: number): MatchState | undefined {
  const { data } = query.state;
  if (isBoard(query)) return (data as Board | undefined)?.matches[matchId]?.state;
  const [, ask] = query.queryKey as readonly [unknown, { readonly matchId?: number } | undefined];
  return isPage(query) && ask?.matchId === matchId ? (data as MatchOdds | undefined)?.state : undefined;
}

/** True if the newest answer that has the match, a list's or its page's, says that it takes no more bets (domain E3). */
export function isOverIn(client: QueryClient, matchId: number): boolean {
  let newest: { readonly state: MatchState; readonly at: number } | undefined;
  for (const query of client.getQueryCache().getAll()) {
    const state = stateIn(query, matchId);
    const at = query.state.dataUpdatedAt;
    if (state !== undefined && (newest === undefined || at > newest.at)) newest = { state, at };
  }
  return newest !== undefined && isHalted(newest.state);
}

/** Calls back when a list or a match page has a new answer. Returns the stop function. */
export const watchMatches = (client: QueryClient, changed: () => void): (() => void) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && (isBoard(query) || isPage(query))) changed();
  });
