import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { ListBody } from "#app/components/board/ListBody.tsx";
import { useViews } from "#app/components/board/useViews.ts";
import { MatchBar } from "#app/components/match/head/MatchBar.tsx";
import { LossNote } from "#app/components/views/StaleNote.tsx";
import { Toolbar } from "#app/components/shell/lists/Toolbar.tsx";
import { useListBack, useListSearch } from "#app/components/shell/wide/listColumn.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { useLeagueList } from "#app/flows/lists/league.ts";
import { openPanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./LeagueScreen.module.css";

/** One league with all its matches, opened from the head of a league or a match (spec §7, GetLeagueMatchOdds). */
export function LeagueScreen() {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { leagueId = 0 } = useListSearch();
  const list = useLeagueList(leagueId);
  const { matchSort, dense } = useSettings();
  const { views, view, show, turn } = useViews(list.sportId, list);
  const favourites = useFavourites();
  const listed = list.sections.flatMap(({ matches }) => matches.flatMap(({ id }) => list.feed.get(id) ?? []));
  const starred = listed.length > 0 && listed.every(({ id }) => favourites.ids.has(id));
  const name = list.name ?? t`League`;
  const back = useListBack();
  return (
    <div className={styles.page}>
      <MatchBar
        title={name}
        onBack={back}
        star={
          listed.length > 0
            ? {
                on: starred,
                q: `leaguestar:${leagueId}`,
                label: t`Favourite: ${name}`,
                onToggle: () => favourites.toggle(listed, !starred),
              }
            : undefined
        }
      />
      <Toolbar
        views={views}
        active={view.id}
        onView={show}
        options={{ changed: matchSort !== 0 || dense, onOpen: () => openPanel(app, "options") }}
      />
      <LossNote />
      <main>
        <ListBody
          name={`league:${leagueId}`}
          list={list}
          playType="popular"
          oneLeague
          view={view}
          onTurn={turn}
          empty={
            <EmptyView
              icon="sports"
              title={t`No matches in this league now`}
              text={t`Its matches may be over for today. The other leagues are in the list.`}
              action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
            />
          }
        />
      </main>
    </div>
  );
}
