import { type CallCase } from "#app/api/testing/callCase.ts";
import { ASKED_AT } from "#app/api/testing/callCase.ts";
import { sellQuote, sellQuoteAnswer, useCheckInsurance } from "./checkInsurance.ts";

/** CheckInsurance by example. */
export const sellQuoteCase: CallCase = {
  make: (client) => client.fetchQuery(sellQuote({ betId: "1234567890123456789", language: "en-US" })),
  use: () => useCheckInsurance({ betId: "9001", language: "en-US" }, true),
  every: 5_000,
  reads: sellQuoteAnswer,
  sends: "GET /api/bet/CheckInsurance?betId=1234567890123456789&language=en-US",
  answer: {
    Code: 0,
    Data: {
      BetID: "1234567890123456789",
      Result: 0,
      Payment: 80,
      Sold: 20,
      Min: 1,
      Max: 60,
      Rate: 0.974358,
      OddsNow: 1.95,
      Hdp: "0.5",
      ExpireMs: 5000,
    },
  },
  becomes: {
    betId: "1234567890123456789",
    result: 0,
    payment: 80,
    sold: 20,
    min: 1,
    max: 60,
    rate: 0.974358,
    oddsNow: 1.95,
    hdp: "0.5",
    expiresIn: 5000,
    at: ASKED_AT,
  },
  fails: "envelope",
};
