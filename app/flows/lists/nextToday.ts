import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { config } from "#app/config.ts";
import { filterKey, useOnlyLeagues } from "#app/stores/filter.ts";
import { useBoardCall, useSections } from "./board.ts";
import { type MatchFeed } from "./matchFeed.ts";

/** Today's matches of a sport by their time, beside its live list. */
export interface TodayView {
  readonly sections: readonly LeagueSection[];
  readonly feed: MatchFeed;
  readonly oddsStyle: OddsStyle;
  /** ms. */
  readonly interval: number;
}

/** By time (spec §9, match sort). */
const BY_TIME = 1;

/** Today's list by time, in the leagues that the live list is narrowed to; its own call at its own interval (spec §7, §9). */
export function useNextToday(sportId: SportId): TodayView {
  const leagues = useOnlyLeagues(filterKey(sportId, "live"));
  const { data, feed, oddsStyle, stages } = useBoardCall({ sportId, playType: "today" });
  const sections = useSections(data ?? EMPTY_BOARD, BY_TIME, { stages, ...(leagues !== undefined && { leagues }) });
  return { sections, feed, oddsStyle, interval: config().intervals.today };
}
