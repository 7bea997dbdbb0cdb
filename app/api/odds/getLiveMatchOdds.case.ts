import { type CallCase } from "#app/api/testing/callCase.ts";
import { BOARD, BOARD_ANSWER, TORN_BOARD_ANSWER } from "#app/api/testing/matchExample.ts";
import { liveMatchOdds } from "./getLiveMatchOdds.ts";
import { boardAnswer } from "./matchSchema.ts";
import { useBoard } from "./boardQuery.ts";

/** GetLiveMatchOdds by example. */
export const liveMatchOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(liveMatchOdds({ sportId: 1, comboId: 4, language: "en-US", oddsStyle: 2, marketList: "1,3,5" })),
  use: () =>
    useBoard(
      liveMatchOdds({ sportId: 1, comboId: 0, marketList: "1", language: "en-US", oddsStyle: 2 }),
      (data) => data,
      { enabled: true },
    ),
  every: 15_000,
  reads: boardAnswer,
  sends:
    "GET /api/odds/GetLiveMatchOdds?language=en-US&oddsStyle=2&marketList=1,3,5&isMixparlay=false&IncludeExtenMatch=true&sportID=1&comboId=4",
  answer: BOARD_ANSWER,
  becomes: BOARD,
  torn: { answer: TORN_BOARD_ANSWER, rows: 1 },
  fails: "envelope",
};
