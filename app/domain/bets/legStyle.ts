import { priceStyle } from "#app/domain/odds/markets.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type BetRecord } from "./bet.ts";

/** The odds style of a leg's price: parlays are always decimal, others if their market is (domain A4, A7, C3). */
export const legStyle = (bet: Pick<BetRecord, "kind" | "oddsStyle">, marketId: number): OddsStyle =>
  bet.kind === "parlay" ? ODDS_STYLE.EU : priceStyle(marketId, bet.oddsStyle);
