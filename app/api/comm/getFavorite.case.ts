import { type CallCase } from "#app/api/testing/callCase.ts";
import { favorite, useFavorite } from "./getFavorite.ts";
import { matchIdsAnswer } from "./matchIdsData.ts";

/** GetFavorite by example. */
export const favoriteCase: CallCase = {
  make: (client) => client.fetchQuery(favorite()),
  use: () => useFavorite(true),
  every: "once",
  reads: matchIdsAnswer,
  sends: "GET /api/Comm/GetFavorite",
  answer: { Code: 0, Data: { 1: [501, 502], 7: [601] } },
  becomes: { 1: [501, 502], 7: [601] },
  torn: { answer: { Code: 0, Data: { 1: [501, "503", 502], 7: [601], 8: null } }, rows: 2 },
  fails: "envelope",
};
