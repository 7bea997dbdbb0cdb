import { type CallCase } from "#app/api/testing/callCase.ts";
import { ASKED_AT } from "#app/api/testing/callCase.ts";
import { batchTicketOdds, batchTicketAnswer, useBatchTicketOdds } from "./getBatchTicketOdds.ts";

const OPEN = {
  MatchID: 501,
  CouID: 5011,
  BetPos: 1,
  MinParlayCount: 3,
  GameID: 9001,
  TicketID: "7300000000000000002",
  CurrentOdds: 1.93,
  Hdp: "0.5",
  BonusFlag: 0,
  Status: 3,
};
const CLOSED = { ...OPEN, MatchID: 502, CouID: 5021, BetPos: 2, TicketID: "", CurrentOdds: 0, Hdp: "", Status: 0 };
const BetLimit = { MinBet: 10, MaxBet: 800 };

/** GetBatchTicketOdds by example: one leg open, one closed. */
export const batchTicketOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      batchTicketOdds({
        legs: [
          { matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.9, hdp: "0.5" },
          { matchId: 502, marketId: 5, couId: 5021, betPos: 2, odds: 3.4, hdp: "" },
        ],
        oddsStyle: 2,
        language: "en-US",
      }),
    ),
  use: () =>
    useBatchTicketOdds({
      legs: [{ matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5" }],
      language: "en-US",
      oddsStyle: 2,
    }),
  every: 10_000,
  reads: batchTicketAnswer,
  sends: "POST /api/odds/GetBatchTicketOdds",
  body: { CouStr: "501_1_5011_1_1.9_0.5,502_5_5021_2_3.4_", OddsStyle: 2, Language: "en-US", IsMixParlay: true },
  answer: { Code: 0, Data: { BetLimit, Tickets: [OPEN, CLOSED] } },
  becomes: {
    limits: { min: 10, max: 800 },
    tickets: [
      {
        matchId: 501,
        couId: 5011,
        betPos: 1,
        minParlay: 3,
        gameId: 9001,
        ticketId: "7300000000000000002",
        odds: 1.93,
        hdp: "0.5",
        bonus: false,
        status: 3,
      },
      {
        matchId: 502,
        couId: 5021,
        betPos: 2,
        minParlay: 3,
        gameId: 9001,
        ticketId: "",
        odds: 0,
        hdp: "",
        bonus: false,
        status: 0,
      },
    ],
    at: ASKED_AT,
  },
  torn: {
    answer: { Code: 0, Data: { BetLimit, Tickets: [OPEN, { ...OPEN, TicketID: "" }, CLOSED] } },
    rows: 1,
  },
  fails: "envelope",
};
