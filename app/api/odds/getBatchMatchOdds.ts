import { queryOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
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
