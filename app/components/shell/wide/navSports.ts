"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { type NavigateOptions } from "@tanstack/react-router";
import { type SportId } from "#app/domain/odds/sports.ts";
import { sportCounts, sportIn, useFavourites } from "#app/flows/lists/favourites.ts";
import { type ListedSport, useListedSports } from "#app/flows/lists/listedSports.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { useMostMarked } from "#app/flows/lists/mostMarked.ts";
import { usePopularSports } from "#app/flows/lists/popularSports.ts";
import { showSport, useList } from "#app/stores/list.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";

/** The sports beside a page, and what choosing one does. */
export interface NavSports {
  readonly sports: readonly ListedSport[];
  /** Undefined where the page is about no sport. */
  readonly active: SportId | undefined;
  readonly choose: (sportId: SportId) => void;
}

/** The sports of the favourites page: those of the member's own, or until there are any of what all members mark. */
function useMarkedSports(shown: boolean) {
  const wanted = useList((list) => list.sportId);
  const { bySport, ids, known } = useFavourites();
  const most = useMostMarked(wanted, shown && known && ids.size === 0);
  return ids.size > 0
    ? { sports: sportCounts(bySport), sportId: sportIn(bySport, wanted) }
    : { sports: most.sports, sportId: most.sportId };
}

/**
 * The sports of the page on show, as a strip over its list has them on a phone: of favourites and popular matches the page
 * stays, from any other the index comes (design-3, 7: sports stand once).
 */
export function useNavSports({ tab }: PageFacts, visit: (to: NavigateOptions) => void): NavSports {
  const app = useApp();
  const menu = useMenuView();
  const playType = useList((list) => list.playType);
  const popular = tab === "popular" || playType === "popular";
  const listed = useListedSports(menu, playType === "popular" ? "live" : playType);
  const hot = usePopularSports(menu.sportId);
  const marked = useMarkedSports(tab === "favourites");
  const stays = tab === "favourites" || tab === "popular";
  const choose = (sportId: SportId) => {
    showSport(app, sportId);
    if (!stays) visit({ to: "/" });
  };
  if (tab === "favourites") return { sports: marked.sports, active: marked.sportId, choose };
  const active = popular ? hot.sportId : menu.sportId;
  return { sports: popular ? hot.sports : listed, active: stays || tab === "sports" ? active : undefined, choose };
}
