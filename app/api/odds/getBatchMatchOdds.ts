import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { every, nextPoll } from "#app/api/cadence.ts";
import { observe } from "#app/api/observe.ts";
import { config } from "#app/config.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { fetchBoard, BOARD_OPTIONS } from "./boardQuery.ts";

const path = "odds/GetBatchMatchOdds" satisfies Path;

/** The matches, and in which language, style and markets. */
export interface BatchAsk {
  readonly matchIds: readonly number[];
  /** Market ids of all sports among the matches, comma-joined (contract, Scope). */
  readonly marketList: string;
  readonly language: string;
  readonly oddsStyle: number;
}

/**
 * The board of chosen matches of any sport for flows/lists/favourites and screens/hotMatch, every 60 s by deltas;
 * another order of the matches is not another query (spec §7, §9).
 */
export const batchMatchOdds = ({ matchIds, marketList, language, oddsStyle }: BatchAsk) => {
  const matchStr = matchIds.toSorted((a, b) => a - b).join(",");
  return queryOptions({
    queryKey: [path, { matchStr, marketList, language, oddsStyle }],
    queryFn: ({ client, queryKey, signal }) => {
      const query = { language, oddsStyle, marketStr: marketList, isMixparlay: false, matchStr };
      return fetchBoard({ client, queryKey, signal, path, query });
    },
    ...every("today"),
    ...BOARD_OPTIONS,
  });
};

/** The same for a page; nothing is requested for no match. With `keep`, the last answer stays while another loads. */
export const useBatchMatchOdds = (ask: BatchAsk, { keep = false }: { readonly keep?: boolean } = {}) =>
  useQuery({
    ...batchMatchOdds(ask),
    enabled: ask.matchIds.length > 0,
    ...(keep && { placeholderData: (before: Board | undefined) => before }),
  });

/** The state of matches that are under way, at the interval of the live list. */
export const useLiveBatch = (ask: BatchAsk, { keep = false }: { readonly keep?: boolean } = {}) =>
  useQuery({
    ...batchMatchOdds(ask),
    ...every("live"),
    enabled: ask.matchIds.length > 0,
    ...(keep && { placeholderData: (before: Board | undefined) => before }),
  });

/**
 * The matches of alerts for flows/watches/asker: at once, then at the interval of the live list or of today's, on a
 * hidden page too (WAT-03, WAT-08). `leaves` is called whenever a request leaves.
 */
export const observeWatchBatch = (client: QueryClient, ask: BatchAsk, pace: "live" | "today", leaves: () => void) =>
  observe(
    client,
    {
      ...batchMatchOdds(ask),
      ...every(pace),
      staleTime: 0,
      refetchIntervalInBackground: true,
      // back in view, a page asks when its own interval is over
      refetchOnWindowFocus: false,
      retry: false,
    },
    ({ isFetching }) => {
      if (isFetching) leaves();
    },
  );

/** How often the matches of a link are requested, ms: every 15 s while one is live, else every 60 s (LNK-07). */
export const linkInterval = (board: Board | undefined): number =>
  config().intervals[Object.values(board?.matches ?? {}).some(({ stage }) => stage === "live") ? "live" : "today"];

/** The prices of a link's matches (LNK-07). */
export const useLinkBatch = (ask: BatchAsk) =>
  useQuery({
    ...batchMatchOdds(ask),
    staleTime: config().intervals.live,
    refetchInterval: ({ state }) => nextPoll(linkInterval(state.data), state),
    enabled: ask.matchIds.length > 0,
  });
