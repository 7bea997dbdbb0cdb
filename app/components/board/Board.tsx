import { startTransition, useEffect, useRef, useState } from "react";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import { type LeagueSection, type PlayType } from "#app/domain/boards/boardOrder.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { type BoardRow, layRows } from "./boardRows.ts";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import { LeagueHeader } from "./LeagueHeader.tsx";
import { ListedRow } from "#app/components/board/row/ListedRow.tsx";
import { AgeNote } from "#app/components/shell/over/StaleNote.tsx";
import { RowContext } from "#app/components/board/row/rowContext.ts";
import { type PaintedPrice, selectionOf } from "./selectionOf.ts";
import { useFolding } from "./useFolding.ts";
import { useKeptScroll } from "./useKeptScroll.ts";
import { useKeptSizes } from "./useKeptSizes.ts";
import { useFeedAge } from "./useFeedAge.ts";
import { usePriceSwipe } from "#app/components/board/price/usePriceSwipe.ts";
import { useStickyLeague } from "./useStickyLeague.ts";
import { type BoardView } from "./views.ts";
import styles from "./Board.module.css";

interface BoardProps {
  /** The name under which folds and scroll of this list are kept. */
  readonly name: string;
  readonly sections: readonly LeagueSection[];
  readonly feed: MatchFeed;
  readonly playType: PlayType;
  readonly view: BoardView;
  /** A swipe over the prices shows the next view (1) or the one before (-1) (design 4.6). */
  readonly onTurn: (step: 1 | -1) => void;
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** The report day the list is of. */
  readonly day?: Day | undefined;
  /** The cadence of the list, ms. */
  readonly interval: number;
  /** The server cannot be reached: all prices locked. */
  readonly frozen?: boolean;
  readonly favourites?: ReadonlySet<number>;
  readonly onPick: (selection: Selection) => void;
  /** Absent = no stars are drawn. */
  readonly onToggleFavourite?: ((matchIds: readonly number[], on: boolean) => void) | undefined;
  /** Absent = no "+N" is drawn. */
  readonly onOpenMatch?: ((matchId: number) => void) | undefined;
  /** Absent = the heads of leagues only fold. */
  readonly onOpenLeague?: ((leagueId: number) => void) | undefined;
  readonly onOpenBonus?: ((matchId: number) => void) | undefined;
}

const NO_FAVOURITES: ReadonlySet<number> = new Set();

const HEIGHT = { pairs: 106, single: 70 } as const;

/** How far beyond the screen rows are drawn, px. */
const AHEAD_PX = 300;

/**
 * A list of matches by league: virtual, the window scrolls, the current league's head stays pinned under the tabs.
 * Give it a `key` per sport and list, so that folds start anew (design 4.2, 4.3, performance 1).
 */
export function Board(props: BoardProps) {
  const { sections, feed, playType, view, oddsStyle, timeZone, onPick, onToggleFavourite } = props;
  const favourites = props.favourites ?? NO_FAVOURITES;
  const { open, fold } = useFolding(sections, playType, props.name);
  const laid = layRows(sections, open);
  const list = useRef<WindowVirtualizerHandle>(null);
  const sizes = useKeptSizes(props.name, list, laid.rows.length);
  useKeptScroll(props.name);
  const { at, pin, track, settle } = useStickyLeague(laid, list);
  const swipe = usePriceSwipe(props.onTurn);
  const frozen = props.frozen ?? false;
  const aged = useFeedAge(feed, props.interval);
  const old = frozen ? undefined : aged;
  // the virtual list draws its first rows in one go: at first those on the screen alone
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(AHEAD_PX)), []);

  const pick = (painted: PaintedPrice): void => {
    const selection = selectionOf(feed.get(painted.matchId), painted, oddsStyle);
    if (selection) onPick(selection);
  };

  const row = {
    oddsStyle,
    timeZone,
    day: props.day,
    frozen,
    parlay: playType === "parlay",
    favourites,
    pick,
    onToggleFavourite,
    onOpenMatch: props.onOpenMatch,
    onOpenBonus: props.onOpenBonus,
  };

  const isStarred = (section: LeagueSection): boolean => section.matches.every(({ id }) => favourites.has(id));

  const star = (key: string): void => {
    const section = sections.find((one) => one.key === key);
    if (section)
      onToggleFavourite?.(
        section.matches.map(({ id }) => id),
        !isStarred(section),
      );
  };

  const head = (section: LeagueSection, place: number, pinned: boolean) => (
    <LeagueHeader
      key={section.key}
      sectionKey={section.key}
      leagueId={section.leagueId}
      name={section.leagueName}
      count={section.matches.length}
      open={open.get(section.key) ?? false}
      starred={isStarred(section)}
      onStar={onToggleFavourite && star}
      onOpen={props.onOpenLeague}
      covered={!pinned && place === at}
      onToggle={
        pinned
          ? (key) => {
              settle();
              fold(key);
            }
          : fold
      }
    />
  );

  const draw = (one: BoardRow) =>
    one.kind === "league" ? (
      head(one.section, one.place, false)
    ) : (
      <ListedRow key={one.listed.id} feed={feed} listed={one.listed} view={view} first={one.first} />
    );

  const current = sections[at];
  return (
    <RowContext value={row}>
      <AgeNote aged={old} />
      {/* new rows, and nothing else, move prices on the screen */}
      <SteadyArea
        shape={laid.rows}
        className={styles.board}
        data-old={old !== undefined || undefined}
        data-below-line={old !== undefined || frozen || undefined}
        {...swipe}
      >
        {current && (
          <div className={styles.pin} ref={pin}>
            {head(current, at, true)}
          </div>
        )}
        <WindowVirtualizer
          ref={list}
          data={laid.rows}
          itemSize={HEIGHT[view.rows.look]}
          bufferSize={ahead}
          {...(sizes !== undefined && { cache: sizes })}
          onScroll={track}
          onResize={track}
        >
          {draw}
        </WindowVirtualizer>
      </SteadyArea>
    </RowContext>
  );
}
