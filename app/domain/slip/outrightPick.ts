import { OUTRIGHT } from "#app/domain/odds/markets.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type Selection, selectionKey } from "./selection.ts";

/** A runner of an outright that a member picked (spec §1, outright bets). */
export interface OutrightSelection {
  readonly orId: number;
  readonly couId: number;
  readonly sportId: number;
  readonly leagueId: number;
  readonly leagueName: string;
  /** What is won: "Winner 2026/27". */
  readonly title: string;
  /** The team or player. */
  readonly runner: string;
  /** ISO 8601 UTC. */
  readonly closesAt: string;
  /** Always decimal (domain A7). */
  readonly odds: number;
}

/** An outright on the slip: the runner takes the place of home, the title of away, and its id of the match's. */
export const selectionOfOutright = (pick: OutrightSelection): Selection => ({
  sportId: pick.sportId,
  leagueId: pick.leagueId,
  leagueName: pick.leagueName,
  matchId: pick.orId,
  mainId: pick.orId,
  home: pick.runner,
  away: pick.title,
  startsAt: pick.closesAt,
  stage: "early",
  marketId: OUTRIGHT,
  couId: pick.couId,
  betPos: 1,
  hdp: "",
  outLevel: 0,
  odds: pick.odds,
  oddsStyle: ODDS_STYLE.EU,
  gameId: 0,
  bonus: false,
  minParlay: 0,
  orId: pick.orId,
});

/** The key of a runner on the slip, for marking its price (spec §3). */
export const outrightKey = ({ orId, couId }: Pick<OutrightSelection, "orId" | "couId">): string =>
  selectionKey({ matchId: orId, couId, betPos: 1 });
