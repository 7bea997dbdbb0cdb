import { useApp } from "#app/application/useApp.ts";
import { useBack } from "#app/components/views/useBack.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type ListedLeague } from "#app/domain/boards/listed.ts";
import { useListLeagues } from "#app/flows/lists/listLeagues.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { useWeek } from "#app/flows/lists/week.ts";
import { filterKey, showLeagues, useOnlyLeagues } from "#app/stores/filter.ts";
import { useList } from "#app/stores/list.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { LeagueChoice } from "./LeagueChoice.tsx";

/** Which leagues of the list on show are listed: search, all, reverse, popular; at least one (spec §2, §5; design 15). */
export function MatchFilterScreen() {
  const app = useApp();
  const { t } = useLingui();
  const { sportId } = useMenuView();
  const chosen = useList((list) => list.playType);
  const playType = chosen === "popular" ? "live" : chosen;
  const week = useWeek(sportId, playType);
  const { leagues, failureCode, retry } = useListLeagues({
    sportId,
    playType,
    day: week?.days[week.at]?.day,
    isToday: week?.at === 0,
  });
  const key = filterKey(sportId, playType);
  const only = useOnlyLeagues(key);
  // the leagues the page opened with: a poll that adds a league must not move the checkboxes
  const [held, setHeld] = useState<readonly ListedLeague[]>();
  if (held === undefined && leagues !== undefined) setHeld(leagues);
  const back = useBack();
  const shown = held ?? leagues;
  if (shown === undefined && failureCode !== undefined) {
    return (
      <main>
        <FailedView code={failureCode} onRetry={retry} />
      </main>
    );
  }
  if (shown === undefined) return <LoadingRows label={t`Loading leagues`} height={48} rows={10} />;
  if (shown.length === 0) {
    return (
      <main>
        <EmptyView
          icon="filter"
          title={t`No leagues in this list`}
          text={t`Choose another sport or list first.`}
          action={{ label: t`Back to the list`, onClick: back }}
        />
      </main>
    );
  }
  return (
    <LeagueChoice
      sportId={sportId}
      leagues={shown}
      only={only}
      onShow={(ids) => {
        showLeagues(app, key, ids);
        back();
      }}
    />
  );
}
