import { type MatchHead } from "#app/domain/boards/board.ts";
import { type LiveState, type Match, type MatchState, type Score } from "#app/domain/boards/match.ts";

/** What a match has besides its ids and state: names, league, time, stage (contract, Match: M). */
export type MatchCard = Omit<MatchHead, "id" | "sportId" | "mainId" | "kind" | "state" | "minParlay">;

/**
 * The response of one match's own call: its markets, and the rest if the server sends it
 * (contract, GetSingleMatchOdds).
 */
export interface MatchOdds {
  /** As of; 0 if the server does not say. */
  readonly T: number;
  readonly markets: Match["markets"];
  readonly sportId?: number;
  readonly card?: MatchCard;
  readonly live?: LiveState;
  readonly score?: Score;
  /** 2 = ended, in which case there are no markets. */
  readonly state?: MatchState;
}
