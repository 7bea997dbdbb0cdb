/** One leg, as the calls about several selections identify it. */
export interface LegAsk {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly odds: number;
  readonly hdp: string;
}

/** CouStr: `matchId_marketId_couId_betPos_odds_hdp`, comma-joined (spec §7). */
export const couStr = (legs: readonly LegAsk[]): string =>
  legs
    .map(({ matchId, marketId, couId, betPos, odds, hdp }) => [matchId, marketId, couId, betPos, odds, hdp].join("_"))
    .join(",");

/** What makes two requests about legs the same; the price and line on show are sent, but not part of the identity. */
export const legKeys = (legs: readonly LegAsk[]): readonly string[] =>
  legs.map(({ matchId, marketId, couId, betPos }) => [matchId, marketId, couId, betPos].join("_"));
