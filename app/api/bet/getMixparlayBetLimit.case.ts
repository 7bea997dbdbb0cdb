import { type CallCase } from "#app/api/testing/callCase.ts";
import { mixparlayBetLimit, mixparlayBetLimitAnswer, useMixparlayBetLimit } from "./getMixparlayBetLimit.ts";

const TRIXIE = {
  MpID: 4,
  MpName: "3 X 4",
  MatchCount: 3,
  CombCount: 4,
  IsClosed: 0,
  CombParam: "3|1|0|0|0|0|0|0|0",
};

export const mixparlayBetLimitCase: CallCase = {
  make: (client) =>
    client.fetchQuery(
      mixparlayBetLimit([
        { matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5" },
        { matchId: 601, marketId: 16, couId: 6016, betPos: 2, odds: 2.4, hdp: "" },
      ]),
    ),
  use: () => useMixparlayBetLimit([{ matchId: 501, marketId: 1, couId: 5011, betPos: 1, odds: 1.93, hdp: "0.5" }]),
  every: "once",
  reads: mixparlayBetLimitAnswer,
  sends: "GET /api/bet/GetMixparlayBetLimit?CouStr=501_1_5011_1_1.93_0.5,601_16_6016_2_2.4_&OddsStyle=2",
  answer: { Code: 0, Data: { MinBet: 5, MaxBet: 800, MpTypes: [TRIXIE] } },
  becomes: {
    limits: { min: 5, max: 800 },
    types: [{ id: 4, name: "3 X 4", matchCount: 3, combCount: 4, closed: false, bySize: [3, 1, 0, 0, 0, 0, 0, 0, 0] }],
  },
  torn: {
    answer: { Code: 0, Data: { MinBet: 5, MaxBet: 800, MpTypes: [{ ...TRIXIE, CombParam: "3|1" }, TRIXIE] } },
    rows: 1,
  },
  fails: "envelope",
};
