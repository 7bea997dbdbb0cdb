import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";

const line = { outLevel: 0, status: 3, bonus: false, gameId: 9001 };

/** A match that runs, with a line in each market of the lists. */
export const LIVE: Match = {
  id: 501,
  sportId: 1,
  mainId: 501,
  kind: 0,
  leagueId: 11,
  leagueName: "England Premier League",
  homeId: 1,
  awayId: 2,
  home: "Arsenal",
  away: "Manchester United",
  startsAt: "2026-11-21T08:30:00Z",
  neutral: false,
  sort: 1,
  stage: "live",
  willBeLive: true,
  tv: 7,
  stats: 8,
  marketCount: 86,
  virtual: false,
  live: { period: 2, minute: 67, red: [0, 1] },
  score: { home: 2, away: 1, homeHalf: 1, awayHalf: 0 },
  markets: {
    1: [{ ...line, couId: 5011, hdp: "0.5", odds: [1.93, 1.97] }],
    3: [{ ...line, couId: 5013, hdp: "2.75", odds: [1.88, 2.02] }],
    5: [{ ...line, couId: 5015, hdp: "", odds: [1.22, 5.6, 13] }],
  },
  state: "running",
  minParlay: 2,
};

const { live: _live, score: _score, ...unplayed } = LIVE;

/** The same before its kick-off. */
export const COMING: Match = {
  ...unplayed,
  stage: "today",
  state: "notStarted",
  startsAt: "2026-11-21T15:00:00Z",
};

/** A single bet that was accepted and can be sold. */
export const OPEN_BET: BetRecord = {
  id: "8830192250",
  placedAt: "2026-11-21T09:12:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 500,
  payment: 500,
  status: "accepted",
  willWin: 475,
  bonusBet: false,
  canSell: true,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 501,
      marketId: 3,
      couId: 5013,
      betPos: 1,
      leagueName: "England Premier League",
      home: "Arsenal",
      away: "Manchester United",
      startsAt: "2026-11-21T08:30:00Z",
      hdp: "2.75",
      odds: 1.95,
      stage: "live",
      betScore: [1, 0],
    },
  ],
};
