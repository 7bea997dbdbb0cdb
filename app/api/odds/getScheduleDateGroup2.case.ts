import { type CallCase } from "#app/api/testing/callCase.ts";
import { scheduleDateGroup2, scheduleDateGroup2Answer, useScheduleDateGroup2 } from "./getScheduleDateGroup2.ts";

const TODAY = { Date: "2026-11-21", Count: 40 };
const TOMORROW = { Date: "2026-11-22", Count: 12 };

/** GetScheduleDateGroup2 by example. */
export const scheduleDateGroup2Case: CallCase = {
  make: (client) => client.fetchQuery(scheduleDateGroup2({ sportId: 1 })),
  use: () => useScheduleDateGroup2({ sportId: 1 }),
  every: "once",
  reads: scheduleDateGroup2Answer,
  sends: "GET /api/odds/GetScheduleDateGroup2?sportID=1",
  answer: { Code: 0, ScheduleList: { 1: [TODAY, TOMORROW] } },
  becomes: {
    1: [
      { day: "2026-11-21", count: 40 },
      { day: "2026-11-22", count: 12 },
    ],
  },
  torn: {
    answer: { Code: 0, ScheduleList: { 1: [TODAY, { Date: "tomorrow", Count: 1 }, TOMORROW], 2: null } },
    rows: 2,
  },
  fails: "envelope",
};
