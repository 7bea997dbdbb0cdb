import { type CallCase } from "#app/api/testing/callCase.ts";
import { betLimit, betLimitAnswer, useBetLimit } from "./getBetLimit.ts";

/** GetBetLimit by example. */
export const betLimitCase: CallCase = {
  make: (client) => client.fetchQuery(betLimit({ matchId: 501, marketId: 1, couId: 5011, oddsStyle: 2, odds: 1.93 })),
  use: () => useBetLimit({ matchId: 501, marketId: 1, couId: 5011, odds: 1.93, oddsStyle: 2 }, true),
  every: "once",
  reads: betLimitAnswer,
  sends: "GET /api/bet/GetBetLimit?MatchID=501&OddsStyle=2&MarketID=1&BetOdds=1.93&CouID=5011",
  answer: { Code: 0, Data: { MinBet: 10, MaxBet: 5000 } },
  becomes: { min: 10, max: 5000 },
  fails: "envelope",
};
