"use no memo";

import { useBatchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Board, EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { codeOf, useSections } from "./board.ts";
import { type PopularSports, usePopularSports } from "./popularSports.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** The popular matches of one sport (spec §2, hot matches). */
export interface PopularView extends Pick<PopularSports, "sportId" | "sports"> {
  /** Undefined until the first response. */
  readonly board: Board | undefined;
  readonly oddsStyle: OddsStyle;
  /** Epoch ms of the last good response, 0 for none. */
  readonly updatedAt: number;
  /** The last refetch failed. */
  readonly failing: boolean;
  /** ms. */
  readonly interval: number;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
  /** In list order: live first, then by league or by time, as the member has chosen. */
  readonly matches: readonly Match[];
}

/** Popular: the hot matches of the wanted sport, or of the first that has any, every 60 s (spec §7, §9). */
export function usePopularMatches(wanted: SportId): PopularView {
  const language = useSettings((settings) => settings.language);
  const sort = useSettings((settings) => settings.matchSort);
  const oddsStyle = useListedStyle();
  const hot = usePopularSports(wanted);
  const { sportId } = hot;
  const matchIds = hot.ids?.[sportId] ?? [];
  const { data, error, isError, dataUpdatedAt, refetch } = useBatchMatchOdds(
    { matchIds, marketList: listMarkets(sportId).join(","), language, oddsStyle },
    // a match that joins or leaves the popular ones must not empty the page
    { keep: true },
  );
  const board = hot.ids !== undefined && matchIds.length === 0 ? EMPTY_BOARD : data;
  const { failure, retry } = useKeptFailure(
    { data: board, error: error ?? hot.error, refetch: hot.ids === undefined ? hot.refetch : refetch },
    String(sportId),
  );
  const sections = useSections(board ?? EMPTY_BOARD, sort);
  const asked = new Set(matchIds);
  const matches = sections
    .flatMap((section) => section.matches)
    .flatMap(({ id }) => (asked.has(id) ? (board?.matches[id] ?? []) : []));
  return {
    board,
    oddsStyle,
    updatedAt: dataUpdatedAt,
    failing: isError,
    interval: config().intervals.today,
    failureCode: codeOf(failure),
    retry,
    sportId,
    sports: hot.sports,
    matches,
  };
}
