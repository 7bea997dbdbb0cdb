import { type CallCase } from "#app/api/testing/callCase.ts";
import { ASKED_AT } from "#app/api/testing/callCase.ts";
import { userInfo, userInfoAnswer, useUserInfo } from "./getUserInfo.ts";

/** GetUserInfo by example. */
export const userInfoCase: CallCase = {
  make: (client) => client.fetchQuery(userInfo()),
  use: () => useUserInfo(true),
  every: "once",
  reads: userInfoAnswer,
  sends: "GET /api/odds/GetUserInfo",
  answer: {
    Code: 0,
    Data: {
      Account: "jason88",
      ShowName: "Jason",
      Balance: 1234.5,
      CashBalance: 20,
      Currency: "USD",
      Paused: 0,
      AllowTheme: [1, 3, 99],
      token: "new-token",
      BCS: "new-bcs",
    },
  },
  becomes: {
    member: {
      account: "jason88",
      name: "Jason",
      balance: 1234.5,
      cashBalance: 20,
      currency: "USD",
      paused: false,
      allowedThemes: [1, 3, 99],
    },
    token: "new-token",
    bcs: "new-bcs",
    balanceAt: ASKED_AT,
  },
  fails: "envelope",
};
