import { useLayoutEffect, useRef } from "react";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import { type Board as BoardData } from "#app/domain/board.ts";
import { type LeagueSection, type ListedMatch, type PlayType } from "#app/domain/boardOrder.ts";
import { type OddsStyle } from "#app/domain/odds.ts";
import { type Selection } from "#app/domain/selection.ts";
import { type BoardRow, layRows } from "./boardRows.ts";
import { LeagueHeader } from "./LeagueHeader.tsx";
import { Match1x2Row } from "./Match1x2Row.tsx";
import { MatchRow } from "./MatchRow.tsx";
import { PriceAge } from "./PriceAge.tsx";
import { RowContext } from "./rowContext.ts";
import { type PaintedPrice, selectionOf } from "./selectionOf.ts";
import { useFolding } from "./useFolding.ts";
import { useKeptScroll } from "./useKeptScroll.ts";
import { usePriceAge } from "./usePriceAge.ts";
import { useStickyLeague } from "./useStickyLeague.ts";
import { type BoardView } from "./views.ts";
import styles from "./Board.module.css";

interface BoardProps {
  /** The name under which folds and scroll of this list are kept. */
  readonly name: string;
  readonly sections: readonly LeagueSection[];
  readonly matches: BoardData["matches"];
  readonly playType: PlayType;
  readonly view: BoardView;
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** Epoch ms of the last good answer, 0 for none. */
  readonly updatedAt: number;
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

/**
 * A list of matches by league: virtual, the window scrolls, the current league's head stays pinned under the tabs.
 * Give it a `key` per sport and list, so that folds start anew (design 4.2, 4.3, performance 1).
 */
export function Board(props: BoardProps) {
  const { sections, matches, playType, view, oddsStyle, timeZone, onPick, onToggleFavourite } = props;
  const favourites = props.favourites ?? NO_FAVOURITES;
  const { open, fold } = useFolding(sections, playType, props.name);
  useKeptScroll(props.name);
  const laid = layRows(sections, open);
  const list = useRef<WindowVirtualizerHandle>(null);
  const { at, pin, track, settle } = useStickyLeague(laid, list);
  const frozen = props.frozen ?? false;
  const oldFor = usePriceAge(props.updatedAt, props.interval);
  const age = frozen ? undefined : oldFor;

  const latest = useRef(matches);
  useLayoutEffect(() => {
    latest.current = matches;
  }, [matches]);

  const pick = (painted: PaintedPrice): void => {
    const selection = selectionOf(latest.current[painted.matchId], painted, oddsStyle);
    if (selection) onPick(selection);
  };

  const row = {
    oddsStyle,
    timeZone,
    frozen,
    parlay: playType === 3,
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

  const pricesOf = ({ id, extensions }: ListedMatch) =>
    view.extension === undefined
      ? matches[id]
      : extensions.map((extension) => matches[extension]).find((one) => one?.kind === view.extension);

  const draw = (one: BoardRow) => {
    if (one.kind === "league") return head(one.section, one.place, false);
    const match = matches[one.listed.id];
    if (!match) return <></>;
    return view.rows.look === "pairs" ? (
      <MatchRow
        key={match.id}
        match={match}
        priced={pricesOf(one.listed) ?? null}
        markets={view.rows.markets}
        first={one.first}
      />
    ) : (
      <Match1x2Row
        key={match.id}
        match={match}
        marketId={view.rows.market}
        positions={view.rows.positions}
        first={one.first}
      />
    );
  };

  const current = sections[at];
  return (
    <RowContext value={row}>
      {age !== undefined && <PriceAge age={age} />}
      <div
        className={styles.board}
        data-old={age !== undefined || undefined}
        data-below-line={age !== undefined || frozen || undefined}
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
          bufferSize={300}
          onScroll={track}
          onResize={track}
        >
          {draw}
        </WindowVirtualizer>
      </div>
    </RowContext>
  );
}
