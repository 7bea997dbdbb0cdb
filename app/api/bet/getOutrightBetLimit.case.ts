import { type CallCase } from "#app/api/testing/callCase.ts";
import { outrightBetLimit, useOutrightBetLimit } from "./getOutrightBetLimit.ts";
import { betLimitAnswer } from "./getBetLimit.ts";

/** GetOutrightBetLimit by example: the minimum is not given, so it is not known. */
export const outrightBetLimitCase: CallCase = {
  make: (client) => client.fetchQuery(outrightBetLimit({ orId: 8101, odds: 2.75 })),
  use: () => useOutrightBetLimit({ orId: 8101, odds: 2.75 }, true),
  every: "once",
  reads: betLimitAnswer,
  sends: "GET /api/bet/GetOutrightBetLimit?OrID=8101&Odds=2.75",
  answer: { Code: 0, Data: { MinBet: null, MaxBet: 500 } },
  becomes: { min: null, max: 500 },
  fails: "envelope",
};
