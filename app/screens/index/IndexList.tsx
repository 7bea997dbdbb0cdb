import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type EmptyWords, ListBody } from "#app/components/board/ListBody.tsx";
import { viewOf, viewsFor } from "#app/components/board/views.ts";
import { Toolbar } from "#app/components/shell/Toolbar.tsx";
import { WeekStrip } from "#app/components/shell/WeekStrip.tsx";
import { type SportId } from "#app/domain/sports.ts";
import { type BoardType, useListView } from "#app/flows/board.ts";
import { useWeek } from "#app/flows/week.ts";
import { filterKey, showLeagues, useOnlyLeagues } from "#app/stores/filter.ts";
import { showDay, showPlayType, showSoon, showView, useList } from "#app/stores/list.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import styles from "./IndexList.module.css";

interface IndexListProps {
  readonly sportId: SportId;
  readonly playType: BoardType;
}

/** A list of the index with its days, market views, sort and filters (design 4.6). */
export function IndexList({ sportId, playType }: IndexListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const week = useWeek(sportId, playType);
  const day = week?.days[week.at]?.day;
  const list = useListView({ sportId, playType, day, isToday: week?.at === 0 });
  const viewId = useList((state) => state.view);
  const soon = useList((state) => state.soon);
  const sort = useSettings((settings) => settings.matchSort);
  const key = filterKey(sportId, playType);
  const only = useOnlyLeagues(key);
  const views = viewsFor(sportId, list.sections);
  const view = viewOf(views, viewId);

  const empty = (): EmptyWords => {
    if (only !== undefined) {
      return {
        icon: "filter",
        title: t`No matches in the leagues you chose`,
        text: t`The other leagues of this list are hidden.`,
        action: { label: t`Show all leagues`, onClick: () => showLeagues(key, undefined) },
      };
    }
    if (playType === 1 && soon !== undefined) {
      return {
        icon: "clock",
        title: soon === 1 ? t`Nothing starts within the hour` : t`Nothing starts within 3 hours`,
        text: t`Later matches of today are hidden.`,
        action: { label: t`Show all of today`, onClick: () => showSoon(undefined) },
      };
    }
    return {
      icon: "sports",
      title: t`No matches here right now`,
      text: week ? t`Another day may have some.` : t`Another list of this sport may have some.`,
      ...(playType !== 1 && { action: { label: t`Show today`, onClick: () => showPlayType(1) } }),
    };
  };

  return (
    <div className={styles.list} data-week={week !== undefined || undefined}>
      {week && <WeekStrip days={week.days} active={week.at} onChoose={showDay} panelId="list" />}
      <Toolbar
        views={views}
        active={view.id}
        onView={showView}
        soon={playType === 1 ? { hours: soon, onChange: showSoon } : undefined}
        sort={{ by: sort, onToggle: () => changeSettings({ matchSort: sort === 0 ? 1 : 0 }) }}
        filter={{ on: only !== undefined, onOpen: () => void navigate({ to: "/pages/matchfilter/matchfilter" }) }}
      />
      <main id="list">
        <ListBody
          name={`${sportId}:${playType}${day === undefined ? "" : `:${day}`}`}
          list={list}
          playType={playType}
          view={view}
          day={day}
          empty={empty()}
        />
      </main>
    </div>
  );
}
