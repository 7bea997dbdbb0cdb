import { HotCards } from "#app/components/board/HotCards.tsx";
import { useHotMatches } from "#app/flows/lists/hot.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";

/** The popular matches under the index's own strip of sports (design 27). */
export function PopularList() {
  const { sportId } = useMenuView();
  const hot = useHotMatches(sportId);
  return (
    <main id="list">
      <HotCards hot={hot} />
    </main>
  );
}
