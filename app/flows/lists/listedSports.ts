"use no memo";

import { useState } from "react";
import { type SportCounts } from "#app/domain/boards/menu.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useList } from "#app/stores/list.ts";
import { type MenuView } from "./menu.ts";

/** A sport of a list, and how many matches it has there. */
export interface ListedSport {
  readonly sportId: SportId;
  readonly count: number;
}

/**
 * The sports with matches in a list, in listing order, and the chosen one (spec §1). One that runs out of matches stays until
 * list or group changes: nothing may move away under a finger.
 */
export function useListedSports(
  { sports, sportId }: Pick<MenuView, "sports" | "sportId">,
  list: keyof SportCounts,
): readonly ListedSport[] {
  const comboId = useList((state) => state.comboId);
  const of = `${list} ${comboId}`;
  const [held, hold] = useState({ of, sports: [] as readonly SportId[] });
  const listed = sports.filter(
    (sport) =>
      sport.counts[list] > 0 || sport.sportId === sportId || (held.of === of && held.sports.includes(sport.sportId)),
  );
  if (held.of !== of || listed.some((sport) => !held.sports.includes(sport.sportId)))
    hold({ of, sports: listed.map((sport) => sport.sportId) });
  return listed.map((sport) => ({ sportId: sport.sportId, count: sport.counts[list] }));
}
