import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { batchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { config } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { isSportId, type SportId } from "#app/domain/odds/sports.ts";
import { useSettings } from "#app/stores/settings.ts";
import { codeOf, type ListView, useBoardShape, useSections } from "./board.ts";
import { forgetFavourites } from "./favouriteMarks.ts";
import { useFavourites } from "./favourites.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** The market ids that the lists of some sports show, comma-joined (spec §7, marketStr). */
const marketsOfSports = (sportIds: readonly number[]): string =>
  [...new Set(sportIds.flatMap((sportId) => listMarkets(sportId)))].toSorted((a, b) => a - b).join(",");

/** The board of all favourites: the list and the drawer share its response. */
function useFavouriteBoard() {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const { bySport, ids, known, error, read } = useFavourites();
  const matchIds = [...ids];
  const marketList = marketsOfSports(Object.keys(bySport).map(Number).filter(isSportId));
  const board = useBoardShape(
    batchMatchOdds({ matchIds, marketList, language, oddsStyle }),
    // unmarking one must not empty the page while the rest is refetched
    { enabled: matchIds.length > 0, keep: true },
  );
  // which matches are marked comes first: without it there is nothing to request
  return known ? { ...board, oddsStyle } : { ...board, oddsStyle, failureCode: codeOf(error), retry: read };
}

/** A league of the member's favourites and how many of its matches are marked. */
export interface FavouriteLeague {
  readonly leagueId: number;
  readonly leagueName: string;
  readonly sportId: number;
  readonly count: number;
}

/** The leagues of all favourites in listing order, for the drawer; undefined until they are known (spec §2, side menu). */
export function useFavouriteLeagues(): {
  readonly leagues: readonly FavouriteLeague[] | undefined;
  readonly failed: boolean;
} {
  const { ids } = useFavourites();
  const { data, failureCode } = useFavouriteBoard();
  const sections = useSections(data ?? EMPTY_BOARD, 0);
  const byLeague = new Map<number, FavouriteLeague>();
  for (const { leagueId, leagueName, sportId, matches } of sections) {
    const count = matches.filter(({ id }) => ids.has(id)).length + (byLeague.get(leagueId)?.count ?? 0);
    if (count > 0) byLeague.set(leagueId, { leagueId, leagueName, sportId, count });
  }
  return { leagues: data && [...byLeague.values()], failed: failureCode !== undefined };
}

/**
 * The favourites of one sport as a list, or of one league (`only` is then its name); matches that the server no longer
 * returns are removed (spec §4).
 */
export function useFavouriteList(
  sportId: SportId,
  leagueId?: number,
): ListView & { readonly only: string | undefined } {
  const client = useQueryClient();
  const sort = useSettings((settings) => settings.matchSort);
  const { ids, known } = useFavourites();
  const { data, isPlaceholderData, feed, failureCode, retry, oddsStyle } = useFavouriteBoard();
  useEffect(() => {
    // a row that could not be read is not a removed match
    if (data === undefined || isPlaceholderData || data.dropped > 0) return;
    const gone = new Set([...ids].filter((id) => data.matches[id] === undefined));
    forgetFavourites(client, gone);
  }, [client, data, isPlaceholderData, ids]);
  const none = known && ids.size === 0;
  const all = useSections(none ? EMPTY_BOARD : (data ?? EMPTY_BOARD), sort);
  const ofSport = all.filter((section) => section.sportId === sportId);
  // a league whose last match has ended or is no longer marked does not filter
  const ofLeague = ofSport.filter(
    ({ leagueId: one, matches }) => one === leagueId && matches.some(({ id }) => ids.has(id)),
  );
  const sections = (ofLeague.length > 0 ? ofLeague : ofSport).flatMap((section) => {
    const matches = section.matches.filter(({ id }) => ids.has(id));
    if (matches.length === section.matches.length) return [section];
    return matches.length > 0 ? [{ ...section, matches }] : [];
  });
  return {
    only: ofLeague[0]?.leagueName,
    loaded: none || data !== undefined,
    feed,
    sections,
    oddsStyle,
    interval: config().intervals.today,
    failureCode: none ? undefined : failureCode,
    retry,
  };
}
