"use no memo";

import { useMenu } from "#app/api/odds/getMenu.ts";
import { offeredSport, isOffered } from "#app/config.ts";
import {
  countsOf,
  type Menu,
  type NamedCombo,
  outrightSports,
  type SportCounts,
  sportsWithMatches,
  sportToShow,
} from "#app/domain/boards/menu.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { lastCombos } from "#app/stores/combos.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";

/** What the index shows of the menu. */
export interface MenuView {
  readonly menu: Menu | undefined;
  /** The sport whose lists are shown: the chosen one, or the first with matches (spec §4). */
  readonly sportId: SportId;
  readonly counts: SportCounts | undefined;
  /** The operator's groups of sports; until the menu has come, those of the last visit (spec §3). */
  readonly combos: readonly NamedCombo[];
  readonly sports: readonly { readonly sportId: SportId; readonly counts: SportCounts }[];
  /** Outright markets of all sports. */
  readonly outrights: number;
  /** Why there is no menu. */
  readonly error: Error | null;
  readonly read: () => unknown;
}

/** The counts of the chosen combo, and the resulting sport. */
export function useMenuView(): MenuView {
  const language = useSettings((settings) => settings.language);
  const { data: menu, error, refetch: read } = useMenu({ language });
  const chosen = useList((list) => list.sportId);
  const wanted = offeredSport(chosen);
  const comboId = useList((list) => list.comboId);
  const combos = menu?.combos ?? lastCombos(language);
  if (menu === undefined)
    return { menu, sportId: wanted, counts: undefined, combos, sports: [], outrights: 0, error, read };
  const sportId = sportToShow(menu, comboId, wanted);
  return {
    menu,
    sportId,
    counts: countsOf(menu, comboId, sportId),
    combos,
    sports: sportsWithMatches(menu, comboId),
    outrights: !isOffered("outright") ? 0 : outrightSports(menu, comboId).reduce((sum, { count }) => sum + count, 0),
    error: null,
    read,
  };
}
