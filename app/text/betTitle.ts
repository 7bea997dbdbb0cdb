import { type I18n } from "@lingui/core";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { shortId } from "#app/domain/bets/shortId.ts";
import { choiceTitle } from "./choices.ts";

/** A leg of a record by its pick, in the style of its price: "Over 2/2.5", "Arsenal 1-50", "3–1" (domain A7, A11, D1). */
export const legTitle = (i18n: I18n, bet: Pick<BetRecord, "kind" | "oddsStyle">, leg: BetLeg): string =>
  choiceTitle(i18n, { ...leg, oddsStyle: legStyle(bet, leg.marketId) });

/** A bet by its pick, a parlay by its first leg: "Over 2/2.5", "Arsenal −1 +2"; by its id while no more is known. */
export function betTitle(i18n: I18n, betId: string, bet: BetRecord | undefined): string {
  const [leg, ...more] = bet?.legs ?? [];
  if (bet === undefined || leg === undefined) return `ID:${shortId(betId)}`;
  const title = legTitle(i18n, bet, leg);
  return more.length > 0 ? `${title} +${more.length}` : title;
}
