import { type CallCase } from "#app/api/testing/callCase.ts";
import { unSettleBetStatus, unSettleBetStatusAnswer } from "./getUnSettleBetStatus.ts";
import { useUnSettleBetStatus } from "./statusPoll.ts";

/** GetUnSettleBetStatus by example; a status that no table names stays a number. */
export const unSettleBetStatusCase: CallCase = {
  make: (client) => client.fetchQuery(unSettleBetStatus()),
  use: () => useUnSettleBetStatus(true, { hidden: false, alerting: false }),
  every: 5_000,
  reads: unSettleBetStatusAnswer,
  sends: "GET /api/bet/GetUnSettleBetStatus",
  answer: { Code: 0, Data: { "1234567890123456789": 0, "1234567890123456790": 9 } },
  becomes: { "1234567890123456789": "waiting", "1234567890123456790": 9 },
  torn: {
    answer: { Code: 0, Data: { "1234567890123456789": 0, "1234567890123456790": 9, "1234567890123456791": "won" } },
    rows: 1,
  },
  fails: "envelope",
};
