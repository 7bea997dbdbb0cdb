import { queryOptions, useQuery } from "@tanstack/react-query";
import { every } from "#app/api/cadence.ts";
import { fetchBoard, BOARD_OPTIONS } from "./boardQuery.ts";

const path = "odds/GetBatchMatchOdds";

export interface BatchAsk {
  readonly matchIds: readonly number[];
  /** Market ids of all sports among the matches, comma-joined (contract, Scope). */
  readonly marketList: string;
  readonly language: string;
  readonly oddsStyle: number;
}

/** Chosen matches of any sport; their order makes no other question. */
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

/** The board of favourite or hot matches for flows/lists/favourites and screens/hotMatch, every 60 s by deltas (spec §7, §9). */
export const useBatchMatchOdds = (ask: BatchAsk, enabled = true) =>
  useQuery({ ...batchMatchOdds(ask), enabled: enabled && ask.matchIds.length > 0 });
