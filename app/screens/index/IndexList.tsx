import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { type EmptyWords, ListBody } from "#app/components/board/ListBody.tsx";
import { viewBeside, viewOf, viewsFor } from "#app/components/board/views.ts";
import { Toolbar } from "#app/components/shell/Toolbar.tsx";
import { type SportId } from "#app/domain/sports.ts";
import { type BoardType, useListView } from "#app/flows/board.ts";
import { useMenuView } from "#app/flows/menu.ts";
import { type WeekView } from "#app/flows/week.ts";
import { filterKey, showLeagues, useOnlyLeagues } from "#app/stores/filter.ts";
import { showPlayType, showSoon, showView, useList } from "#app/stores/list.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import styles from "./IndexList.module.css";

interface IndexListProps {
  readonly sportId: SportId;
  readonly playType: BoardType;
  /** The days of Early and Mix parlay, and the strip that chooses one. */
  readonly week?: { readonly view: WeekView; readonly strip: ReactNode } | undefined;
}

/** Where else to look, the nearest first. */
const OTHERS = [1, 2, 0, 3] as const;

/** A list of the index with its days, market views, sort and filters (design 4.6). */
export function IndexList({ sportId, playType, week }: IndexListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { counts } = useMenuView();
  const day = week?.view.days[week.view.at]?.day;
  const list = useListView({ sportId, playType, day, isToday: week?.view.at === 0 });
  const viewId = useList((state) => state.view);
  const soon = useList((state) => state.soon);
  const sort = useSettings((settings) => settings.matchSort);
  const key = filterKey(sportId, playType);
  const only = useOnlyLeagues(key);
  const views = viewsFor(sportId, list.sections);
  const view = viewOf(views, viewId);

  /** A list of this sport that has matches; the one on show may be today's rest under Early. */
  const other = OTHERS.find((one) => one !== playType && (counts?.[one] ?? 0) > 0);
  const wayTo = (one: BoardType) =>
    one === 1 ? t`Show today` : one === 2 ? t`Show early` : one === 0 ? t`Show live` : t`Show mix parlay`;

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
      ...(other !== undefined && { action: { label: wayTo(other), onClick: () => showPlayType(other) } }),
    };
  };

  return (
    <div className={styles.list} data-week={week !== undefined || undefined}>
      {week?.strip}
      <Toolbar
        views={views}
        active={view.id}
        onView={showView}
        soon={playType === 1 ? { hours: soon, onChange: showSoon } : undefined}
        sort={{ by: sort, onToggle: () => changeSettings({ matchSort: sort === 0 ? 1 : 0 }) }}
        filter={{ shown: only?.length, onOpen: () => void navigate({ to: "/pages/matchfilter/matchfilter" }) }}
      />
      <main id="list">
        <ListBody
          name={`${sportId}:${playType}${day === undefined ? "" : `:${day}`}`}
          list={list}
          playType={playType}
          view={view}
          onTurn={(step) => {
            const next = viewBeside(views, view, step);
            if (next) showView(next.id);
          }}
          day={day}
          empty={empty()}
        />
      </main>
    </div>
  );
}
