import { type CallCase } from "#app/api/testing/callCase.ts";
import { matchMinParlayCount, matchMinParlayCountAnswer, useMatchMinParlayCount } from "./getMatchMinParlayCount.ts";

/** GetMatchMinParlayCount by example. */
export const matchMinParlayCountCase: CallCase = {
  make: (client) => client.fetchQuery(matchMinParlayCount([502, 501])),
  use: () => useMatchMinParlayCount([501]),
  every: "once",
  reads: matchMinParlayCountAnswer,
  sends: "GET /api/odds/GetMatchMinParlayCount?mids=501,502",
  answer: { Code: 0, Data: { 501: 2, 502: 3 } },
  becomes: { 501: 2, 502: 3 },
  torn: { answer: { Code: 0, Data: { 501: 2, 502: 3, 503: "two" } }, rows: 1 },
  fails: "envelope",
};
