import { useAllFavorite } from "#app/api/comm/getAllFavorite.ts";
import { batchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { config } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { codeOf, type ListView, useBoardShape, useSections } from "./board.ts";
import { sportCounts, sportIn } from "./favourites.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** What members mark most in one sport, and the sports that have such matches. */
export interface MostMarked extends ListView {
  readonly sportId: SportId;
  readonly sports: readonly { readonly sportId: SportId; readonly count: number }[];
}

const NONE: MatchIds = {};

/** The matches that all members mark most, for the wanted sport or the first that has any (spec §7, GetAllFavorite). */
export function useMostMarked(wanted: SportId, enabled: boolean): MostMarked {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const all = useAllFavorite(enabled);
  const { data: marked } = all;
  const { failure, retry } = useKeptFailure(all, "");
  const sportId = sportIn(marked ?? NONE, wanted);
  const matchIds = marked?.[sportId] ?? [];
  const board = useBoardShape(
    batchMatchOdds({ matchIds, marketList: listMarkets(sportId).join(","), language, oddsStyle }),
    { enabled: enabled && matchIds.length > 0, keep: true },
  );
  const asked = new Set(matchIds);
  const sections = useSections(board.data ?? EMPTY_BOARD, 0).flatMap((section) => {
    const matches = section.matches.filter(({ id }) => asked.has(id));
    return matches.length > 0 ? [{ ...section, matches }] : [];
  });
  const nobody = marked !== undefined && matchIds.length === 0;
  return {
    loaded: nobody || board.data !== undefined,
    feed: board.feed,
    sections: nobody ? [] : sections,
    oddsStyle,
    interval: config().intervals.today,
    failureCode: codeOf(failure) ?? board.failureCode,
    retry: marked === undefined ? retry : board.retry,
    sportId,
    sports: sportCounts(marked ?? NONE),
  };
}
