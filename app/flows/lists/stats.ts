import { useMatchStats } from "#app/api/stats/getMatchStats.ts";
import { type MatchStats } from "#app/domain/boards/matchStats.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useArea } from "#app/flows/session/preference.ts";

/** What the statistics service says of a match, every 30 s while it is looked at; nothing without a statistics id (spec §7). */
export function useStats(statsId: number): { readonly stats: MatchStats | undefined; readonly loading: boolean } {
  const { hasStats } = useArea();
  const asked = hasStats ? statsId : 0;
  const language = useSettings((settings) => settings.language);
  const { data, isPending } = useMatchStats({ statsId: asked, language });
  return { stats: data, loading: asked > 0 && isPending };
}
