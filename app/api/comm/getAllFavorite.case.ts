import { type CallCase } from "#app/api/testing/callCase.ts";
import { allFavorite, useAllFavorite } from "./getAllFavorite.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

/** GetAllFavorite by example. */
export const allFavoriteCase: CallCase = {
  make: (client) => client.fetchQuery(allFavorite()),
  use: () => useAllFavorite(),
  every: "once",
  reads: matchIdsAnswer,
  sends: "GET /api/Comm/GetAllFavorite",
  answer: { Code: 0, Data: { 1: [501, 502], 7: [601] } },
  becomes: { 1: [501, 502], 7: [601] },
  torn: { answer: { Code: 0, Data: { 1: [501, "503", 502], 7: [601], 8: null } }, rows: 2 },
  fails: "envelope",
};
