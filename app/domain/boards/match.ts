import { wireNames } from "#app/domain/wireNames.ts";

/** Where a match is offered (domain E1). */
export type Stage = "early" | "today" | "live";

/** The stages as the wire numbers them, from 1; a later one is nearer to the end. */
export const STAGE = wireNames(["early", "today", "live"], 1);

/** How far a match has come, or why it does not continue (contract, Match.S). */
export type MatchState = "notStarted" | "running" | "ended" | "abandoned" | "postponed" | "pending";

/** The states as the wire numbers them, from 0. */
export const MATCH_STATE = wireNames(["notStarted", "running", "ended", "abandoned", "postponed", "pending"]);

/** True for a match that is neither upcoming nor in play: its prices are closed (domain E3). */
export const isHalted = (state: MatchState): boolean => state !== "notStarted" && state !== "running";

/** True for a match whose row shows its score: it is in play, or has just ended and is still listed (design-2, 7.5). */
export const hasScore = ({ stage, state }: Pick<Match, "stage" | "state">): boolean =>
  stage === "live" && (!isHalted(state) || state === "ended");

/** One line of a market with its prices. `status` is the ticket status bit field (domain H1). */
export interface Line {
  readonly couId: number;
  /** "" if the market has no line; a handicap above 0 means that home gives it (domain B1). */
  readonly hdp: string;
  /** Percentage of a Burmese line, -100..100, else 0 (domain A11). */
  readonly outLevel: number;
  readonly status: number;
  readonly bonus: boolean;
  readonly gameId: number;
  /** Prices by BetPos - 1 in the requested style; 0 is not offered. */
  readonly odds: readonly number[];
}

/** The lines of one market by CouID order; the lowest CouID is the main line. */
export type Market = readonly Line[];

/** Live extras (contract MEXT): period, clock, cards, sets, points. */
export interface LiveState {
  readonly period: number;
  readonly minute?: number;
  readonly clock?: string;
  readonly red?: readonly [number, number];
  readonly yellow?: readonly [number, number];
  readonly corner?: readonly [number, number];
  readonly server?: 1 | 2;
  readonly sets?: readonly (readonly [number, number])[];
  readonly points?: readonly [string, string];
}

/** The score of a match, and of its first half if known. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly homeHalf?: number;
  readonly awayHalf?: number;
}

/** A match on a board, decoded once from the wire. Plain data: an unchanged match keeps its identity across polls. */
export interface Match {
  readonly id: number;
  readonly sportId: number;
  /** The main match of an extension match; equals `id` for a main match. */
  readonly mainId: number;
  /** 0 main, 1 corners, 2 bookings, 3 special, 4 virtual. */
  readonly kind: number;
  readonly leagueId: number;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  /** The teams, for their crests; 0 if the response does not give them. */
  readonly homeId?: number;
  readonly awayId?: number;
  /** Kick-off, ISO 8601 UTC. */
  readonly startsAt: string;
  readonly neutral: boolean;
  readonly sort: number;
  readonly stage: Stage;
  readonly willBeLive: boolean;
  readonly tv: number;
  readonly stats: number;
  /** Open markets on the match, for "+N". */
  readonly marketCount: number;
  readonly virtual: boolean;
  readonly live?: LiveState;
  readonly score?: Score;
  readonly markets: Readonly<Record<number, Market>>;
  readonly state: MatchState;
  /** 0 = not for parlays. */
  readonly minParlay: number;
}

/** A league of a board; `sort` is its place in the list, lowest first. */
export interface League {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
  readonly popular: boolean;
  readonly sort: number;
}
