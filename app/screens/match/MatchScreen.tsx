import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useBack } from "#app/components/views/useBack.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import type { Aged } from "#app/components/views/StaleBar.tsx";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { CompactScore } from "#app/components/match/head/CompactScore.tsx";
import { KickOff } from "#app/components/match/head/KickOff.tsx";
import { LiveScore } from "#app/components/match/head/LiveScore.tsx";
import { MarketList } from "#app/components/match/markets/MarketList.tsx";
import { OwnBets } from "#app/components/match/OwnBets.tsx";
import { MatchFoot } from "#app/components/match/MatchFoot.tsx";
import { MatchBar } from "#app/components/match/head/MatchBar.tsx";
import { Media } from "#app/components/match/stage/Media.tsx";
import { Scoreboard } from "#app/components/match/head/Scoreboard.tsx";
import { type MatchClock, useMatchClock } from "#app/components/match/head/useMatchClock.ts";
import { useOutOfSight } from "#app/components/match/head/useOutOfSight.ts";
import { Slot } from "#app/components/views/slots.ts";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { AgeNote, LossNote } from "#app/components/views/StaleNote.tsx";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type MatchSearch } from "#app/flows/lists/listPlaces.ts";
import { matchPlace } from "#app/flows/lists/matchPlace.ts";
import { type MatchView, useMatch } from "#app/flows/lists/match.ts";
import { showPlayType } from "#app/stores/list.ts";
import { showOnStage, type StageName, useMatchStage } from "#app/stores/match/matchStage.ts";
import { useSettings } from "#app/stores/settings.ts";
import { ShareHere } from "./ShareHere.tsx";
import { UnknownMatch } from "./UnknownMatch.tsx";
import styles from "./MatchScreen.module.css";

interface MarketsProps {
  readonly view: MatchView;
  /** Prices that are not fresh are dimmed. */
  readonly aged: Aged | undefined;
  readonly above: string;
}

/** The markets of the match: at once those of the list the member comes from, and all of them with the match's own answer. */
function Markets({ view, aged, above }: MarketsProps) {
  const { t } = useLingui();
  const { match, extensions, extended, oddsStyle, priced, whole, failureCode, retry } = view;
  const extensionsAged = usePriceAge(extended);
  if (failureCode !== undefined) return <FailedView code={failureCode} onRetry={retry} />;
  if (match === undefined || !priced) return <LoadingRows label={t`Loading markets`} rows={8} height={64} />;
  const all = [match, ...extensions];
  return (
    <div data-old={aged !== undefined || undefined}>
      <RowProvider matchOf={(matchId) => all.find(({ id }) => id === matchId)} oddsStyle={oddsStyle}>
        <MarketList
          match={match}
          extensions={extensions}
          aged={aged ? undefined : extensionsAged}
          whole={whole}
          above={above}
        />
      </RowProvider>
      {!whole && <LoadingRows label={t`Loading markets`} rows={4} height={64} />}
    </div>
  );
}

interface HeadProps {
  readonly match: Match | undefined;
  readonly clock: MatchClock | undefined;
  readonly collapsed: boolean;
  readonly timeZone: number;
  readonly onBack: (() => void) | undefined;
  readonly note: string | undefined;
}

/** The head of the page: back button, league or score, bell, star. */
function Head({ match, clock, collapsed, timeZone, onBack, note }: HeadProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const favourites = useFavourites();
  if (match === undefined) return <MatchBar title="" onBack={onBack} />;
  const starred = favourites.ids.has(match.id);
  return (
    <MatchBar
      title={match.leagueName}
      onBack={onBack}
      note={note}
      league={{
        id: match.leagueId,
        sportId: match.sportId,
        onOpen: () => void navigate({ to: PAGE.league, search: { leagueId: match.leagueId } }),
      }}
      tools={<Slot name="matchTool" given={{ match }} />}
      score={{ line: <CompactScore match={match} clock={clock} timeZone={timeZone} />, shown: collapsed }}
      star={{
        on: starred,
        q: `star:${match.id}`,
        label: t`Favourite: ${match.home} v ${match.away}`,
        onToggle: () => favourites.toggle([match], !starred),
      }}
    />
  );
}

/** A match that is not the page itself. */
export interface Beside {
  /** Why it is open, if the member did not open it. */
  readonly note: string | undefined;
  /** The address names it. */
  readonly addressed: boolean;
  /** Called if no match fits, and the address does not name it. */
  readonly onGone: () => void;
}

/** A match that was open beside a page, and is no more. */
function Gone({ onGone }: Pick<Beside, "onGone">) {
  useEffect(() => onGone(), [onGone]);
  return null;
}

