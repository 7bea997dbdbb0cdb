import { type CallCase } from "#app/api/testing/callCase.ts";
import { BET, BET_ROW, TORN_BET } from "#app/api/testing/betExample.ts";
import { settleBetLists, settleBetListsAnswer, useSettleBetLists } from "./getSettleBetLists.ts";

const DAY = { Date: "2026-11-21", Bets: [BET_ROW], Count: 1, Amount: 80, WinLose: 50 };

/** GetSettleBetLists by example. */
export const settleBetListsCase: CallCase = {
  make: (client) => client.fetchQuery(settleBetLists({ language: "en-US", from: "2026-11-01", to: "2026-11-21" })),
  use: () => useSettleBetLists({ language: "en-US", from: "2026-11-21", to: "2026-11-21" }, (data) => data, true),
  every: "once",
  reads: settleBetListsAnswer,
  sends: "GET /api/bet/GetSettleBetLists?language=en-US&from=2026-11-01&to=2026-11-21",
  answer: { Code: 0, Data: [DAY] },
  becomes: [{ day: "2026-11-21", bets: [BET], count: 1, amount: 80, winLose: 50 }],
  torn: {
    answer: {
      Code: 0,
      Data: [
        { ...DAY, Bets: [BET_ROW, TORN_BET] },
        { ...DAY, Date: "2026-02-30T00:00" },
      ],
    },
    rows: 2,
  },
  fails: "envelope",
};
