import { type CallCase } from "#app/api/testing/callCase.ts";
import { BOARD, BOARD_ANSWER, TORN_BOARD_ANSWER } from "#app/api/testing/matchExample.ts";
import { batchMatchOdds, useBatchMatchOdds } from "./getBatchMatchOdds.ts";
import { batchBoardAnswer } from "./matchSchema.ts";

/** GetBatchMatchOdds by example. */
export const batchMatchOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(batchMatchOdds({ matchIds: [502, 501], marketList: "1,3,16", language: "en-US", oddsStyle: 2 })),
  use: () => useBatchMatchOdds({ matchIds: [501], marketList: "1", language: "en-US", oddsStyle: 2 }),
  every: 60_000,
  reads: batchBoardAnswer,
  sends:
    "GET /api/odds/GetBatchMatchOdds?language=en-US&oddsStyle=2&marketStr=1,3,16&isMixparlay=false&matchStr=501,502",
  answer: BOARD_ANSWER,
  becomes: BOARD,
  torn: { answer: TORN_BOARD_ANSWER, rows: 1 },
  fails: "envelope",
};
