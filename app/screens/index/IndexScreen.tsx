import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { HotCards } from "#app/components/board/HotCards.tsx";
import { ListTabs } from "#app/components/shell/ListTabs.tsx";
import { OfflineBar } from "#app/components/shell/OfflineBar.tsx";
import { SportPicker } from "#app/components/shell/SportPicker.tsx";
import { SportStrip } from "#app/components/shell/SportStrip.tsx";
import { type PlayType } from "#app/domain/boardOrder.ts";
import { useHotMatches } from "#app/flows/hot.ts";
import { useMenuView } from "#app/flows/menu.ts";
import { useFeed } from "#app/stores/feed.ts";
import { showPlayType, showSport, useList } from "#app/stores/list.ts";
import { closePanel, togglePanel, usePanel } from "#app/stores/panel.ts";
import { IndexList } from "./IndexList.tsx";

const LISTS = [0, 1, 2, 3, 4] as const satisfies readonly PlayType[];

/** Home: the sports, the lists of the chosen one, and its matches (spec §2; design 01 to 04, 27, 28). */
export function IndexScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { sportId: chosen, sports, counts, outrights } = useMenuView();
  const playType = useList((list) => list.playType);
  const offline = useFeed((feed) => feed.offline);
  const pickerOpen = usePanel((panel) => panel.open === "sports");
  const hot = useHotMatches(chosen);
  const popular = playType === 4;
  const sportId = popular ? hot.sportId : chosen;
  const strip = popular
    ? hot.sports
    : sports.map((sport) => ({ sportId: sport.sportId, count: sport.counts[playType] }));
  const totals = sports.map((sport) => ({ sportId: sport.sportId, count: sport.counts[4] }));
  const countOf = (list: PlayType) => (list === 4 ? hot.total : counts?.[list]);

  return (
    <>
      <SportStrip
        sports={strip}
        active={sportId}
        onChoose={showSport}
        outrights={{ count: outrights, onOpen: () => void navigate({ to: "/pages/winner/winner" }) }}
        onSearch={() => void navigate({ to: "/pages/search/search" })}
        picker={{ open: pickerOpen, onToggle: () => togglePanel("sports") }}
      />
      <SportPicker open={pickerOpen} onClose={closePanel} sports={totals} active={sportId} onChoose={showSport} />
      <ListTabs
        lists={LISTS.map((list) => ({ playType: list, count: countOf(list) }))}
        active={playType}
        onChoose={showPlayType}
        panelId="list"
      />
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      {playType === 4 ? (
        <main id="list">
          <HotCards hot={hot} />
        </main>
      ) : (
        <IndexList sportId={sportId} playType={playType} />
      )}
    </>
  );
}
