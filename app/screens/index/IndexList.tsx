"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { ListBody } from "#app/components/board/ListBody.tsx";
import { useSpacious, useWorded } from "#app/ui/useWide.ts";
import { useOpeningView } from "#app/components/board/useOpeningView.ts";
import { viewBeside, viewOf, viewsFor } from "#app/components/board/views.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { Toolbar } from "#app/components/shell/lists/Toolbar.tsx";
import { type SportId } from "#app/domain/odds/sports.ts";
import { type BoardType, useListView } from "#app/flows/lists/board.ts";
import { type WeekView } from "#app/flows/lists/week.ts";
import { filterKey, useOnlyLeagues } from "#app/stores/filter.ts";
import { showView, useList } from "#app/stores/list.ts";
import { openPanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import styles from "./IndexList.module.css";

interface IndexListProps {
  readonly sportId: SportId;
  readonly playType: BoardType;
  /** The days of Early and Mix parlay, and the strip that chooses one. */
  readonly week?: { readonly view: WeekView; readonly strip: ReactNode } | undefined;
}

/** An empty list is rare, so its code loads only then. */
const EmptyList = lazyPart(() => import("./EmptyList.tsx"), "EmptyList");

/** Only wide windows have room for them. */
const ColumnHeads = lazyPart(() => import("./ColumnHeads.tsx"), "ColumnHeads");

/** A list of the index with its days, market views, search, league filter and options (design 4.6; design-2, 4.1). */
export function IndexList({ sportId, playType, week }: IndexListProps) {
  const app = useApp();
  const navigate = useNavigate();
  const day = week?.view.days[week.view.at]?.day;
  const list = useListView({ sportId, playType, day, isToday: week?.view.at === 0 });
  const chosen = useList((state) => state.view);
  const soon = useList((state) => state.soon);
  const { matchSort, dense } = useSettings();
  const only = useOnlyLeagues(filterKey(sportId, playType));
  const changed = matchSort > 0 || dense || (playType === "today" && soon !== undefined);
  const spacious = useSpacious();
  const views = viewsFor(sportId, list.sections, spacious);
  const opening = useOpeningView(sportId, views, list);
  const view = viewOf(views, chosen ?? opening);
  const worded = useWorded();

  return (
    <div className={styles.list} data-week={week !== undefined || undefined}>
      {week?.strip}
      <Toolbar
        views={views}
        active={view.id}
        onView={(view) => showView(app, view)}
        onSearch={worded ? undefined : () => void navigate({ to: PAGE.search })}
        filter={{ shown: only?.length, onOpen: () => void navigate({ to: PAGE.leagueFilter }) }}
        options={{ changed, onOpen: () => openPanel(app, "options") }}
      />
      {spacious && (
        <Suspense fallback={null}>
          <ColumnHeads view={view} sportId={sportId} />
        </Suspense>
      )}
      <main id="list">
        <ListBody
          name={`${sportId}:${playType}${day === undefined ? "" : `:${day}`}`}
          list={list}
          playType={playType}
          view={view}
          onTurn={(step) => {
            const next = viewBeside(views, view, step);
            if (next) showView(app, next.id);
          }}
          day={day}
          empty={
            <Suspense fallback={null}>
              <EmptyList sportId={sportId} playType={playType} />
            </Suspense>
          }
        />
      </main>
    </div>
  );
}
