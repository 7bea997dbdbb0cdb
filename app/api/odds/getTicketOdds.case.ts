import { type CallCase } from "#app/api/testing/callCase.ts";
import { ASKED_AT } from "#app/api/testing/callCase.ts";
import { ticketOdds, ticketAnswer, useTicketOdds } from "./getTicketOdds.ts";

/** GetTicketOdds by example. */
export const ticketOddsCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      ticketOdds({ matchId: 501, marketId: 1, couId: 5011, betPos: 1, oddsStyle: 1, odds: -0.8, hdp: "-0.5" }),
    ),
  use: () =>
    useTicketOdds({ matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5", oddsStyle: 2 }, true),
  every: 10_000,
  reads: ticketAnswer,
  sends:
    "GET /api/odds/GetTicketOdds?MatchID=501&OddsStyle=1&MarketID=1&BetOdds=-0.8&CouID=5011&BetPos=1&MatchHdp=-0.5",
  answer: {
    Code: 0,
    Data: {
      BetLimit: { MinBet: 10, MaxBet: 5000 },
      Ticket: {
        GameID: 9001,
        TicketID: "7300000000000000001",
        CurrentOdds: -0.82,
        Hdp: "-0.5",
        BonusFlag: 1,
        Status: 3,
      },
    },
  },
  becomes: {
    limits: { min: 10, max: 5000 },
    ticket: { gameId: 9001, ticketId: "7300000000000000001", odds: -0.82, hdp: "-0.5", bonus: true, status: 3 },
    at: ASKED_AT,
  },
  fails: "envelope",
};
