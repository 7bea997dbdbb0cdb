import { type BetRecord, isOpenBet } from "./bet.ts";
import { isSoldWhole } from "./soldWhole.ts";
import { type LadderStep, payLadder } from "#app/domain/bets/ladder.ts";
import { hasPercent } from "#app/domain/odds/hasPercent.ts";

/**
 * What an open single still pays at each final score, for the part not cashed out; undefined for other bets, and for a
 * Burmese line whose percentage is not known (contract, BetRecord; domain A11, B5).
 */
export function betLadder(bet: BetRecord): readonly LadderStep[] | undefined {
  const [leg] = bet.legs;
  if (bet.kind !== "single" || !isOpenBet(bet.status) || leg === undefined) return undefined;
  const { betScore, scoreHalf, score: _final, outLevel, ...ofLeg } = leg;
  if (outLevel === undefined && hasPercent(leg.marketId, bet.oddsStyle)) return undefined;
  const { stake, payment, sold = 0 } = bet;
  if (stake <= 0 || isSoldWhole(bet)) return undefined;
  return payLadder(
    // the score of a leg in the record is the final one: what counts is the one at the time of the bet
    {
      ...ofLeg,
      outLevel: outLevel ?? 0,
      oddsStyle: bet.oddsStyle,
      ...(betScore && { score: betScore }),
      ...(scoreHalf && { half: scoreHalf }),
    },
    { stake, odds: leg.odds, style: bet.oddsStyle, marketId: leg.marketId },
    { payment, sold },
  );
}
