import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { bet, betAnswer, useBet } from "./bet.ts";

/** Bet by example: the price moved meanwhile. */
export const betCase: CallCase = {
  make: (client) =>
    send(client, bet(), {
      sportId: 1,
      matchId: 501,
      oddsStyle: 1,
      marketId: 1,
      odds: -0.8,
      couId: 5011,
      betPos: 1,
      hdp: "-0.5",
      stage: "live",
      stake: 100,
      autoAccept: 0,
      gameId: 9001,
      ticketId: "7300000000000000001",
      bonus: true,
      clientRef: "0b3e6c1e-9a55-4a0f-8f83-6f5b8c0f1c11",
    }),
  use: useBet,
  every: "sent",
  reads: betAnswer,
  sends: "POST /api/bet/Bet",
  body: {
    SportID: 1,
    MatchID: 501,
    OddsStyle: 1,
    MarketID: 1,
    Odds: -0.8,
    CouID: 5011,
    BetPos: 1,
    Hdp: "-0.5",
    Stage: 3,
    BetValue: 100,
    AutoAccept: 0,
    GameID: 9001,
    TicketID: "7300000000000000001",
    IsBonus: 1,
    ClientRef: "0b3e6c1e-9a55-4a0f-8f83-6f5b8c0f1c11",
  },
  answer: { Code: 0, Data: { Result: 3, FCredit: 1234.5, Message: "Odds changed", NewOdds: -0.85, NewHdp: "-0.75" } },
  becomes: { result: 3, balance: 1234.5, message: "Odds changed", newOdds: -0.85, newHdp: "-0.75" },
  fails: "envelope",
};
