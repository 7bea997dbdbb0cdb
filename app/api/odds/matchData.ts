/**
 * The board as the odds calls send it (contract, Shapes). Positional rows: SLOT and ROW name the positions that are
 * read.
 */

/** A flag on the wire. */
export type Flag = 0 | 1;

/** [hdp, outLevel, status, bonusFlag, gameId, ...odds by BetPos] */
export type MarketRow = [
  hdp: string,
  outLevel: number,
  status: number,
  bonusFlag: Flag,
  gameId: number,
  ...odds: number[],
];

/** The lines of a market by CouID; null removes one. */
export type MarketRows = Record<string, MarketRow | null>;

/** The positional part of a match. */
export type MatchSlots = [
  leagueId: number,
  homeId: number,
  awayId: number,
  leagueName: string,
  home: string,
  away: string,
  time: string,
  neutral: Flag,
  sort: number,
  stage: 1 | 2 | 3,
  willBeLive: Flag,
  tv: number,
  stats: number,
  marketCount: number,
  virtual: Flag,
];

/** The live extras of a match, by their wire names (contract, Match: MEXT). */
export interface MatchExtras {
  Period: number;
  Minute?: number;
  Clock?: string;
  Red?: [number, number];
  Yellow?: [number, number];
  Corner?: [number, number];
  Server?: 1 | 2;
  Sets?: [number, number][];
  Points?: [string, string];
}

/** A match in a board response (contract, Match). */
export interface MatchRow {
  SportID: number;
  MatchID: number;
  MainID: number;
  MatchKind: number;
  M: MatchSlots;
  MEXT?: MatchExtras | null;
  ML?: number[] | null;
  MK: Record<string, MarketRows | null>;
  S: 0 | 1 | 2 | 3 | 4 | 5;
  MinParlay?: number;
}

/** A league in a board response. */
export interface LeagueRow {
  LeagueName: string;
  SportID: number;
  IsPopu: Flag;
  LS: number;
}

/** The response of a list call (contract, Odds). */
export interface BoardData {
  Code: number;
  T: number;
  LG: Record<string, LeagueRow>;
  MH: MatchRow[];
  D: number[];
  Full?: Flag;
}

/** The index of each value in the positional part of a match (contract, Match: M). */
export const SLOT = {
  league: 0,
  leagueName: 3,
  home: 4,
  away: 5,
  time: 6,
  neutral: 7,
  sort: 8,
  stage: 9,
  willBeLive: 10,
  tv: 11,
  stats: 12,
  marketCount: 13,
  virtual: 14,
} as const;
