import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { useFavorite } from "#app/api/comm/getFavorite.ts";
import { allIds, type Markable } from "#app/domain/boards/favourites.ts";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { SPORT_ORDER, type SportId } from "#app/domain/odds/sports.ts";
import { useSession } from "#app/stores/session.ts";
import { chunk } from "#app/flows/chunk.ts";

const NONE: MatchIds = {};

/** The favourites of the member, by sport and as one set, and what a star does (spec §2, §4). */
export function useFavourites() {
  const app = useApp();
  const member = useSession(({ phase }) => phase === "member");
  const { data, error, refetch } = useFavorite(member);
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
    /** Why they are unknown. */
    error: data === undefined ? error : null,
    read: () => void refetch(),
    toggle: (matches: readonly Markable[], on: boolean) =>
      void chunk(() => import("./favouriteMarks.ts")).then(
        ({ markFavourites }) => markFavourites(app, matches, on),
        () => undefined,
      ),
  };
}

/** The sports of a map of matches in listing order, with the number of matches each has (spec §1). */
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
