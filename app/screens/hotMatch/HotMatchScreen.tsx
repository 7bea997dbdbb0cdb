import { PAGE } from "#app/pages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PopularCards } from "#app/components/board/PopularCards.tsx";
import { OfflineBar } from "#app/components/shell/over/OfflineBar.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { usePopularMatches } from "#app/flows/lists/popular.ts";
import { useFeed } from "#app/stores/feed.ts";
import { showSport, useList } from "#app/stores/list.ts";

/** The popular matches as a page of their own: sports that have some, and their cards (spec §2, hot matches; design 27). */
export function HotMatchScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hot = usePopularMatches(useList((list) => list.sportId));
  const offline = useFeed((feed) => feed.offline);
  return (
    <>
      <SportStrip
        sports={hot.sports}
        active={hot.sportId}
        onChoose={showSport}
        onSearch={() => void navigate({ to: PAGE.search })}
      />
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      <main>
        <PopularCards hot={hot} onLeave={() => void navigate({ to: "/" })} />
      </main>
    </>
  );
}
