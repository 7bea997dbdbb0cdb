import { type CallCase } from "#app/api/testing/callCase.ts";
import { BOARD, BOARD_ANSWER, TORN_BOARD_ANSWER } from "#app/api/testing/matchExample.ts";
import { noLiveMatchOdds } from "./getNoLiveMatchOdds.ts";
import { boardAnswer } from "./matchSchema.ts";
import { useBoard } from "./boardQuery.ts";

/** GetNoLiveMatchOdds by example. */
export const noLiveMatchOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      noLiveMatchOdds({
        sportId: 1,
        comboId: 0,
        language: "en-US",
        oddsStyle: 2,
        marketList: "1,3,5",
        playType: "parlay",
        date: "2026-11-22",
      }),
    ),
  use: () =>
    useBoard(
      noLiveMatchOdds({ sportId: 1, comboId: 0, marketList: "1", language: "en-US", oddsStyle: 2, playType: "today" }),
      (data) => data,
      { enabled: true },
    ),
  every: 60_000,
  reads: boardAnswer,
  sends:
    "GET /api/odds/GetNoLiveMatchOdds?language=en-US&oddsStyle=2&marketList=1,3,5&isMixparlay=false&IncludeExtenMatch=true&sportID=1&playType=3&date=2026-11-22",
  answer: BOARD_ANSWER,
  becomes: BOARD,
  torn: { answer: TORN_BOARD_ANSWER, rows: 1 },
  fails: "envelope",
};
