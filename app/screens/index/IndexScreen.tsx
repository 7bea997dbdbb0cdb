import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Board } from "#app/components/board/Board.tsx";
import { BoardSkeleton } from "#app/components/board/BoardSkeleton.tsx";
import { viewOf, viewsFor } from "#app/components/board/views.ts";
import { ListTabs } from "#app/components/shell/ListTabs.tsx";
import { OfflineBar } from "#app/components/shell/OfflineBar.tsx";
import { SportPicker } from "#app/components/shell/SportPicker.tsx";
import { SportStrip } from "#app/components/shell/SportStrip.tsx";
import { Toolbar } from "#app/components/shell/Toolbar.tsx";
import { type PlayType } from "#app/domain/boardOrder.ts";
import { useListView } from "#app/flows/board.ts";
import { useMenuView } from "#app/flows/menu.ts";
import { usePick } from "#app/flows/pick.ts";
import { useFeed } from "#app/stores/feed.ts";
import { showPlayType, showSport, showView, useList } from "#app/stores/list.ts";
import { closePanel, togglePanel, usePanel } from "#app/stores/panel.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { generalText } from "#app/text/refusals.ts";
import { EmptyView } from "#app/ui/EmptyView.tsx";
import { ErrorView } from "#app/ui/ErrorView.tsx";

const LISTS = [0, 1, 2] as const satisfies readonly PlayType[];
type Listed = (typeof LISTS)[number];

const isListed = (playType: PlayType): playType is Listed => LISTS.some((list) => list === playType);

/** Home: the sports, the lists of the chosen one, and its matches (spec §2; design 01, 02). */
export function IndexScreen() {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const { sportId, sports, counts } = useMenuView();
  const chosen = useList((list) => list.playType);
  const playType: Listed = isListed(chosen) ? chosen : 0;
  const viewId = useList((list) => list.view);
  const sort = useSettings((settings) => settings.matchSort);
  const timeZone = useSettings((settings) => settings.timeZone);
  const offline = useFeed((feed) => feed.offline);
  const pickerOpen = usePanel((panel) => panel.open === "sports");
  const list = useListView(sportId, playType);
  const pick = usePick();
  const views = viewsFor(sportId, list.sections);
  const view = viewOf(views, viewId);
  const strip = sports.map((sport) => ({ sportId: sport.sportId, count: sport.counts[playType] }));

  const body = () => {
    if (list.failureCode !== undefined) {
      return (
        <ErrorView
          title={t`Failed to load`}
          text={i18n._(generalText(list.failureCode))}
          retry={t`Try again`}
          code={String(list.failureCode)}
          onRetry={list.retry}
        />
      );
    }
    if (list.board === undefined) return <BoardSkeleton />;
    if (list.sections.length === 0) {
      return (
        <EmptyView
          icon="sports"
          title={t`No matches here right now`}
          text={t`Another list of this sport may have some.`}
          {...(playType !== 1 && { action: { label: t`Show today`, onClick: () => showPlayType(1) } })}
        />
      );
    }
    return (
      <Board
        key={`${sportId}:${playType}`}
        sections={list.sections}
        matches={list.board.matches}
        playType={playType}
        view={view}
        oddsStyle={list.oddsStyle}
        timeZone={timeZone}
        updatedAt={list.updatedAt}
        interval={list.interval}
        frozen={offline}
        onPick={pick}
      />
    );
  };

  return (
    <>
      <SportStrip
        sports={strip}
        active={sportId}
        onChoose={showSport}
        picker={{ open: pickerOpen, onToggle: () => togglePanel("sports") }}
      />
      <SportPicker open={pickerOpen} onClose={closePanel} sports={strip} active={sportId} onChoose={showSport} />
      <ListTabs
        lists={LISTS.map((one) => ({ playType: one, count: counts?.[one] }))}
        active={playType}
        onChoose={showPlayType}
        panelId="list"
      />
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      <Toolbar
        views={views}
        active={view.id}
        onView={showView}
        sort={{ by: sort, onToggle: () => changeSettings({ matchSort: sort === 0 ? 1 : 0 }) }}
      />
      <main id="list">{body()}</main>
    </>
  );
}
