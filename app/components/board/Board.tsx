import { type ComponentProps, type ReactNode, startTransition, Suspense, useEffect, useRef, useState } from "react";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import { type LeagueSection, type PlayType } from "#app/domain/boards/boardOrder.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { type Arrange, type BoardRow, layRows } from "./boardRows.ts";
import { SteadyArea } from "#app/ui/touch/SteadyArea.tsx";
import { LeagueHeader } from "./LeagueHeader.tsx";
import { ListedRow } from "#app/components/board/row/ListedRow.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { AgeNote } from "#app/components/views/StaleNote.tsx";
import { type Day } from "#app/domain/time/dates.ts";
import { firstList } from "#app/flows/lists/firstList.ts";
import { useRow } from "#app/components/board/row/rowContext.ts";
import { useFolding } from "./useFolding.ts";
import { useKeptScroll } from "./useKeptScroll.ts";
import { useKeptSizes } from "./useKeptSizes.ts";
import { useFeedAge } from "./useFeedAge.ts";
import { usePriceSwipe } from "#app/components/board/price/usePriceSwipe.ts";
import { useStickyLeague } from "./useStickyLeague.ts";
import { type BoardView } from "./views.ts";
import styles from "./Board.module.css";

/** What a list shows, and how. */
export interface BoardProps {
  /** The name under which folds and scroll of this list are kept. */
  readonly name: string;
  readonly sections: readonly LeagueSection[];
  readonly feed: MatchFeed;
  readonly playType: PlayType;
  readonly view: BoardView;
  /** The report day of the list; today's if it has none of its own. */
  readonly day: Day | undefined;
  /** A swipe over the prices shows the next view (1) or the one before (-1) (design 4.6). */
  readonly onTurn: (step: 1 | -1) => void;
  /** The refresh interval of the list, ms. */
  readonly interval: number;
  /** Rows are compact: 88 px (design-2, 4.2). */
  readonly dense: boolean;
  /** Absent = league heads only fold. */
  readonly onOpenLeague?: ((leagueId: number) => void) | undefined;
}

/** What stands among the rows; no first list needs it. */
const Lines = lazyPart(() => import("./lines/Lines.tsx"), "Lines", firstList);

const Among = (props: ComponentProps<typeof Lines>) => (
  <Suspense fallback={null}>
    <Lines {...props} />
  </Suspense>
);

/** The assumed height of a row before it is measured, px. */
const HEIGHT = { pairs: 106, dense: 88, single: 70 } as const;

/** How far beyond the screen rows are drawn, px. */
const AHEAD_PX = 300;

/** The virtual list renders its first rows at once, so at first only those on the screen. Px beyond the screen. */
function useAhead(): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(AHEAD_PX)), []);
  return ahead;
}

/** The stars of leagues, each on while all its matches are favourites. */
function useStars(sections: readonly LeagueSection[]) {
  const { favourites, onToggleFavourite } = useRow();
  const isStarred = ({ matches }: LeagueSection): boolean => matches.every(({ id }) => favourites.has(id));
  const star = (key: string): void => {
    const section = sections.find((one) => one.key === key);
    if (section)
      onToggleFavourite?.(
        section.matches.map(({ id }) => id),
        !isStarred(section),
      );
  };
  return { isStarred, onStar: onToggleFavourite && star };
}

interface PricesProps extends Pick<BoardProps, "feed" | "interval" | "onTurn"> {
  /** The layout: only new rows move prices on the screen. */
  readonly shape: unknown;
  readonly children: ReactNode;
}

/** The prices of a list as one area: it shows their age above, and a swipe across it changes the view. */
function Prices({ feed, interval, onTurn, shape, children }: PricesProps) {
  "use no memo";
  const { frozen } = useRow();
  const swipe = usePriceSwipe(onTurn);
  const aged = useFeedAge(feed, interval);
  const old = frozen ? undefined : aged;
  return (
    <>
      <AgeNote aged={old} />
      <SteadyArea
        shape={shape}
        className={styles.board}
        data-q-part="list"
        data-q-state={old && "old"}
        data-old={old !== undefined || undefined}
        data-below-line={old !== undefined || frozen || undefined}
        {...swipe}
      >
        {children}
      </SteadyArea>
    </>
  );
}

/**
 * A list of matches by league: virtual, the window scrolls, the current league's head stays pinned under the tabs. It needs
 * a RowProvider around it. Give it a `key` per sport, list and density, so that folds and heights start fresh (design 4.2, 4.3, performance 1).
 */
export function Board(props: BoardProps) {
  const { name, sections, feed, playType, view, onTurn, interval, dense, onOpenLeague } = props;
  const { isStarred, onStar } = useStars(sections);
  const { open, fold } = useFolding(sections, playType, name);
  const [arrange, setArrange] = useState<Arrange>();
  const laid = layRows(sections, open, arrange);
  const list = useRef<WindowVirtualizerHandle>(null);
  const height = HEIGHT[dense && view.rows.look === "pairs" ? "dense" : view.rows.look];
  const sizes = useKeptSizes(dense ? `${name} dense` : name, list, laid.rows, height);
  useKeptScroll(name);
  const { at, pin, track, settle } = useStickyLeague(laid, list);
  const ahead = useAhead();
  const foldPinned = (key: string) => {
    settle();
    fold(key);
  };

  const head = (section: LeagueSection, place: number, pinned: boolean) => (
    <LeagueHeader
      key={section.key}
      sectionKey={section.key}
      leagueId={section.leagueId}
      sportId={section.sportId}
      name={section.leagueName}
      count={section.matches.length}
      open={open.get(section.key) ?? false}
      starred={isStarred(section)}
      onStar={onStar}
      onOpen={onOpenLeague}
      covered={!pinned && place === at}
      onToggle={pinned ? foldPinned : fold}
    />
  );

  const draw = (one: BoardRow, pinned: unknown) => {
    if (one.kind === "league") return head(one.section, one.place, pinned === true);
    if (one.kind === "line") return one.draw();
    return <ListedRow key={one.listed.id} feed={feed} listed={one.listed} view={view} first={one.first} />;
  };

  const current = laid.rows[laid.heads[at] ?? -1];
  return (
    <Prices feed={feed} interval={interval} onTurn={onTurn} shape={laid.rows}>
      <Among {...props} onArrange={setArrange} />
      {current && (
        <div className={styles.pin} ref={pin}>
          {draw(current, true)}
        </div>
      )}
      <WindowVirtualizer
        ref={list}
        data={laid.rows}
        itemSize={height}
        bufferSize={ahead}
        cache={sizes}
        onScroll={track}
        // at once: if this waits for a frame, WebKit sometimes measures rows as empty, and the list loses all but its last
        onResize={track}
      >
        {draw}
      </WindowVirtualizer>
    </Prices>
  );
}
