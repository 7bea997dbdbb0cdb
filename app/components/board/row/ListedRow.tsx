"use no memo";

import { memo, useSyncExternalStore } from "react";
import { type ListedMatch } from "#app/domain/boards/boardOrder.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { MatchFace, type MatchRowProps } from "./MatchFace.tsx";
import { useRowKit } from "./rowContext.ts";
import { type BoardView } from "#app/components/board/views.ts";

interface ListedRowProps {
  readonly feed: MatchFeed;
  readonly listed: ListedMatch;
  readonly view: BoardView;
  readonly first: boolean;
}

/** A match of a list, rendered again only when the match changed (design 4.2). */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  return MatchFace({ ...props, kit: useRowKit() });
});

/** A match of a list that subscribes to its own changes only: a tick renders the rows it touched and nothing else (performance 1). */
export const ListedRow = memo(function ListedRow({ feed, listed, view, first }: ListedRowProps) {
  const { id, extensions } = listed;
  const match = useSyncExternalStore(feed.subscribe, () => feed.get(id));
  const extension = useSyncExternalStore(feed.subscribe, () =>
    view.extension === undefined
      ? undefined
      : extensions.map((one) => feed.get(one)).find((one) => one?.kind === view.extension),
  );
  if (!match) return null;
  return (
    <MatchRow
      match={match}
      priced={view.extension === undefined ? match : (extension ?? null)}
      rows={view.rows}
      first={first}
    />
  );
});
