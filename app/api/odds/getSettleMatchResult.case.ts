import { type CallCase } from "#app/api/testing/callCase.ts";
import { settleMatchResult, settleMatchResultAnswer, useSettleMatchResult } from "./getSettleMatchResult.ts";

const RESULT = {
  MatchID: 501,
  HomeName: "Arsenal",
  AwayName: "Chelsea",
  MatchDate: "2026-11-21T15:00:00Z",
  HomeScore: 2,
  AwayScore: 1,
  HomeScore_Half: 1,
  AwayScore_Half: 0,
  FirstGoal: 1,
  LastGoal: 2,
  FullState: 1,
  HalfState: 1,
  MatchBonus: 1,
  IsNamedResult: 0,
  ResultSegs: [{ Name: "2nd half", Home: 1, Away: 1 }],
};
const LEAGUE = { LeagueID: 11, LeagueName: "England Premier League", Results: [RESULT] };

/** GetSettleMatchResult by example. */
export const settleMatchResultCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      settleMatchResult({ sportId: 1, date: "2026-11-21", leagueId: 11, outright: false, language: "en-US" }),
    ),
  use: () => useSettleMatchResult({ sportId: 1, date: "2026-11-21", outright: false, language: "en-US" }),
  every: "once",
  reads: settleMatchResultAnswer,
  sends: "GET /api/odds/GetSettleMatchResult?language=en-US&sportID=1&date=2026-11-21&leagueId=11",
  answer: { Code: 0, Data: [LEAGUE] },
  becomes: [
    {
      leagueId: 11,
      leagueName: "England Premier League",
      results: [
        {
          matchId: 501,
          home: "Arsenal",
          away: "Chelsea",
          startsAt: "2026-11-21T15:00:00Z",
          homeScore: 2,
          awayScore: 1,
          homeHalf: 1,
          awayHalf: 0,
          firstGoal: 1,
          lastGoal: 2,
          fullState: 1,
          halfState: 1,
          bonus: true,
          named: false,
          segments: [{ name: "2nd half", home: "1", away: "1" }],
        },
      ],
    },
  ],
  torn: {
    answer: {
      Code: 0,
      Data: [
        {
          ...LEAGUE,
          Results: [
            { ...RESULT, ResultSegs: [...RESULT.ResultSegs, "?"] },
            { ...RESULT, FullState: "done" },
          ],
        },
        5,
      ],
    },
    rows: 3,
  },
  fails: "envelope",
};
