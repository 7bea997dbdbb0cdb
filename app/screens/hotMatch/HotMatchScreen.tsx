import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { HotCards } from "#app/components/board/HotCards.tsx";
import { OfflineBar } from "#app/components/shell/over/OfflineBar.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { useHotMatches } from "#app/flows/lists/hot.ts";
import { useFeed } from "#app/stores/feed.ts";
import { showSport, useList } from "#app/stores/list.ts";

/** The popular matches as a page of their own: sports that have some, and their cards (spec §2, hot matches; design 27). */
export function HotMatchScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hot = useHotMatches(useList((list) => list.sportId));
  const offline = useFeed((feed) => feed.offline);
  return (
    <>
      <SportStrip
        sports={hot.sports}
        active={hot.sportId}
        onChoose={showSport}
        onSearch={() => void navigate({ to: "/pages/search/search" })}
      />
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      <main>
        <HotCards hot={hot} onLeave={() => void navigate({ to: "/" })} />
      </main>
    </>
  );
}
