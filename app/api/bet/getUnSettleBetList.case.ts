import { type CallCase } from "#app/api/testing/callCase.ts";
import { BET, BET_ROW, TORN_BET } from "#app/api/testing/betExample.ts";
import { unSettleBetList, unSettleBetListAnswer, useUnSettleBetList } from "./getUnSettleBetList.ts";

const SUMS = { Count: 1, Amount: 80, WillWin: 100 };

/** GetUnSettleBetList by example. */
export const unSettleBetListCase: CallCase = {
  make: (client) => client.fetchQuery(unSettleBetList({ language: "en-US", page: 2, pageSize: 20 })),
  use: () => useUnSettleBetList({ language: "en-US" }, true),
  every: 60_000,
  reads: unSettleBetListAnswer,
  sends: "GET /api/bet/GetUnSettleBetList?language=en-US&page=2&pageSize=20",
  answer: { Code: 0, Data: { Bets: [BET_ROW], ...SUMS } },
  becomes: { bets: [BET], count: 1, amount: 80, willWin: 100 },
  torn: { answer: { Code: 0, Data: { Bets: [TORN_BET, BET_ROW], ...SUMS } }, rows: 1 },
  fails: "envelope",
};