/** The way back; a match opened by its address leads to the list named there (spec §2, `type`). */
function useBackToList(type: number | undefined): () => void {
  const app = useApp();
  const back = useBack();
  const { history } = useRouter();
  return () => {
    const list = type === undefined || history.canGoBack() ? undefined : PLAY_TYPE.of(type);
    if (list !== undefined) showPlayType(app, list);
    back();
  };
}

/** The league's previous and next match, each with its link; on a page of its own it takes the place of this one. */
function useTurns({ siblings }: MatchView, matchId: number, replace: boolean) {
  const app = useApp();
  const navigate = useNavigate();
  const at = siblings.findIndex(({ id }) => id === matchId);
  const turn = (place: number) => {
    const other = at === -1 ? undefined : siblings[place];
    if (!other) return undefined;
    const { id, leagueId } = other;
    return () => void navigate({ ...matchPlace(app, { matchId: id, leagueId }), replace });
  };
  return { onPrevious: turn(at - 1), onNext: turn(at + 1) };
}

interface MatchScreenProps {
  readonly asked: MatchSearch;
  /** It stands beside a list, whose page it is: no way back, and a line that says why it is open. */
  readonly beside?: Beside | undefined;
}

/** One match: score, pictures and data, and every market (spec §2, match page; design-2, 5; design-3, 7). */
export function MatchScreen({ asked, beside }: MatchScreenProps) {
  const { matchId = 0, leagueId = 0, type, debug = 0 } = asked;
  const view = useMatch({ matchId, leagueId, debug: debug === 1 });
  const back = useBackToList(type);
  if (view.unknown && beside?.addressed === false) return <Gone onGone={beside.onGone} />;
  if (view.unknown) return <UnknownMatch onBack={beside ? undefined : back} />;
  return <KnownMatch key={matchId} view={view} matchId={matchId} onBack={back} beside={beside} />;
}

interface KnownMatchProps {
  readonly view: MatchView;
  readonly matchId: number;
  readonly onBack: () => void;
  readonly beside: Beside | undefined;
}

/** The foot of the page, once the match is known. */
function AtFoot({
  view: { match, extensions },
  clock,
  timeZone,
}: Pick<HeadProps, "clock" | "timeZone"> & { readonly view: MatchView }) {
  if (!match) return null;
  const score = <CompactScore match={match} clock={clock} timeZone={timeZone} />;
  return <MatchFoot match={match} extensions={extensions} score={score} />;
}

/**
 * What the stage shows: in play the last choice of this visit, at first the animation; before and after nothing, until
 * it is tapped (spec §2, match page).
 */
function useStage(running: boolean) {
  const app = useApp();
  const chosen = useMatchStage(({ shown }) => shown) ?? "pitch";
  const [opened, setOpened] = useState<StageName | undefined>(undefined);
  const live = chosen === "closed" ? undefined : chosen;
  return {
    shown: running ? live : opened,
    onShow: (shown: StageName | undefined) => (running ? showOnStage(app, shown ?? "closed") : setOpened(shown)),
  };
}

/** The match named by the address: what is known at once, and the rest when its own answer arrives. */
function KnownMatch({ view, matchId, onBack, beside }: KnownMatchProps) {
  // a page has one main landmark, and beside a list that is the list
  const Main = beside ? "div" : "main";
  const { match } = view;
  const timeZone = useSettings((settings) => settings.timeZone);
  const aged = usePriceAge(view);
  const end = useRef<HTMLDivElement>(null);
  const running = match?.stage === "live" && !isHalted(match.state);
  const collapsed = useOutOfSight(end, 52, match && `${match.id} ${running}`);
  const clock = useMatchClock(match, view.updatedAt);
  const stage = useStage(running);
  const turns = useTurns(view, matchId, beside?.addressed !== false);
  return (
    <>
      <Head
        match={match}
        clock={clock}
        collapsed={collapsed}
        timeZone={timeZone}
        onBack={beside ? undefined : onBack}
        note={beside?.note}
      />
      <Main className={styles.page} data-q={`match:${matchId}`} data-q-part="match" data-q-state={aged && "old"}>
        {match && (
          <>
            <Scoreboard {...turns} end={end}>
              {running ? <LiveScore match={match} clock={clock} /> : <KickOff match={match} timeZone={timeZone} />}
            </Scoreboard>
            <Media match={match} running={running} inView={!collapsed} {...stage} />
          </>
        )}
        <LossNote />
        <AgeNote aged={aged} />
        <Markets view={view} aged={aged} above={`${running} ${stage.shown}`} />
        {match && <OwnBets match={match} extensions={view.extensions} />}
        <ShareHere matchId={matchId} />
        <AtFoot view={view} clock={clock} timeZone={timeZone} />
      </Main>
    </>
  );
}
