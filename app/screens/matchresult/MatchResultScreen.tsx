import { PAGE } from "#app/pages.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSettleMatchResult } from "#app/api/odds/getSettleMatchResult.ts";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { WeekStrip } from "#app/components/shell/lists/WeekStrip.tsx";
import { shownResults } from "#app/domain/bets/resultList.ts";
import { type ResultsSearch } from "#app/flows/bets/places.ts";
import { useRefresh } from "#app/flows/bets/records.ts";
import { resultDays, useResultWeek } from "#app/flows/lists/resultWeek.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { closePanel, usePanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { ResultBar } from "./ResultBar.tsx";
import { ResultLeagues } from "./ResultLeagues.tsx";
import { ResultList } from "./ResultList.tsx";
import { ResultSports } from "./ResultSports.tsx";
import styles from "./MatchResultScreen.module.css";

const PANEL = "results-panel";

const NOTHING: ReadonlySet<number> = new Set();

/** How matches and outrights ended, by sport and report day, today and six days back (spec §2; design 18). */
export function MatchResultScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search: ResultsSearch = useSearch({ strict: false });
  const language = useSettings((settings) => settings.language);
  const timeZone = useSettings((settings) => settings.timeZone);
  const sportsOpen = usePanel((panel) => panel.open === "sports");
  const today = useReportDay();
  const days = resultDays(today);
  const sportId = search.sport ?? 1;
  const date = search.date !== undefined && days.includes(search.date) ? search.date : today;
  const outright = search.outright === true;
  const ask = { sportId, date, outright, language };
  const { data, error, refetch } = useSettleMatchResult(ask);
  const week = useResultWeek(today, ask, data !== undefined);
  const { busy, refresh } = useRefresh(refetch);
  const [wanted, setWanted] = useState("");
  const [choosing, setChoosing] = useState(false);
  // a choice of leagues is for one sport and list, and none of the next day's leagues is hidden by it
  const [hidden, setHidden] = useState<{ readonly of: string; readonly ids: ReadonlySet<number> }>();
  const of = `${sportId} ${outright}`;
  const hiddenIds = hidden?.of === of ? hidden.ids : NOTHING;
  const shown = data && shownResults(data, { hidden: hiddenIds, wanted });
  const show = (change: ResultsSearch) =>
    void navigate({ to: PAGE.results, search: { ...search, ...change }, replace: true });
  const filtered = wanted.trim() !== "" || hiddenIds.size > 0;

  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Reading the results again`}>
      <main className={styles.page} aria-label={t`Match results`}>
        <WeekStrip
          days={week}
          active={days.indexOf(date)}
          panelId={PANEL}
          onChoose={(at) => show({ date: days[at] ?? today })}
        />
        <ResultBar
          outright={outright}
          wanted={wanted}
          filtered={hiddenIds.size > 0}
          busy={busy}
          onOutright={(on) => {
            const { outright: _, ...rest } = search;
            void navigate({
              to: PAGE.results,
              search: on ? { ...rest, outright: true } : rest,
              replace: true,
            });
          }}
          onWanted={setWanted}
          onLeagues={() => setChoosing(true)}
          onRefresh={refresh}
        />
        <div id={PANEL} role="tabpanel" aria-label={t`Match results`}>
          {data === undefined && error === null && <LoadingRows label={t`Loading results`} rows={7} height={60} />}
          {data === undefined && error !== null && <LoadFailed error={error} onRetry={refresh} />}
          {shown?.length === 0 &&
            (filtered ? (
              <EmptyView
                icon="search"
                title={t`No result found`}
                text={t`No result of this day fits the search and the chosen leagues.`}
                action={{
                  label: t`Show all`,
                  onClick: () => {
                    setWanted("");
                    setHidden(undefined);
                  },
                }}
              />
            ) : (
              <EmptyView
                icon="results"
                title={t`No results`}
                text={t`Nothing has ended on this day yet. Choose another day or sport.`}
              />
            ))}
          {shown && shown.length > 0 && <ResultList key={`${of} ${date}`} leagues={shown} timeZone={timeZone} />}
        </div>
        <ResultSports
          open={sportsOpen}
          active={sportId}
          onClose={closePanel}
          onChoose={(sport) => {
            closePanel();
            show({ sport });
          }}
        />
        <ResultLeagues
          key={choosing ? of : "closed"}
          open={choosing}
          leagues={data ?? []}
          hidden={hiddenIds}
          onClose={() => setChoosing(false)}
          onChoose={(ids) => {
            setChoosing(false);
            setHidden({ of, ids });
          }}
        />
      </main>
    </PullToRefresh>
  );
}
