import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Board, EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { get } from "#app/api/client.ts";
import { reportDropped } from "#app/api/dropped.ts";
import { BOARD_OPTIONS } from "./boardQuery.ts";
import { decodeBoard } from "./matchDecode.ts";

const path = "odds/GetLeagueMatchOdds" satisfies Path;

/** The league, and how its matches are requested. */
export interface LeagueAsk {
  readonly leagueId: number;
  readonly language: string;
  readonly oddsStyle: number;
  /** With the extension matches (corners, bookings): their MainID names the match to which they belong. */
  readonly withExtensions: boolean;
}

/** All matches of a league, always complete: the call has no updateTime (contract, Odds). */
export const leagueMatchOdds = (ask: LeagueAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, queryKey, signal }) => {
      const { leagueId, language, oddsStyle, withExtensions } = ask;
      const query = { leagueId, language, oddsStyle, IncludeExtenMatch: withExtensions };
      const answer = await get(client, path, query, signal);
      const delta = decodeBoard(path, { ...answer, T: answer.T ?? 0 }, 0);
      reportDropped(path, delta.dropped);
      return mergeDelta(client.getQueryData<Board>(queryKey) ?? EMPTY_BOARD, delta);
    },
    ...every("today"),
    ...BOARD_OPTIONS,
  });

/** The matches of a league for flows/lists/match: its other matches and the extensions of this one, every 60 s (spec §7, §9). */
export const useLeagueMatchOdds = (ask: LeagueAsk, enabled = true) => useQuery({ ...leagueMatchOdds(ask), enabled });
