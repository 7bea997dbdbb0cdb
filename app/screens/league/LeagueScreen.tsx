import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ListBody } from "#app/components/board/ListBody.tsx";
import { viewOf, viewsFor } from "#app/components/board/views.ts";
import { OfflineBar } from "#app/components/shell/OfflineBar.tsx";
import { Toolbar } from "#app/components/shell/Toolbar.tsx";
import { useLeagueList } from "#app/flows/league.ts";
import { useFeed } from "#app/stores/feed.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import styles from "./LeagueScreen.module.css";

/** One league with all its matches, opened from the head of a league or a match (spec §7, GetLeagueMatchOdds). */
export function LeagueScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { leagueId = 0 } = useSearch({ strict: false });
  const list = useLeagueList(leagueId);
  const offline = useFeed((feed) => feed.offline);
  const sort = useSettings((settings) => settings.matchSort);
  const [viewId, setView] = useState("main");
  const views = viewsFor(list.sportId, list.sections);
  const view = viewOf(views, viewId);
  return (
    <div className={styles.page}>
      <Toolbar
        views={views}
        active={view.id}
        onView={setView}
        sort={{ by: sort, onToggle: () => changeSettings({ matchSort: sort === 0 ? 1 : 0 }) }}
      />
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      <main>
        <ListBody
          name={`league:${leagueId}`}
          list={list}
          playType={4}
          view={view}
          empty={{
            icon: "sports",
            title: t`No matches in this league now`,
            text: t`It may be over for today. The other leagues are in the list.`,
            action: { label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) },
          }}
        />
      </main>
    </div>
  );
}
