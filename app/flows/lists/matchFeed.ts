import { type QueryClient } from "@tanstack/react-query";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

/**
 * A board as its rows hear of it: each row asks for its own match and is drawn again when that changed, and nothing between
 * the row and the page is drawn for a price (performance 1).
 */
export interface MatchFeed {
  readonly get: (id: number) => Match | undefined;
  /** Epoch ms of the last good answer, 0 for none. */
  readonly updatedAt: () => number;
  /** The last attempt to read it anew failed. */
  readonly failing: () => boolean;
  /** Calls back after every answer. Returns the way to stop. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** The feed of one board of the cache; `instead` stands in until that board has come (a page that asks anew keeps its rows). */
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
