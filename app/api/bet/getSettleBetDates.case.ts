import { type CallCase } from "#app/api/testing/callCase.ts";
import { settleBetDates, settleBetDatesAnswer, useSettleBetDates } from "./getSettleBetDates.ts";

const DAY = { Date: "2026-11-21", Count: 3, Amount: 240, WinLose: -80 };

/** getSettleBetDates by example. */
export const settleBetDatesCase: CallCase = {
  make: (client) => client.fetchQuery(settleBetDates({ from: "2026-11-01", to: "2026-11-21" })),
  use: () => useSettleBetDates({ from: "2026-11-21", to: "2026-11-21" }),
  every: "once",
  reads: settleBetDatesAnswer,
  sends: "GET /api/bet/getSettleBetDates?from=2026-11-01&to=2026-11-21",
  answer: { Code: 0, Data: [DAY] },
  becomes: [{ day: "2026-11-21", count: 3, amount: 240, winLose: -80 }],
  torn: { answer: { Code: 0, Data: [{ ...DAY, WinLose: null }, DAY] }, rows: 1 },
  fails: "envelope",
};
