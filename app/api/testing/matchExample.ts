import { type Match } from "#app/domain/boards/match.ts";
import { type LeagueRow, type MatchRow } from "#app/api/odds/matchData.ts";

/** A live match as boards send it. */
export const MATCH_ROW: MatchRow = {
  SportID: 1,
  MatchID: 501,
  MainID: 501,
  MatchKind: 0,
  M: [11, 1, 2, "England Premier League", "Arsenal", "Chelsea", "2026-11-21T15:00:00Z", 0, 1, 3, 1, 7, 8, 86, 0],
  MEXT: { Period: 2, Minute: 67, Red: [0, 1] },
  ML: [2, 1, 1, 0],
  MK: { 1: { 5011: ["0.5", 0, 3, 1, 9001, 1.93, 1.97] }, 5: { 5015: ["", 0, 3, 0, 9002, 1.22, 5.6, 13] } },
  S: 1,
  MinParlay: 2,
};

/** A match that cannot be read. */
export const TORN_ROW = { ...MATCH_ROW, MatchID: "502" };

/** What the row becomes. */
export const MATCH: Match = {
  id: 501,
  sportId: 1,
  mainId: 501,
  kind: 0,
  leagueId: 11,
  leagueName: "England Premier League",
  homeId: 1,
  awayId: 2,
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-21T15:00:00Z",
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
    1: [{ couId: 5011, hdp: "0.5", outLevel: 0, status: 3, bonus: true, gameId: 9001, odds: [1.93, 1.97] }],
    5: [{ couId: 5015, hdp: "", outLevel: 0, status: 3, bonus: false, gameId: 9002, odds: [1.22, 5.6, 13] }],
  },
  state: "running",
  minParlay: 2,
};

const LEAGUES: Record<string, LeagueRow> = {
  11: { LeagueName: "England Premier League", SportID: 1, IsPopu: 1, LS: 1 },
};

/** The board with that one match as of 1000. */
export const BOARD = {
  T: 1000,
  leagues: { 11: { id: 11, name: "England Premier League", sportId: 1, popular: true, sort: 1 } },
  matches: { 501: MATCH },
  dropped: 0,
};

/** A whole board on the wire. */
export const BOARD_ANSWER = { Code: 0, T: 1000, LG: LEAGUES, MH: [MATCH_ROW], D: [] };
export const TORN_BOARD_ANSWER = { ...BOARD_ANSWER, MH: [TORN_ROW, MATCH_ROW] };
