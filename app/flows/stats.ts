import { useMatchStats } from "#app/api/stats/getMatchStats.ts";
import { type MatchStats } from "#app/domain/matchStats.ts";
import { useSettings } from "#app/stores/settings.ts";

/** What the statistics service says of a match, every 30 s while it is looked at; nothing without a statistics id (spec §7). */
export function useStats(statsId: number): { readonly stats: MatchStats | undefined; readonly loading: boolean } {
  const language = useSettings((settings) => settings.language);
  const { data, isPending } = useMatchStats({ statsId, language });
  return { stats: data, loading: statsId > 0 && isPending };
}
