import { PAGE } from "#app/pages.ts";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type ListView } from "#app/flows/lists/board.ts";
import { useSettings } from "#app/stores/settings.ts";
import { Board } from "./Board.tsx";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { type BoardView } from "./views.ts";

interface ListBodyProps {
  /** The name under which folds and scroll are kept: another list has another name. */
  readonly name: string;
  readonly list: ListView;
  readonly playType: PlayType;
  readonly view: BoardView;
  /** Shows the next view (1) or the one before (-1): a swipe over the prices asks for it. */
  readonly onTurn: (step: 1 | -1) => void;
  /** The report day the list is of; today's when it has none of its own. */
  readonly day?: Day | undefined;
  /** What stands there when the list has nothing: what is missing and a way out (design 4.17). */
  readonly empty: ReactNode;
  /** The list is the page of one league: its heads lead nowhere else. */
  readonly oneLeague?: boolean;
}

/** A list in whatever state it is: failed, loading, empty or there, with all that its rows can do (design 4.17). */
export function ListBody({ name, list, playType, view, onTurn, day, empty, oneLeague = false }: ListBodyProps) {
  const navigate = useNavigate();
  const dense = useSettings((settings) => settings.dense);
  if (list.failureCode !== undefined) {
    return <FailedView code={list.failureCode} onRetry={list.retry} />;
  }
  const { feed } = list;
  if (!list.loaded) return <BoardSkeleton />;
  if (list.sections.length === 0) return empty;
  return (
    <RowProvider matchOf={feed.get} oddsStyle={list.oddsStyle} day={day} parlay={playType === "parlay"}>
      <Board
        key={`${name} ${dense}`}
        name={name}
        sections={list.sections}
        feed={feed}
        playType={playType}
        view={view}
        onTurn={onTurn}
        interval={list.interval}
        dense={dense}
        onOpenLeague={oneLeague ? undefined : (leagueId) => void navigate({ to: PAGE.league, search: { leagueId } })}
      />
    </RowProvider>
  );
}
