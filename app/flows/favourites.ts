import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addFavorite } from "#app/api/comm/addFavorite.ts";
import { favorite, useFavorite } from "#app/api/comm/getFavorite.ts";
import { removeFavorite } from "#app/api/comm/removeFavorite.ts";
import { isFailure } from "#app/api/failure.ts";
import { batchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { config } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/board.ts";
import { allIds, type Markable, markMatches, pruneMatches } from "#app/domain/favourites.ts";
import { listMarkets } from "#app/domain/markets.ts";
import { type MatchIds } from "#app/domain/matchIds.ts";
import { isSportId, SPORT_ORDER, type SportId } from "#app/domain/sports.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { type ListView, useBoardShape, useSections } from "./board.ts";
import { useOddsStyle } from "./preference.ts";
import { requireLogin } from "./prompts.ts";

const NONE: MatchIds = {};

const change = (client: QueryClient, to: (marked: MatchIds) => MatchIds): void =>
  void client.setQueryData(favorite().queryKey, (marked) => to(marked ?? NONE));

/** Marks or unmarks matches at once; what the server does not take goes back to what the server says (spec §4). */
async function toggle(client: QueryClient, matches: readonly Markable[], on: boolean): Promise<void> {
  if (!isMember()) {
    requireLogin();
    return;
  }
  const held = allIds(client.getQueryData(favorite().queryKey) ?? NONE);
  const changed = matches.filter(({ id }) => held.has(id) !== on);
  await client.cancelQueries({ queryKey: favorite().queryKey });
  change(client, (marked) => markMatches(marked, changed, on));
  const mutation = on ? addFavorite() : removeFavorite();
  try {
    // one after the other: a whole league must not stand in the way of a bet (NET-06)
    for (const { id, sportId } of changed) {
      await client.getMutationCache().build(client, mutation).execute({ sportId, matchId: id });
    }
  } catch (error) {
    await client.invalidateQueries({ queryKey: favorite().queryKey });
    // a dead session has its own prompt
    if (isFailure(error) && error.code !== 3) showDialog({ kind: "message", code: error.code, said: error.said });
  }
}

/** The favourites of the member, by sport and as one set, and what a star does (spec §2, §4). */
export function useFavourites() {
  const client = useQueryClient();
  const member = useSession(({ phase }) => phase === "member");
  const { data } = useFavorite(member);
  const bySport = (member && data) || NONE;
  const [held, setHeld] = useState({ bySport, ids: allIds(bySport) });
  let { ids } = held;
  if (held.bySport !== bySport) {
    ids = allIds(bySport);
    setHeld({ bySport, ids });
  }
  return {
    bySport,
    ids,
    known: !member || data !== undefined,
    toggle: (matches: readonly Markable[], on: boolean) => void toggle(client, matches, on),
  };
}

/** The sports of a map of matches in listing order, with how many each has (spec §1). */
export const sportCounts = (marked: MatchIds): readonly { readonly sportId: SportId; readonly count: number }[] =>
  SPORT_ORDER.flatMap((sportId) => {
    const count = marked[sportId]?.length ?? 0;
    return count > 0 ? [{ sportId, count }] : [];
  });

/** A sport that has any of the matches: the wanted one, else the first. */
export function sportIn(marked: MatchIds, wanted: SportId): SportId {
  if ((marked[wanted]?.length ?? 0) > 0) return wanted;
  return sportCounts(marked)[0]?.sportId ?? wanted;
}

/** The market ids that the lists of some sports show, comma-joined (spec §7, marketStr). */
const marketsOfSports = (sportIds: readonly number[]): string =>
  [...new Set(sportIds.flatMap((sportId) => listMarkets(sportId)))].toSorted((a, b) => a - b).join(",");

/** The favourites of one sport as a list; those the server no longer returns leave by themselves (spec §4). */
export function useFavouriteList(sportId: SportId): ListView {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useOddsStyle();
  const { bySport, ids, known } = useFavourites();
  const matchIds = [...ids];
  const marketList = marketsOfSports(Object.keys(bySport).map(Number).filter(isSportId));
  const { data, isPlaceholderData, feed, failureCode, retry } = useBoardShape(
    batchMatchOdds({ matchIds, marketList, language, oddsStyle }),
    // unmarking one must not empty the page while the rest is asked for anew
    { enabled: matchIds.length > 0, keep: true },
  );
  useEffect(() => {
    // a row that could not be read is not a match that is gone
    if (data === undefined || isPlaceholderData || data.dropped > 0) return;
    const gone = new Set([...ids].filter((id) => data.matches[id] === undefined));
    change(client, (marked) => pruneMatches(marked, gone));
  }, [client, data, isPlaceholderData, ids]);
  const none = known && matchIds.length === 0;
  const all = useSections(none ? EMPTY_BOARD : (data ?? EMPTY_BOARD), 0);
  const sections = all.flatMap((section) => {
    if (section.sportId !== sportId) return [];
    const matches = section.matches.filter(({ id }) => ids.has(id));
    return matches.length === section.matches.length ? [section] : matches.length > 0 ? [{ ...section, matches }] : [];
  });
  return {
    loaded: none || data !== undefined,
    feed,
    sections,
    oddsStyle,
    interval: config().intervals.today,
    failureCode: none ? undefined : failureCode,
    retry,
  };
}
