import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { mixBet, mixBetAnswer, useMixBet } from "./mixBet.ts";

/** MixBet by example: a double in which one leg moved meanwhile. */
export const mixBetCase: CallCase = {
  make: (client) =>
    send(client, mixBet(), {
      language: "en-US",
      autoAccept: 1,
      bets: [{ typeId: 1, stake: 10 }],
      legs: [
        {
          sportId: 1,
          matchId: 501,
          marketId: 1,
          couId: 5011,
          betPos: 1,
          odds: 1.93,
          hdp: "0.5",
          stage: "today",
          gameId: 9001,
          ticketId: "7300000000000000001",
        },
        {
          sportId: 7,
          matchId: 601,
          marketId: 16,
          couId: 6016,
          betPos: 2,
          odds: 2.4,
          hdp: "",
          stage: "early",
          gameId: 9101,
          ticketId: "7300000000000000002",
        },
      ],
      clientRef: "5a4c2c0e-52b8-4d0c-9d0b-8a0a1d9b7e02",
    }),
  use: useMixBet,
  every: "sent",
  reads: mixBetAnswer,
  sends: "POST /api/bet/MixBet",
  body: {
    OddsStyle: 2,
    Language: "en-US",
    AutoAccept: 1,
    Bets: [{ MpID: 1, BetValue: 10 }],
    Selections: [
      {
        SportID: 1,
        MatchID: 501,
        MarketID: 1,
        CouID: 5011,
        BetPos: 1,
        Odds: 1.93,
        Hdp: "0.5",
        Stage: 2,
        GameID: 9001,
        TicketID: "7300000000000000001",
      },
      {
        SportID: 7,
        MatchID: 601,
        MarketID: 16,
        CouID: 6016,
        BetPos: 2,
        Odds: 2.4,
        Hdp: "",
        Stage: 1,
        GameID: 9101,
        TicketID: "7300000000000000002",
      },
    ],
    ClientRef: "5a4c2c0e-52b8-4d0c-9d0b-8a0a1d9b7e02",
  },
  answer: {
    Code: 0,
    Data: {
      Result: 3,
      FCredit: 1234.5,
      Message: "Odds changed",
      BetIDs: [],
      MixBetsInfo: [{ MatchID: 601, NewOdds: 2.3, MatchHdp: "" }],
    },
  },
  becomes: {
    result: 3,
    balance: 1234.5,
    message: "Odds changed",
    betIds: [],
    changes: [{ matchId: 601, odds: 2.3, hdp: "" }],
  },
  torn: {
    answer: {
      Code: 0,
      Data: {
        Result: 3,
        FCredit: 1234.5,
        Message: "Odds changed",
        BetIDs: [17],
        MixBetsInfo: [{ MatchID: 601, NewOdds: 2.3, MatchHdp: "" }, { MatchID: 501 }],
      },
    },
    rows: 2,
  },
  fails: "envelope",
};
