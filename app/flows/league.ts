import { leagueMatchOdds } from "#app/api/odds/getLeagueMatchOdds.ts";
import { useQuery } from "@tanstack/react-query";
import { config } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/board.ts";
import { type LeagueSection } from "#app/domain/boardOrder.ts";
import { useSettings } from "#app/stores/settings.ts";
import { failureOf, type ListView, useSections } from "./board.ts";
import { useOddsStyle } from "./preference.ts";

/** A league's page: all its matches, whatever their day. */
export interface LeagueView extends ListView {
  readonly name: string | undefined;
  /** 1 until the league is known. */
  readonly sportId: number;
}

/** All matches of one league with their extensions, every 60 s (spec §7, GetLeagueMatchOdds). */
export function useLeagueList(leagueId: number): LeagueView {
  const language = useSettings((settings) => settings.language);
  const sort = useSettings((settings) => settings.matchSort);
  const oddsStyle = useOddsStyle();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...leagueMatchOdds({ leagueId, language, oddsStyle, withExtensions: true }),
    enabled: leagueId > 0,
  });
  const board = leagueId > 0 ? data : EMPTY_BOARD;
  const sections: readonly LeagueSection[] = useSections(board ?? EMPTY_BOARD, sort);
  return {
    board,
    sections,
    oddsStyle,
    updatedAt: dataUpdatedAt,
    interval: config().intervals.today,
    failureCode: failureOf(board, error),
    retry: () => void refetch(),
    name: data?.leagues[leagueId]?.name ?? sections[0]?.leagueName,
    sportId: data?.leagues[leagueId]?.sportId ?? sections[0]?.sportId ?? 1,
  };
}
