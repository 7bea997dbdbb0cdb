import { type CallCase } from "#app/api/testing/callCase.ts";
import { matchStats, matchStatsAnswer, useMatchStats } from "./getMatchStats.ts";

const ROW = { Name: "Shots", Home: 9, Away: "4" };
const EVENT = { Minute: 23, Side: 1, Type: "goal", Text: "Saka" };
const MEETING = { Date: "2026-03-08", Home: "Chelsea", Away: "Arsenal", HomeScore: 1, AwayScore: 1 };
const REST = { Form: { Home: "WWDLW", Away: "LDWWL" }, Ball: { X: 71, Y: 40.5, Side: 1, Type: "attack" } };

/** The statistics call by example. */
export const matchStatsCase: CallCase = {
  make: (client) => client.fetchQuery(matchStats({ statsId: 8, language: "en-US" })),
  use: () => useMatchStats({ statsId: 8, language: "en-US" }, false),
  every: 30_000,
  reads: matchStatsAnswer,
  sends: "GET /stats/match/8?language=en-US",
  answer: { Rows: [ROW], Events: [EVENT], Meetings: [MEETING], ...REST },
  becomes: {
    rows: [{ name: "Shots", home: 9, away: "4" }],
    events: [{ minute: 23, side: 1, type: "goal", text: "Saka" }],
    form: { home: "WWDLW", away: "LDWWL" },
    meetings: [{ date: "2026-03-08", home: "Chelsea", away: "Arsenal", homeScore: 1, awayScore: 1 }],
    ball: { x: 71, y: 40.5, side: 1, type: "attack" },
  },
  torn: {
    answer: { Rows: [ROW, { Name: "Fouls" }], Events: [null, EVENT], Meetings: [MEETING, []], ...REST },
    rows: 3,
  },
  fails: "noCode",
};
