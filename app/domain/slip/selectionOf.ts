import { type Match } from "#app/domain/boards/match.ts";
import { isSetScore, priceStyle } from "#app/domain/odds/markets.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "./selection.ts";

/** A price as it was on the screen. */
export interface PaintedPrice {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly hdp: string;
  readonly odds: number;
}

/** The selection for a painted price: line and odds are those the member saw, the rest is the match's; undefined if the line is gone (spec §3, BET-26). */
export function selectionOf(match: Match | undefined, painted: PaintedPrice, style: OddsStyle): Selection | undefined {
  const line = match?.markets[painted.marketId]?.find(({ couId }) => couId === painted.couId);
  if (!match || !line) return undefined;
  const { score } = match;
  return {
    sportId: match.sportId,
    leagueId: match.leagueId,
    leagueName: match.leagueName,
    matchId: match.id,
    mainId: match.mainId,
    home: match.home,
    away: match.away,
    startsAt: match.startsAt,
    stage: match.stage,
    marketId: painted.marketId,
    couId: painted.couId,
    betPos: painted.betPos,
    ...(isSetScore(painted.marketId, match.sportId) && { positions: line.odds.length }),
    hdp: painted.hdp,
    outLevel: line.outLevel,
    odds: painted.odds,
    oddsStyle: priceStyle(painted.marketId, style),
    gameId: line.gameId,
    bonus: line.bonus,
    minParlay: match.minParlay,
    ...(score && match.stage === "live" && { score: [score.home, score.away] as const }),
  };
}
