/** The names of a match's end states, by number (contract, GetSettleMatchResult). */
const RESULT_STATE = ["pending", "completed", "abandoned", "refund", "postponed", "alive"] as const;

/** The name of an end state (spec §4, match progress). */
export type ResultStateName = (typeof RESULT_STATE)[number];

/** The name of an end state; undefined for an unknown number, which is shown as such (NET-13). */
export const resultStateName = (state: number): ResultStateName | undefined => RESULT_STATE[state];

/** One period of a result; the figures are text, because a cricket innings reads "186/4". */
export interface ResultSegment {
  readonly name: string;
  readonly home: string;
  readonly away: string;
}

/** How a match, or an outright, ended (spec §3, match result). */
export interface MatchResult {
  readonly matchId: number;
  /** The winner's name where `named` is set. */
  readonly home: string;
  readonly away: string;
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly homeHalf?: number;
  readonly awayHalf?: number;
  /** 0 none, 1 home, 2 away. */
  readonly firstGoal?: number;
  readonly lastGoal?: number;
  /** An unknown number is kept, and shown as such (NET-13). */
  readonly fullState: number;
  readonly halfState?: number;
  readonly bonus: boolean;
  /** An outright's winner, not a score. */
  readonly named: boolean;
  readonly segments: readonly ResultSegment[];
}

/** The results of one league on a day. */
export interface LeagueResults {
  readonly leagueId: number;
  readonly leagueName: string;
  readonly results: readonly MatchResult[];
}
