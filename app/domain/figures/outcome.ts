import { type BetRecord, type BetResultName } from "#app/domain/bets/bet.ts";
import { type Fraction } from "#app/domain/bets/settlement.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";

const FRACTIONS: Readonly<Record<BetResultName, Fraction>> = {
  draw: 0,
  win: 1,
  lose: -1,
  halfWin: 0.5,
  halfLose: -0.5,
};

/** The share of a bet that its own result says was won or lost; undefined without a result, and for a partial Burmese result, whose size is unknown (FIG-07). */
export function fractionOf({ result, oddsStyle }: BetRecord): Fraction | undefined {
  if (typeof result !== "string") return undefined;
  const isPart = result === "halfWin" || result === "halfLose";
  return isPart && oddsStyle === ODDS_STYLE.BU ? undefined : FRACTIONS[result];
}

/** Above 0 won, below 0 lost, in halves; a missing or unknown result is taken from the sign of the bet's net (FIG-05). */
export const wonPart = ({ result, winLose = 0 }: BetRecord): Fraction =>
  typeof result === "string" ? FRACTIONS[result] : Math.sign(winLose);
