import { type I18n } from "@lingui/core";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds, isRedPrice } from "#app/domain/odds/odds.ts";
import { betTitle } from "./betTitle.ts";

/** Stands between two facts: where they take two lines, none of them begins with the dot. */
export const DOT = "\u00a0· ";

/** The price of a leg as agreed, and whether it is shown in red. */
export function legPrice(bet: Pick<BetRecord, "kind" | "oddsStyle">, leg: { marketId: number; odds: number }) {
  const style = legStyle(bet, leg.marketId);
  return { text: formatOdds(leg.odds, style), negative: isRedPrice(leg.odds, style), style };
}

/** "Over 2/2.5 @ 1.95"; a parlay by its first pick alone, whose price is not the bet's; undefined without picks. */
export function pickLine(i18n: I18n, bet: BetRecord): string | undefined {
  const [leg, ...more] = bet.legs;
  if (leg === undefined) return undefined;
  const title = betTitle(i18n, bet.id, bet);
  return more.length > 0 ? title : `${title} @ ${legPrice(bet, leg).text}`;
}

/** The stake as the member typed it: "4 × 100.00" for a combination. */
export function stakeText({ combCount = 1, stake }: BetRecord): string {
  return combCount > 1 ? `${combCount} × ${formatMoney(stake, 2)}` : formatMoney(stake, 2);
}
