import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSettleMatchResult } from "#app/api/odds/getSettleMatchResult.ts";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { WeekStrip } from "#app/components/shell/lists/WeekStrip.tsx";
import { offeredSport } from "#app/config.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
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

const SOCCER: SportId = 1;

const NOTHING: ReadonlySet<number> = new Set();

/** What the address asks for, as far as it exists: by default today's soccer matches. */
function useAsked() {
  const navigate = useNavigate();
  const search: ResultsSearch = useSearch({ from: PAGE.results });
  const language = useSettings((settings) => settings.language);
  const today = useReportDay();
  const days = resultDays(today);
  const date = search.date !== undefined && days.includes(search.date) ? search.date : today;
  const ask = { sportId: search.sport ?? offeredSport(SOCCER), date, outright: search.outright === true, language };
  const go = (next: ResultsSearch) => void navigate({ to: PAGE.results, search: next, replace: true });
  const { outright: _, ...plain } = search;
  return {
    today,
    days,
    ask,
    show: (change: ResultsSearch) => go({ ...search, ...change }),
    showOutrights: (on: boolean) => go(on ? { ...plain, outright: true } : plain),
  };
}

/** The hidden leagues: the choice is for one sport and list, and hides no new leagues of the next day. */
function useHidden(of: string) {
  const [hidden, setHidden] = useState<{ readonly of: string; readonly ids: ReadonlySet<number> }>();
  return {
    hidden: hidden?.of === of ? hidden.ids : NOTHING,
    hide: (ids: ReadonlySet<number>) => setHidden({ of, ids }),
    hideNone: () => setHidden(undefined),
  };
}

/** The sports to choose from; the header's title opens them. */
function SportSheet({ active, onChoose }: { readonly active: SportId; readonly onChoose: (sport: SportId) => void }) {
  const app = useApp();
  const open = usePanel((panel) => panel.open === "sports");
  return (
    <ResultSports
      open={open}
      active={active}
      onClose={() => closePanel(app)}
      onChoose={(sport) => {
        closePanel(app);
        onChoose(sport);
      }}
    />
  );
}

/** Results that are loading or failed to load. */
function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useLingui();
  return error === null ? (
    <LoadingRows label={t`Loading results`} rows={7} height={60} />
  ) : (
    <LoadFailed error={error} onRetry={onRetry} />
  );
}

interface NoResultsProps {
  /** A search or a choice of leagues may be why. */
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}

function NoResults({ filtered, onShowAll }: NoResultsProps) {
  const { t } = useLingui();
  return filtered ? (
    <EmptyView
      icon="search"
      title={t`No result found`}
      text={t`No result on this day matches your search and leagues.`}
      action={{ label: t`Show all`, onClick: onShowAll }}
    />
  ) : (
    <EmptyView
      icon="results"
      first={t`No data`}
      title={t`No results`}
      text={t`No matches have finished on this day yet. Choose another day or sport.`}
    />
  );
}

/** How matches and outrights ended, by sport and report day, today and six days back (spec §2; design 18). */
export function MatchResultScreen() {
  const { t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { today, days, ask, show, showOutrights } = useAsked();
  const { sportId, date, outright } = ask;
  const { data, error, refetch } = useSettleMatchResult(ask);
  const week = useResultWeek(today, ask, data !== undefined);
  const { busy, refresh } = useRefresh(refetch);
  const [wanted, setWanted] = useState("");
  const [choosing, setChoosing] = useState(false);
  const of = `${sportId} ${outright}`;
  const { hidden, hide, hideNone } = useHidden(of);
  const shown = data && shownResults(data, { hidden, wanted });
  const showAll = () => {
    setWanted("");
    hideNone();
  };
  const body = () => {
    if (shown === undefined) return <Waiting error={error} onRetry={refresh} />;
    if (shown.length === 0) return <NoResults filtered={wanted.trim() !== "" || hidden.size > 0} onShowAll={showAll} />;
    return <ResultList key={`${of} ${date}`} sportId={sportId} leagues={shown} timeZone={timeZone} />;
  };

  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Refreshing results`}>
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
          filtered={hidden.size > 0}
          busy={busy}
          onOutright={showOutrights}
          onWanted={setWanted}
          onLeagues={() => setChoosing(true)}
          onRefresh={refresh}
        />
        <div id={PANEL} role="tabpanel" aria-label={t`Match results`}>
          {body()}
        </div>
        <SportSheet active={sportId} onChoose={(sport) => show({ sport })} />
        <ResultLeagues
          key={choosing ? of : "closed"}
          open={choosing}
          sportId={sportId}
          leagues={data ?? []}
          hidden={hidden}
          onClose={() => setChoosing(false)}
          onChoose={hide}
        />
      </main>
    </PullToRefresh>
  );
}
