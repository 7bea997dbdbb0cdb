import { type QueryClient } from "@tanstack/react-query";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

/**
 * A board as its rows see it: each row subscribes to its own match and renders when that changed; nothing between the
 * row and the page renders for a price (performance 1).
 */
export interface MatchFeed {
  readonly get: (id: number) => Match | undefined;
  /** Epoch ms of the last good response, 0 for none. */
  readonly updatedAt: () => number;
  /** The last refetch failed. */
  readonly failing: () => boolean;
  /** Calls back after every response. Returns the stop function. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * The feed of one cached board; `instead` is used until that board has loaded (a page that requests another keeps its
 * rows).
 */
export function createFeed(client: QueryClient, queryHash: string, instead: Board | undefined): MatchFeed {
  const cache = client.getQueryCache();
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const board = (): Board | undefined => (cache.get<Board>(queryHash)?.state.data ?? instead) as Board | undefined;
  return {
    get: (id) => board()?.matches[id],
    updatedAt: () => cache.get(queryHash)?.state.dataUpdatedAt ?? 0,
    failing: () => cache.get(queryHash)?.state.status === "error",
    subscribe: (changed) => {
      listeners.add(changed);
      stop ??= cache.subscribe((event) => {
        if (event.type !== "updated" || event.query.queryHash !== queryHash || event.action.type !== "success") return;
        for (const tell of listeners) tell();
      });
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
