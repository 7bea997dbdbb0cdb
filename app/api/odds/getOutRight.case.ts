import { ASKED_AT, type CallCase } from "#app/api/testing/callCase.ts";
import { outRight, outRightAnswer, useOutRight } from "./getOutRight.ts";

const RUNNER = { OrID: 8101, CouID: 81010, Name: "Arsenal", Odds: 2.75, Status: 3 };
const OUTRIGHT = {
  LeagueID: 11,
  LeagueName: "England Premier League",
  SportID: 1,
  Title: "Winner 2026/27",
  CloseTime: "2027-05-23T15:00:00Z",
  Items: [RUNNER],
};

/** GetOutRight by example. */
export const outRightCase: CallCase = {
  make: (client) => client.fetchQuery(outRight({ sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2 })),
  use: () => useOutRight({ sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2 }),
  every: 60_000,
  reads: outRightAnswer,
  sends: "GET /api/odds/GetOutRight?language=en-US&oddsStyle=2&sportID=1",
  answer: { Code: 0, T: 77, Data: [OUTRIGHT] },
  becomes: {
    at: ASKED_AT,
    T: 77,
    outrights: [
      {
        leagueId: 11,
        leagueName: "England Premier League",
        sportId: 1,
        title: "Winner 2026/27",
        closesAt: "2027-05-23T15:00:00Z",
        runners: [{ orId: 8101, couId: 81010, name: "Arsenal", odds: 2.75, status: 3 }],
      },
    ],
  },
  torn: {
    answer: { Code: 0, T: 77, Data: [{ ...OUTRIGHT, Items: [{ ...RUNNER, Odds: "2.75" }, RUNNER] }, { LeagueID: 12 }] },
    rows: 2,
  },
  fails: "envelope",
};
