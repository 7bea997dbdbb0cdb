"use no memo";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { boardsIn, matchIn, watchBoards } from "#app/api/boards.ts";
import { isOffered } from "#app/config.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useSettings } from "#app/stores/settings.ts";
import { type LinkedMatch } from "./matchPlace.ts";
import { useMenuView } from "./menu.ts";
import { usePopularMatches } from "./popular.ts";
import { usePopularSports } from "./popularSports.ts";

/** The match that opens by itself where no other is open. */
export interface PopularNow extends LinkedMatch {
  /** It is one of the operator's popular matches, and not only the first of a list. */
  readonly popular: boolean;
}

const runs = (match: Match | undefined): match is Match =>
  match !== undefined && match.stage === "live" && !isHalted(match.state);

interface Wanted {
  readonly language: string;
  readonly sportId: SportId;
  /** The popular matches, the most popular first. */
  readonly order: readonly number[];
}

/** The most popular match in play, else the first in play of the sport, else the most popular, else the first of any list; 0 for none. */
function bestOf(client: QueryClient, { language, sportId, order }: Wanted): number {
  const known = order.filter((id) => matchIn(client, id, language) !== undefined);
  const popular = known.find((id) => runs(matchIn(client, id, language)));
  if (popular !== undefined) return popular;
  const listed = boardsIn(client, language)
    .flatMap(({ matches }) => Object.values(matches))
    .filter((match) => match.mainId === match.id && match.state !== "ended");
  const ofSport = listed.filter((match) => match.sportId === sportId);
  return ofSport.find(runs)?.id ?? known[0] ?? ofSport[0]?.id ?? listed[0]?.id ?? 0;
}

/**
 * The most popular live match of the chosen sport (design-3, 7). It stays the same until it has ended or another sport is chosen:
 * nothing may change under a finger because the order of the popular ones did. "loading" until it is known which it is, undefined
 * if no list has any match.
 */
export function usePopularNow(): PopularNow | "loading" | undefined {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const { sportId } = useMenuView();
  const hot = usePopularMatches(sportId);
  const order = usePopularSports(sportId).ids?.[hot.sportId] ?? [];
  const known = hot.board !== undefined || hot.failureCode !== undefined || !(isOffered("popular") || isOffered("hot"));
  const [held, hold] = useState({ id: 0, sportId });
  const id = useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => {
      if (held.sportId === sportId && runs(matchIn(client, held.id, language))) return held.id;
      return known ? bestOf(client, { language, sportId, order }) : held.id;
    },
  );
  if (known && (id !== held.id || sportId !== held.sportId)) hold({ id, sportId });
  if (id === 0) return known ? undefined : "loading";
  return { matchId: id, leagueId: matchIn(client, id, language)?.leagueId, popular: order.includes(id) };
}
