import { type CallCase } from "#app/api/testing/callCase.ts";
import { MATCH, MATCH_ROW } from "#app/api/testing/matchExample.ts";
import { singleMatchOdds, useSingleMatchOdds } from "./getSingleMatchOdds.ts";
import { matchOddsAnswer } from "./matchSchema.ts";

const { SportID, M, MEXT, ML, MK, S } = MATCH_ROW;
const ANSWER = { Code: 0, T: 1000, SportID, M, MEXT, ML, MK, S };

/** GetSingleMatchOdds by example. */
export const singleMatchOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      singleMatchOdds({
        matchId: 501,
        language: "en-US",
        oddsStyle: 2,
        marketList: "",
        mixParlay: false,
        debug: false,
      }),
    ),
  use: () =>
    useSingleMatchOdds({
      matchId: 501,
      marketList: "",
      mixParlay: false,
      debug: false,
      language: "en-US",
      oddsStyle: 2,
    }),
  every: 30_000,
  reads: matchOddsAnswer,
  sends:
    "GET /api/odds/GetSingleMatchOdds?matchID=501&language=en-US&oddsStyle=2&marketList=&isMixparlay=false&exceptFlag=false&debug=false",
  answer: ANSWER,
  becomes: {
    T: 1000,
    markets: MATCH.markets,
    sportId: 1,
    card: {
      leagueId: 11,
      leagueName: "England Premier League",
      homeId: 1,
      awayId: 2,
      home: "Arsenal",
      away: "Chelsea",
      startsAt: "2026-11-21T15:00:00Z",
      neutral: false,
      sort: 1,
      stage: "live",
      willBeLive: true,
      tv: 7,
      stats: 8,
      marketCount: 86,
      virtual: false,
    },
    live: { period: 2, minute: 67, red: [0, 1] },
    score: { home: 2, away: 1, homeHalf: 1, awayHalf: 0 },
    state: "running",
  },
  torn: { answer: { ...ANSWER, MK: { ...MK, 1: { ...MK[1], 5012: ["0.25", 0, 3, 1], 5013: "?" }, 7: [] } }, rows: 3 },
  fails: "envelope",
};
