import { queryOptions } from "@tanstack/react-query";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { fetchBoard, BOARD_OPTIONS } from "./boardQuery.ts";
import { type LiveAsk } from "./firstAsks.ts";

const path = "odds/GetNoLiveMatchOdds" satisfies Path;

/** Which pre-match list, and of which day. */
export interface NoLiveAsk extends LiveAsk {
  readonly playType: "today" | "early" | "parlay";
  /** One report day, YYYY-MM-DD; undefined = all. */
  readonly date?: string | undefined;
}

/** The pre-match boards for flows/lists/board: today, early and mix parlay, every 60 s by deltas (spec §7, §9). */
export const noLiveMatchOdds = (ask: NoLiveAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: ({ client, queryKey, signal }) => {
      const { sportId, comboId, language, oddsStyle, marketList, playType, date } = ask;
      const query = {
        language,
        oddsStyle,
        marketList,
        isMixparlay: false,
        IncludeExtenMatch: true,
        sportID: sportId,
        comboId: comboId || undefined,
        playType: PLAY_TYPE.number(playType),
        date,
      };
      return fetchBoard({ client, queryKey, signal, path, query });
    },
    ...every("today"),
    ...BOARD_OPTIONS,
  });
