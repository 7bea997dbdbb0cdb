import { PAGE } from "#app/addresses.ts";
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
  /** The name under which folds and scroll are kept; each list has its own. */
  readonly name: string;
  readonly list: ListView;
  readonly playType: PlayType;
  readonly view: BoardView;
  /** Shows the next view (1) or the previous one (-1), after a swipe over the prices. */
  readonly onTurn: (step: 1 | -1) => void;
  /** The report day of the list; today's if it has none of its own. */
  readonly day?: Day | undefined;
  /** Shown when the list is empty: what is missing and a way out (design 4.17). */
  readonly empty: ReactNode;
  /** The list is the page of one league: its heads do not lead to that page. */
  readonly oneLeague?: boolean;
}

/** A list in any state: failed, loading, empty or loaded, with everything its rows can do (design 4.17). */
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
        day={day}
        onTurn={onTurn}
        interval={list.interval}
        dense={dense}
        onOpenLeague={oneLeague ? undefined : (leagueId) => void navigate({ to: PAGE.league, search: { leagueId } })}
      />
    </RowProvider>
  );
}
