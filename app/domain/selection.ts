import { type OddsStyle } from "./odds.ts";
import { type Stage } from "./match.ts";

/** A price a member has picked, with everything that a bet or a receipt must say about it (spec §3, bet slip item). */
export interface Selection {
  readonly sportId: number;
  readonly leagueId: number;
  readonly leagueName: string;
  readonly matchId: number;
  /** The main match of an extension match; equals matchId otherwise. */
  readonly mainId: number;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  readonly stage: Stage;
  readonly marketId: number;
  readonly couId: number;
  /** 1-based position in the market (spec §3, BetPos). */
  readonly betPos: number;
  readonly hdp: string;
  readonly outLevel: number;
  /** The price as painted when it was picked, in `oddsStyle`. */
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly gameId: number;
  readonly bonus: boolean;
  readonly minParlay: number;
  readonly score?: readonly [number, number];
}

/** The identity of a selection: MatchID_CouID_BetPos (spec §3). */
export const selectionKey = (pick: Pick<Selection, "matchId" | "couId" | "betPos">): string =>
  `${pick.matchId}_${pick.couId}_${pick.betPos}`;
