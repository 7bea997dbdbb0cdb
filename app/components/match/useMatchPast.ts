import { type Match } from "#app/domain/boards/match.ts";
import { type Meeting } from "#app/domain/boards/matchStats.ts";
import { meetingsOf } from "#app/domain/boards/meetings.ts";
import { useStats } from "#app/flows/lists/stats.ts";

/** What two sides have done before they meet. */
export interface MatchPast {
  /** At most their last five results, oldest first; "" if they are not known. */
  readonly form: { readonly home: string; readonly away: string };
  readonly meetings: readonly Meeting[];
  /** It may still arrive: its room is kept. */
  readonly loading: boolean;
}

const MOST = 5;

/** The form of both sides and their meetings, before kick-off and after the end; they are not requested for a live match. */
export function useMatchPast(match: Match | undefined, wanted: boolean): MatchPast {
  const { stats, loading } = useStats(wanted && match ? match.stats : 0);
  const { home = "", away = "" } = stats?.form ?? {};
  return {
    form: { home: home.slice(-MOST), away: away.slice(-MOST) },
    meetings: match && stats ? meetingsOf(stats.meetings, match.home, match.away).slice(0, MOST) : [],
    loading,
  };
}
