import { leagueMatchOdds } from "#app/api/odds/getLeagueMatchOdds.ts";
import { config } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { useSettings } from "#app/stores/settings.ts";
import { type ListView, useBoardShape, useSections } from "./board.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";

/** A league's page: all its matches, on any day. */
export interface LeagueView extends ListView {
  readonly name: string | undefined;
  /** 1 until the league is known. */
  readonly sportId: number;
}

/** All matches of one league with their extensions, every 60 s (spec §7, GetLeagueMatchOdds). */
export function useLeagueList(leagueId: number): LeagueView {
  const language = useSettings((settings) => settings.language);
  const sort = useSettings((settings) => settings.matchSort);
  const oddsStyle = useListedStyle();
  const options = leagueMatchOdds({ leagueId, language, oddsStyle, withExtensions: true });
  const { data, feed, failureCode, retry } = useBoardShape(options, { enabled: leagueId > 0 });
  const sections = useSections(data ?? EMPTY_BOARD, sort);
  return {
    loaded: data !== undefined || leagueId <= 0,
    feed,
    sections,
    oddsStyle,
    interval: config().intervals.today,
    failureCode,
    retry,
    name: data?.leagues[leagueId]?.name ?? sections[0]?.leagueName,
    sportId: data?.leagues[leagueId]?.sportId ?? sections[0]?.sportId ?? 1,
  };
}
