import { isOffered } from "#app/config.ts";
import { useDeferredValue } from "react";
import { useBoards } from "#app/api/useBoards.ts";
import { useSearched } from "#app/api/odds/searched.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { type FoundSections, isSearchable, NOTHING_FOUND, searchAll } from "#app/domain/boards/search.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** What a search shows. */
export interface SearchView {
  readonly found: FoundSections;
  /** Not everything to be searched has loaded. */
  readonly looking: boolean;
  /** Some of it could not be loaded: there may be more results. */
  readonly partly: boolean;
}

/**
 * Searches every cached board and, while there is a search text, all matches of every day, including live ones, and all
 * outrights; each is requested once (spec §7).
 */
export function useSearch(text: string): SearchView {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const words = useDeferredValue(text);
  // a board in another language has other names
  const boards = useBoards(language);
  const asked = isSearchable(words);
  const all = { sportId: 0, comboId: 0, language, oddsStyle };
  const parts = useSearched(all, { matches: asked, winners: asked && isOffered("outright") });
  if (!asked) return { found: NOTHING_FOUND, looking: false, partly: false };
  const matches = boards.flatMap((board) => Object.values(board.matches));
  const winners: readonly Outright[] = parts[3].data?.outrights ?? [];
  return {
    found: searchAll(words, { matches, outrights: winners }),
    looking: parts.some((part) => part.isLoading),
    partly: parts.some((part) => part.isError),
  };
}
