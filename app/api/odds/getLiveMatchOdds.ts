import { queryOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { fetchBoard, BOARD_OPTIONS } from "./boardQuery.ts";

const path = "odds/GetLiveMatchOdds" satisfies Path;

/** Everything that changes the answer; the clock of the last answer is not part of it. */
export interface LiveAsk {
  /** 0 = all sports. */
  readonly sportId: number;
  readonly comboId: number;
  readonly language: string;
  readonly oddsStyle: number;
  /** Market ids, comma-joined. */
  readonly marketList: string;
}

/** The live board for flows/lists/board, every 15 s by deltas (spec §7, §9). */
export const liveMatchOdds = (ask: LiveAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, queryKey, signal }) => {
      const { sportId, comboId, language, oddsStyle, marketList } = ask;
      const query = {
        language,
        oddsStyle,
        marketList,
        isMixparlay: false,
        IncludeExtenMatch: true,
        sportID: sportId,
        comboId: comboId || undefined,
      };
      return fetchBoard({ client, queryKey, signal, path, query });
    },
    ...every("live"),
    ...BOARD_OPTIONS,
  });
