import { type CallCase } from "#app/api/testing/callCase.ts";
import { BET, BET_ROW, TORN_BET } from "#app/api/testing/betExample.ts";
import { bets, betsAnswer, useBets } from "./getBets.ts";

/** GetBets by example. */
export const betsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(bets({ betIds: ["1234567890123456789", "1234567890123456790"], language: "en-US" })),
  use: () => useBets({ betIds: ["9001"], language: "en-US" }, (data) => data),
  every: "once",
  reads: betsAnswer,
  sends: "GET /api/bet/GetBets?betIds=1234567890123456789,1234567890123456790&language=en-US",
  answer: { Code: 0, Data: [BET_ROW] },
  becomes: [BET],
  torn: { answer: { Code: 0, Data: [BET_ROW, TORN_BET] }, rows: 1 },
  fails: "envelope",
};
