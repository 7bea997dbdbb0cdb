import { useMatchStats } from "#app/api/stats/getMatchStats.ts";
import { type MatchStats } from "#app/domain/boards/matchStats.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useArea } from "#app/flows/session/preference.ts";

/** What the statistics service says of a match. */
export interface StatsView {
  readonly stats: MatchStats | undefined;
  readonly loading: boolean;
  /** When it said so, epoch ms; 0 = not yet. */
  readonly updatedAt: number;
}

/**
 * The statistics of a match, every 30 s while they are shown, every 10 s while the pitch is visible; nothing without a
 * statistics id (spec §7).
 */
export function useStats(statsId: number, inView = false): StatsView {
  const { hasStats } = useArea();
  const asked = hasStats ? statsId : 0;
  const language = useSettings((settings) => settings.language);
  const { data, isPending, dataUpdatedAt } = useMatchStats({ statsId: asked, language }, inView);
  return { stats: data, loading: asked > 0 && isPending, updatedAt: dataUpdatedAt };
}
