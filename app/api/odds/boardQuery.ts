import { type QueryClient, type QueryFunctionContext, type QueryKey, useQuery } from "@tanstack/react-query";
import { type Board, EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { type Query } from "#app/api/address.ts";
import { get } from "#app/api/client.ts";
import { hasSport } from "#app/config.ts";
import { reportDropped } from "#app/api/dropped.ts";
import { decodeBoard } from "./matchDecode.ts";

interface BoardAsk {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
  readonly path: string;
  readonly query: Query;
}

/** Requests a board with the `updateTime` of the cached one, and applies the response to it (contract, Delta rule). */
export async function fetchBoard({ client, queryKey, signal, path, query }: BoardAsk): Promise<Board> {
  const held = client.getQueryData<Board>(queryKey) ?? EMPTY_BOARD;
  const answer = await get(client, path, { ...query, updateTime: held.T === 0 ? undefined : held.T }, signal);
  const delta = decodeBoard(path, answer, held.T);
  reportDropped(path, delta.dropped);
  // a list of all sports includes those that the operator does not offer (OPS-05)
  const matches = delta.matches.filter(({ head }) => head === undefined || hasSport(head.sportId));
  return mergeDelta(held, { ...delta, matches });
}

/** Merging keeps the identity of what did not change; comparing boards again would cost more (performance 1). */
export const BOARD_OPTIONS = { structuralSharing: false, meta: { open: true, holds: "board" } } as const;

/** The options of an endpoint that answers with a board. */
export interface BoardOptions {
  readonly queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): Board | Promise<Board>;
}

/** How a page requests a board, besides the options of its call. */
export interface BoardWish {
  readonly enabled: boolean;
  /** While another board loads, the previous one stays. */
  readonly keep?: boolean;
}

/** A board as its page shows it: `select` gives what the page is drawn from, at the cadence of the endpoint. */
export const useBoard = (
  options: BoardOptions,
  select: (board: Board) => Board,
  { enabled, keep = false }: BoardWish,
) => useQuery({ ...options, select, enabled, ...(keep && { placeholderData: (before: Board | undefined) => before }) });
