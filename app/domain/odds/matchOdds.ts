import { type MatchHead } from "#app/domain/boards/board.ts";
import { type LiveState, type Match, type MatchState, type Score } from "#app/domain/boards/match.ts";

/** What stands on a match besides its ids and state: names, league, time, stage (contract, Match: M). */
export type MatchCard = Omit<MatchHead, "id" | "sportId" | "mainId" | "kind" | "state" | "minParlay">;

/** What one match's own call says: its markets, and the rest where the server sends it (contract, GetSingleMatchOdds). */
export interface MatchOdds {
  /** As of; 0 when the server does not say. */
  readonly T: number;
  readonly markets: Match["markets"];
  readonly sportId?: number;
  readonly card?: MatchCard;
  readonly live?: LiveState;
  readonly score?: Score;
  /** 2 = ended, and then there are no markets. */
  readonly state?: MatchState;
}
