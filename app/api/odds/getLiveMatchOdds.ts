import { queryOptions } from "@tanstack/react-query";
import { every } from "#app/api/cadence.ts";
import { fetchBoard, BOARD_OPTIONS } from "./boardQuery.ts";
import { LIVE as path, type LiveAsk, liveQuery } from "./firstAsks.ts";

/** The live board for flows/lists/board, every 15 s by deltas (spec §7, §9). */
export const liveMatchOdds = (ask: LiveAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, queryKey, signal }) => fetchBoard({ client, queryKey, signal, path, query: liveQuery(ask) }),
    ...every("live"),
    ...BOARD_OPTIONS,
  });
