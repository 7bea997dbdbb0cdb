import { type CallCase } from "#app/api/testing/callCase.ts";
import { tv, tvAnswer, useTv } from "./getTv.ts";

/** GetTV by example. */
export const tvCase: CallCase = {
  make: (client) => client.fetchQuery(tv({ matchId: 501 })),
  use: () => useTv({ matchId: 501 }),
  every: "once",
  reads: tvAnswer,
  sends: "GET /api/Comm/GetTV?matchId=501",
  answer: { Code: 0, Data: { Type: "hls", Url: "https://tv.example/501.m3u8", Poster: "https://tv.example/501.webp" } },
  becomes: { type: "hls", url: "https://tv.example/501.m3u8", poster: "https://tv.example/501.webp" },
  fails: "envelope",
};
