import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { insurance, sellAnswer, useInsurance } from "./insurance.ts";

/** Insurance by example: a part is cashed out. */
export const insuranceCase: CallCase = {
  make: (client) =>
    send(client, insurance(), {
      betId: "1234567890123456789",
      amount: 20,
      rate: 0.974358,
      acceptChange: false,
      clientRef: "9d2f4b6a-8c0e-4f12-a345-678901234567",
    }),
  use: useInsurance,
  every: "sent",
  reads: sellAnswer,
  sends: "POST /api/bet/Insurance",
  body: {
    BetID: "1234567890123456789",
    SellValue: 20,
    Rate: 0.974358,
    AcceptChange: 0,
    ClientRef: "9d2f4b6a-8c0e-4f12-a345-678901234567",
  },
  answer: {
    Code: 0,
    Data: {
      Result: 0,
      InsID: "9000000000000000001",
      SellValue: 20,
      BackValue: 19.48,
      Rate: 0.974358,
      FCredit: 1253.98,
    },
  },
  becomes: {
    result: 0,
    saleId: "9000000000000000001",
    amount: 20,
    back: 19.48,
    rate: 0.974358,
    balance: 1253.98,
  },
  fails: "envelope",
};
