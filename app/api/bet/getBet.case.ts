import { type CallCase } from "#app/api/testing/callCase.ts";
import { BET, BET_ROW } from "#app/api/testing/betExample.ts";
import { oneBet, oneBetAnswer, useGetBet } from "./getBet.ts";

/** GetBet by example. */
export const oneBetCase: CallCase = {
  make: (client) => client.fetchQuery(oneBet({ betId: "1234567890123456789", language: "en-US" })),
  use: () => useGetBet({ betId: "9001", language: "en-US" }, (data) => data, true),
  every: "once",
  reads: oneBetAnswer,
  sends: "GET /api/bet/GetBet?betId=1234567890123456789&language=en-US",
  answer: { Code: 0, Data: BET_ROW },
  becomes: BET,
  fails: "envelope",
};
