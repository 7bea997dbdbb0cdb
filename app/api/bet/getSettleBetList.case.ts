import { type CallCase } from "#app/api/testing/callCase.ts";
import { BET, BET_ROW, TORN_BET } from "#app/api/testing/betExample.ts";
import { settleBetList, settleBetListAnswer, useSettleBetPages } from "./getSettleBetList.ts";

const SUMS = { Count: 1, Amount: 80, WinLose: 50 };

/** GetSettleBetList by example. */
export const settleBetListCase: CallCase = {
  make: (client) => client.fetchQuery(settleBetList({ language: "en-US", date: "2026-11-21" })),
  use: () => useSettleBetPages({ language: "en-US", date: "2026-11-21" }, (data) => data, true),
  every: "once",
  reads: settleBetListAnswer,
  sends: "GET /api/bet/GetSettleBetList?language=en-US&date=2026-11-21",
  answer: { Code: 0, Data: { Bets: [BET_ROW], ...SUMS } },
  becomes: { bets: [BET], count: 1, amount: 80, winLose: 50 },
  torn: { answer: { Code: 0, Data: { Bets: [TORN_BET, BET_ROW], ...SUMS } }, rows: 1 },
  fails: "envelope",
};
