import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { orBet, useOrBet } from "./orBet.ts";
import { betAnswer } from "./bet.ts";

/** OrBet by example: taken. */
export const orBetCase: CallCase = {
  make: (client) =>
    send(client, orBet(), {
      orId: 8101,
      odds: 2.75,
      couId: 81010,
      stake: 50,
      clientRef: "c7f8a1d2-3b49-4c57-8f6e-0d1e2f3a4b55",
    }),
  use: useOrBet,
  every: "sent",
  reads: betAnswer,
  sends: "POST /api/bet/OrBet",
  body: { OrID: 8101, Odds: 2.75, CouID: 81010, BetValue: 50, ClientRef: "c7f8a1d2-3b49-4c57-8f6e-0d1e2f3a4b55" },
  answer: { Code: 0, Data: { Result: 0, FCredit: 950, Message: "", BetID: "1234567890123456789", Status: 1 } },
  becomes: { result: 0, balance: 950, message: "", betId: "1234567890123456789", status: "accepted" },
  fails: "envelope",
};
