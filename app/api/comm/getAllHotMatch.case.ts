import { type CallCase } from "#app/api/testing/callCase.ts";
import { allHotMatch, useAllHotMatch } from "./getAllHotMatch.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

/** GetAllHotMatch by example. */
export const allHotMatchCase: CallCase = {
  make: (client) => client.fetchQuery(allHotMatch({ language: "en-US" })),
  use: () => useAllHotMatch({ language: "en-US" }),
  every: 60_000,
  reads: matchIdsAnswer,
  sends: "GET /api/Comm/GetAllHotMatch?language=en-US",
  answer: { Code: 0, Data: { 1: [501, 502], 7: [601] } },
  becomes: { 1: [501, 502], 7: [601] },
  torn: { answer: { Code: 0, Data: { 1: [501, "503", 502], 7: [601], 8: null } }, rows: 2 },
  fails: "envelope",
};
