"use no memo";

import { PopularCards } from "#app/components/board/PopularCards.tsx";
import { usePopularMatches } from "#app/flows/lists/popular.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";

/** The popular matches under the index's own strip of sports (design 27). */
export function PopularList() {
  const { sportId } = useMenuView();
  const hot = usePopularMatches(sportId);
  return (
    <main id="list">
      <PopularCards hot={hot} />
    </main>
  );
}
