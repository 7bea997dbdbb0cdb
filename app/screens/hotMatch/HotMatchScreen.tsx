import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useNavigate } from "@tanstack/react-router";
import { PopularCards } from "#app/components/board/PopularCards.tsx";
import { LossNote } from "#app/components/views/StaleNote.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { usePopularMatches } from "#app/flows/lists/popular.ts";
import { showSport, useList } from "#app/stores/list.ts";

/** The page of popular matches: the sports that have some, and their cards (spec §2, hot matches; design 27). */
export function HotMatchScreen() {
  const app = useApp();
  const navigate = useNavigate();
  const hot = usePopularMatches(useList((list) => list.sportId));
  return (
    <>
      <SportStrip
        sports={hot.sports}
        active={hot.sportId}
        onChoose={(sportId) => showSport(app, sportId)}
        onSearch={() => void navigate({ to: PAGE.search })}
      />
      <LossNote />
      <main>
        <PopularCards hot={hot} onLeave={() => void navigate({ to: "/" })} />
      </main>
    </>
  );
}
