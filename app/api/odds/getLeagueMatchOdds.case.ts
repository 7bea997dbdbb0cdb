import { type CallCase } from "#app/api/testing/callCase.ts";
import { BOARD, BOARD_ANSWER, TORN_BOARD_ANSWER } from "#app/api/testing/matchExample.ts";
import { leagueMatchOdds, useLeagueMatchOdds } from "./getLeagueMatchOdds.ts";
import { leagueBoardAnswer } from "./matchSchema.ts";

/** GetLeagueMatchOdds by example. */
export const leagueMatchOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(leagueMatchOdds({ leagueId: 11, language: "en-US", oddsStyle: 2, withExtensions: true })),
  use: () => useLeagueMatchOdds({ leagueId: 11, withExtensions: false, language: "en-US", oddsStyle: 2 }),
  every: 60_000,
  reads: leagueBoardAnswer,
  sends: "GET /api/odds/GetLeagueMatchOdds?leagueId=11&language=en-US&oddsStyle=2&IncludeExtenMatch=true",
  answer: BOARD_ANSWER,
  becomes: BOARD,
  torn: { answer: TORN_BOARD_ANSWER, rows: 1 },
  fails: "envelope",
};
