import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { PAGE } from "#app/addresses.ts";
import { store } from "#app/application/store.ts";
import { useApp } from "#app/application/useApp.ts";
import { INDEX_PAGE, usePath } from "#app/components/shell/pageFacts.ts";
import { useBack } from "#app/components/views/useBack.ts";

/** The lists of matches with a page of their own; from any other page a match leads to the index. */
const LISTS = [PAGE.league, PAGE.favourites, PAGE.popular, PAGE.search] as const;

/** What the address of a list says: its league, or what was searched for. */
interface ListSearch {
  readonly leagueId?: number | undefined;
  readonly q?: string | undefined;
}

/** A list as the history has it. */
interface ListPlace {
  readonly path: (typeof LISTS)[number];
  readonly search: ListSearch;
  /** Which entry of the history it is. */
  readonly index: number;
}

/** The list that the open match was opened from; undefined is the index. */
const useListColumn = store<{ readonly place: ListPlace | undefined }>(() => ({ place: undefined }));

/**
 * Notes for each match in the history which list it was opened from: beside a match its list stays, also on the way back and forward
 * (design-3, 7).
 */
export function useListNotes(): void {
  const app = useApp();
  const router = useRouter();
  useEffect(() => {
    const opened = new Map<string | undefined, ListPlace | undefined>();
    return router.subscribe("onBeforeLoad", ({ fromLocation: from, toLocation: to }) => {
      if (from === undefined || to.pathname !== PAGE.match) return;
      const column = useListColumn.of(app);
      const path = LISTS.find((list) => list === from.pathname);
      const list = path && { path, search: from.search, index: from.state.__TSR_index };
      const { __TSR_key: entry } = to.state;
      if (!opened.has(entry)) opened.set(entry, from.pathname === PAGE.match ? column.getState().place : list);
      column.setState({ place: opened.get(entry) });
    });
  }, [app, router]);
}

/** The list beside an open match: what its route declares, and its page; the index has none here. */
export function useBesideList() {
  const { routesByPath } = useRouter();
  const path = useListColumn(({ place }) => place?.path);
  const options = path && routesByPath[path].options;
  return { page: options?.staticData.page ?? INDEX_PAGE, List: options?.component };
}

/** What the address of a list says; beside a match, what it said when the match was opened. */
export function useListSearch(): ListSearch {
  const here: ListSearch = useSearch({ strict: false });
  const kept = useListColumn(({ place }) => place?.search);
  return usePath() === PAGE.match ? (kept ?? {}) : here;
}

/** The way back from a list; beside a match it leads to what was there before the list, past the matches opened from it. */
export function useListBack(): () => void {
  const back = useBack();
  const router = useRouter();
  const index = useListColumn(({ place }) => place?.index);
  const beside = usePath() === PAGE.match;
  return () => {
    if (!beside || index === undefined) back();
    else if (index === 0) void router.navigate({ to: "/" });
    else router.history.go(index - 1 - router.history.location.state.__TSR_index);
  };
}
