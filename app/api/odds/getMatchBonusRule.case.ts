import { type CallCase } from "#app/api/testing/callCase.ts";
import { matchBonusRule, matchBonusRuleAnswer, useMatchBonusRule } from "./getMatchBonusRule.ts";

/** GetMatchBonusRule by example. */
export const matchBonusRuleCase: CallCase = {
  make: (client) => client.fetchQuery(matchBonusRule({ matchId: 501, language: "en-US" })),
  use: () => useMatchBonusRule({ matchId: 501, language: "en-US" }),
  every: "once",
  reads: matchBonusRuleAnswer,
  sends: "GET /api/odds/GetMatchBonusRule?matchId=501&language=en-US",
  answer: { Code: 0, Data: ["1", "3", "1", "10", "88", "USD", "10", "2026-11-21T15:00:00Z"] },
  becomes: {
    whenGiving: 1,
    otherwise: 3,
    overTotal: 1,
    percent: 10,
    maximum: 88,
    currency: "USD",
    minimumPayment: 10,
    deadline: "2026-11-21T15:00:00Z",
  },
  fails: "envelope",
};
