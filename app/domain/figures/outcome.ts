import { type BetRecord, type BetResultName } from "#app/domain/bets/bet.ts";
import { type Fraction } from "#app/domain/odds/settlement.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";

const FRACTIONS: Readonly<Record<BetResultName, Fraction>> = {
  draw: 0,
  win: 1,
  lose: -1,
  halfWin: 0.5,
  halfLose: -0.5,
};

/** The part of a bet that its own result says was won or lost; undefined without one, and for a part of a Burmese line, which has no size (FIG-07). */
export function fractionOf({ result, oddsStyle }: BetRecord): Fraction | undefined {
  if (typeof result !== "string") return undefined;
  const isPart = result === "halfWin" || result === "halfLose";
  return isPart && oddsStyle === ODDS_STYLE.BU ? undefined : FRACTIONS[result];
}

/** Won above 0, lost below, by halves; a result that is missing or unknown goes by the sign of what the bet brought (FIG-05). */
export const wonPart = ({ result, winLose = 0 }: BetRecord): Fraction =>
  typeof result === "string" ? FRACTIONS[result] : Math.sign(winLose);
