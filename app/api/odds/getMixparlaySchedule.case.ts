import { type CallCase } from "#app/api/testing/callCase.ts";
import { mixparlaySchedule, mixparlayScheduleAnswer, useMixparlaySchedule } from "./getMixparlaySchedule.ts";

/** GetMixparlaySchedule by example. */
export const mixparlayScheduleCase: CallCase = {
  make: (client) => client.fetchQuery(mixparlaySchedule("2026-11-21")),
  use: () => useMixparlaySchedule("2026-11-21"),
  every: "once",
  reads: mixparlayScheduleAnswer,
  sends: "GET /api/odds/GetMixparlaySchedule",
  answer: { Code: 0, Data: { 1: [40, 12, 9, 0, 3, 3, 21], 7: [4, 0, 0, 0, 0, 0, 0] } },
  becomes: { 1: [40, 12, 9, 0, 3, 3, 21], 7: [4, 0, 0, 0, 0, 0, 0] },
  torn: {
    answer: { Code: 0, Data: { 1: [40, 12, 9, 0, 3, 3, 21], 2: ["many"], 7: [4, 0, 0, 0, 0, 0, 0], 8: 3 } },
    rows: 2,
  },
  fails: "envelope",
};
