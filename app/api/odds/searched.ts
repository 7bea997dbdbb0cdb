import { useQueries, useQuery } from "@tanstack/react-query";
import { liveMatchOdds } from "./getLiveMatchOdds.ts";
import { noLiveMatchOdds } from "./getNoLiveMatchOdds.ts";
import { outRight, type OutRightAsk } from "./getOutRight.ts";

/** The winner markets: a search needs names, so it requests as few prices as it can. */
const MARKETS = "5,16";

/** Names need no poll: a search continues in what it has. */
const ONCE = { refetchInterval: false, staleTime: 60_000, refetchOnWindowFocus: false } as const;

/** All matches of every day and all outrights, for flows/lists/search, each requested once (spec §7). */
export const useSearched = (all: OutRightAsk, enabled: { readonly matches: boolean; readonly winners: boolean }) =>
  useQueries({
    queries: [
      { ...liveMatchOdds({ ...all, marketList: MARKETS }), ...ONCE, enabled: enabled.matches },
      { ...noLiveMatchOdds({ ...all, marketList: MARKETS, playType: "today" }), ...ONCE, enabled: enabled.matches },
      { ...noLiveMatchOdds({ ...all, marketList: MARKETS, playType: "early" }), ...ONCE, enabled: enabled.matches },
      { ...outRight(all), ...ONCE, enabled: enabled.winners },
    ],
  });

/** All matches of today that have not begun, as a search reads them, requested once: for what only needs the next one. */
export const useSearchedToday = (all: OutRightAsk, enabled: boolean) =>
  useQuery({ ...noLiveMatchOdds({ ...all, marketList: MARKETS, playType: "today" }), ...ONCE, enabled });
