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
import { useOddsStyle } from "#app/flows/session/preference.ts";

/** What a search shows. */
export interface SearchView {
  readonly found: readonly Found[];
  /** Not everything that can be looked through has come. */
  readonly looking: boolean;
  /** Some of it could not be had: what is found may not be all. */
  readonly partly: boolean;
}

/** The winner markets: a search needs names, so it asks for as few prices as it can. */
const MARKETS = "5,16";

/** Once asked, names need no poll: a search goes on in what it has. */
const ONCE = { refetchInterval: false, staleTime: 60_000, refetchOnWindowFocus: false } as const;

/**
 * Looks through every board that is held and, while anything is looked for, through all matches of every day, live ones
 * too, and all outrights; each is asked for once (spec §7).
 */
export function useSearch(text: string): SearchView {
  const client = useQueryClient();
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useOddsStyle();
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
  // a board of another language holds other names
  const matches: readonly Match[] = boardsIn(client, language).flatMap((board) => Object.values(board.matches));
  const winners: readonly Outright[] = outrights.data?.outrights ?? [];
  const parts = [live, today, early, outrights];
  return {
    found: searchAll(words, { matches, outrights: winners }),
    looking: parts.some((part) => part.isLoading),
    partly: parts.some((part) => part.isError),
  };
}
