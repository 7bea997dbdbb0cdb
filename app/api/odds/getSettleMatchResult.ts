import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type LeagueResults, type MatchResult } from "#app/domain/bets/results.ts";
import { type Path } from "#app/api/cache.ts";
import { cachedFor } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { finite, flag, id, label, maybe, moment, omitUndefined, rows, text, underData } from "#app/api/wire.ts";

const path = "odds/GetSettleMatchResult" satisfies Path;

const segment = v.pipe(
  v.object({ Name: text, Home: label, Away: label }),
  v.transform((wire) => ({ name: wire.Name, home: wire.Home, away: wire.Away })),
);

const result = v.pipe(
  v.object({
    MatchID: id,
    HomeName: text,
    AwayName: v.fallback(text, ""),
    MatchDate: moment,
    HomeScore: maybe(finite),
    AwayScore: maybe(finite),
    HomeScore_Half: maybe(finite),
    AwayScore_Half: maybe(finite),
    FirstGoal: maybe(finite),
    LastGoal: maybe(finite),
    FullState: finite,
    HalfState: maybe(finite),
    MatchBonus: v.fallback(flag, false),
    IsNamedResult: v.fallback(flag, false),
    ResultSegs: v.fallback(rows(segment), []),
  }),
  v.transform((wire) =>
    omitUndefined<MatchResult>({
      matchId: wire.MatchID,
      home: wire.HomeName,
      away: wire.AwayName,
      startsAt: wire.MatchDate,
      homeScore: wire.HomeScore,
      awayScore: wire.AwayScore,
      homeHalf: wire.HomeScore_Half,
      awayHalf: wire.AwayScore_Half,
      firstGoal: wire.FirstGoal,
      lastGoal: wire.LastGoal,
      fullState: wire.FullState,
      halfState: wire.HalfState,
      bonus: wire.MatchBonus,
      named: wire.IsNamedResult,
      segments: wire.ResultSegs,
    }),
  ),
);

const league = v.pipe(
  v.object({ LeagueID: id, LeagueName: text, Results: rows(result) }),
  v.transform((wire): LeagueResults => ({
    leagueId: wire.LeagueID,
    leagueName: wire.LeagueName,
    results: wire.Results,
  })),
);

/** The response of GetSettleMatchResult (contract, Odds). */
export const settleMatchResultAnswer = underData(rows(league));

/** The day and the sport whose results are requested. */
export interface ResultAsk {
  /** 0 = all sports. */
  readonly sportId: number;
  /** A report day, YYYY-MM-DD. */
  readonly date: string;
  readonly leagueId?: number | undefined;
  /** Winners of outrights instead of scores. */
  readonly outright: boolean;
  readonly language: string;
}

/** The results of a sport on one report day. */
export const settleMatchResult = (ask: ResultAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) => {
      const { sportId, date, leagueId, outright, language } = ask;
      const query = { language, sportID: sportId, date, leagueId, outright: outright ? 1 : undefined };
      return decoded(path, settleMatchResultAnswer, await get(client, path, query, signal));
    },
    meta: { open: true },
  });

/** The results of a report day for screens/matchresult, on opening and on pull to refresh (spec §2, §7). */
export const useSettleMatchResult = (ask: ResultAsk, enabled = true) =>
  useQuery({ ...settleMatchResult(ask), enabled });

/** The results of several days, read in the background and kept as long as other counts. */
export const useResultDays = (ask: ResultAsk, days: readonly string[], isWanted: (day: string) => boolean) =>
  useQueries({
    queries: days.map((date) => ({
      ...settleMatchResult({ ...ask, date }),
      ...cachedFor("counts"),
      enabled: isWanted(date),
    })),
  });
