import { type Stage } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";

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
  /** How many positions its market had, for a score in sets or maps, which is read from it (domain D1). */
  readonly positions?: number;
  readonly hdp: string;
  readonly outLevel: number;
  /** The price as shown when it was picked, in `oddsStyle`. */
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly gameId: number;
  readonly bonus: boolean;
  readonly minParlay: number;
  readonly score?: readonly [number, number];
  /** The outright's id, above 0; omitted for a match (spec §3, OrID). */
  readonly orId?: number;
}

/** The identity of a selection: MatchID_CouID_BetPos (spec §3). */
export const selectionKey = (pick: Pick<Selection, "matchId" | "couId" | "betPos">): string =>
  `${pick.matchId}_${pick.couId}_${pick.betPos}`;

/** True for a pick of an outright (spec §3: OrID above 0). */
export const isOutright = ({ orId }: Pick<Selection, "orId">): boolean => orId !== undefined && orId > 0;
