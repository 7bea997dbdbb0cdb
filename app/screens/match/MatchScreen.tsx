import { PAGE } from "#app/pages.ts";
import { useBack } from "#app/components/shell/useBack.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { Suspense, useRef } from "react";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { CompactScore } from "#app/components/match/CompactScore.tsx";
import { MarketList } from "#app/components/match/MarketList.tsx";
import { MatchBar } from "#app/components/match/MatchBar.tsx";
import { Media } from "#app/components/match/Media.tsx";
import { Scoreboard } from "#app/components/match/Scoreboard.tsx";
import { useOutOfSight } from "#app/components/match/useOutOfSight.ts";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { lazyPart } from "#app/components/shell/lazyPart.ts";
import { AgeNote, LossNote } from "#app/components/shell/over/StaleNote.tsx";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type MatchView, useMatch } from "#app/flows/lists/match.ts";
import { showPlayType } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./MatchScreen.module.css";

const MatchExposure = lazyPart(() => import("#app/components/exposure/MatchExposure.tsx"), "MatchExposure");

/** The markets of the match once its own answer has come; `old` dims prices that are not fresh. */
function Markets({ view, old }: { readonly view: MatchView; readonly old: boolean }) {
  const { t } = useLingui();
  const { match, extensions, oddsStyle, priced, failureCode, retry } = view;
  if (failureCode !== undefined) return <FailedView code={failureCode} onRetry={retry} />;
  if (match === undefined || !priced) return <LoadingRows label={t`Loading markets`} rows={8} height={64} />;
  const all = [match, ...extensions];
  return (
    <div data-old={old || undefined}>
      <RowProvider matchOf={(matchId) => all.find(({ id }) => id === matchId)} oddsStyle={oddsStyle}>
        <MarketList match={match} extensions={extensions} />
      </RowProvider>
    </div>
  );
}

/** The head of the page: the league, the way back, the star. */
function Head({ match, onBack }: { readonly match: Match | undefined; readonly onBack: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const favourites = useFavourites();
  if (match === undefined) return <MatchBar title="" onBack={onBack} />;
  const starred = favourites.ids.has(match.id);
  return (
    <MatchBar
      title={match.leagueName}
      onBack={onBack}
      onLeague={() => void navigate({ to: PAGE.league, search: { leagueId: match.leagueId } })}
      star={{
        on: starred,
        label: t`Favourite: ${match.home} v ${match.away}`,
        onToggle: () => favourites.toggle([match], !starred),
      }}
    />
  );
}

/** The way back; a match that was opened by its address leads to the list which that names (spec §2, `type`). */
function useBackToList(type: number | undefined): () => void {
  const back = useBack();
  const { history } = useRouter();
  return () => {
    const list = type === undefined || history.canGoBack() ? undefined : PLAY_TYPE.of(type);
    if (list !== undefined) showPlayType(list);
    back();
  };
}

/** One match: score, pictures and data, and every market (spec §2, match page; design 07, 08, 33). */
export function MatchScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { matchId = 0, leagueId = 0, type, debug = 0 } = useSearch({ strict: false });
  const view = useMatch({ matchId, leagueId, debug: debug === 1 });
  const { match, siblings } = view;
  const timeZone = useSettings((settings) => settings.timeZone);
  const aged = usePriceAge(view);
  const end = useRef<HTMLDivElement>(null);
  const collapsed = useOutOfSight(end, 104, match?.id);

  const back = useBackToList(type);
  const at = siblings.findIndex(({ id }) => id === matchId);
  const turn = (place: number) => {
    const other = at === -1 ? undefined : siblings[place];
    if (!other) return undefined;
    return () =>
      void navigate({
        to: PAGE.match,
        search: { matchId: other.id, leagueId: other.leagueId },
        replace: true,
      });
  };

  if (view.unknown) {
    return (
      <>
        <MatchBar title="" onBack={back} />
        <main>
          <EmptyView
            icon="sports"
            title={t`Match not found`}
            text={t`The address does not fit any match, or the match is over.`}
            action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
          />
        </main>
      </>
    );
  }
  return (
    <>
      <Head match={match} onBack={back} />
      {match && <CompactScore match={match} timeZone={timeZone} shown={collapsed} />}
      <main key={matchId} className={styles.page}>
        {match && (
          <>
            <Scoreboard match={match} timeZone={timeZone} onPrevious={turn(at - 1)} onNext={turn(at + 1)} end={end} />
            <Media match={match} />
          </>
        )}
        <LossNote />
        <AgeNote aged={aged} />
        <Markets view={view} old={aged !== undefined} />
        {match && (
          <Suspense fallback={null}>
            <MatchExposure match={match} extensions={view.extensions} />
          </Suspense>
        )}
      </main>
    </>
  );
}
