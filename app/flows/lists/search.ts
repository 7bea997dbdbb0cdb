import { isOffered } from "#app/config.ts";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { boardsIn } from "#app/api/boards.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { noLiveMatchOdds } from "#app/api/odds/getNoLiveMatchOdds.ts";
import { outRight } from "#app/api/odds/getOutRight.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type Outright } from "#app/domain/boards/outright.ts";
import { type Found, isSearchable, searchAll } from "#app/domain/boards/search.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** What a search shows. */
export interface SearchView {
  readonly found: readonly Found[];
  /** Not everything to be searched has loaded. */
  readonly looking: boolean;
  /** Some of it could not be loaded: there may be more results. */
  readonly partly: boolean;
}

/** The winner markets: a search needs names, so it requests as few prices as it can. */
const MARKETS = "5,16";

/** Names need no poll: a search continues in what it has. */
const ONCE = { refetchInterval: false, staleTime: 60_000, refetchOnWindowFocus: false } as const;

/**
 * Searches every cached board and, while there is a search text, all matches of every day, including live ones, and all
 * outrights; each is requested once (spec §7).
 */
export function useSearch(text: string): SearchView {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const words = useDeferredValue(text);
  const asked = isSearchable(words);
  const all = { sportId: 0, comboId: 0, language, oddsStyle };
  const [live, today, early, outrights] = useQueries({
    queries: [
      { ...liveMatchOdds({ ...all, marketList: MARKETS }), ...ONCE, enabled: asked },
      { ...noLiveMatchOdds({ ...all, marketList: MARKETS, playType: "today" }), ...ONCE, enabled: asked },
      { ...noLiveMatchOdds({ ...all, marketList: MARKETS, playType: "early" }), ...ONCE, enabled: asked },
      { ...outRight(all), ...ONCE, enabled: asked && isOffered("outright") },
    ],
  });
  if (!asked) return { found: [], looking: false, partly: false };
  // a board in another language has other names
  const matches: readonly Match[] = boardsIn(client, language).flatMap((board) => Object.values(board.matches));
  const winners: readonly Outright[] = outrights.data?.outrights ?? [];
  const parts = [live, today, early, outrights];
  return {
    found: searchAll(words, { matches, outrights: winners }),
    looking: parts.some((part) => part.isLoading),
    partly: parts.some((part) => part.isError),
  };
}
