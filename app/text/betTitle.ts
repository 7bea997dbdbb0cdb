import { type I18n } from "@lingui/core";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { shortId } from "#app/domain/bets/shortId.ts";
import { choiceTitle } from "./choices.ts";

/** A bet by its pick, a parlay by its first leg: "Over 2/2.5", "Arsenal −1 +2"; by its id while no more is known. */
export function betTitle(i18n: I18n, betId: string, bet: BetRecord | undefined): string {
  const [leg, ...more] = bet?.legs ?? [];
  if (bet === undefined || leg === undefined) return `ID:${shortId(betId)}`;
  const title = choiceTitle(i18n, { ...leg, oddsStyle: bet.oddsStyle });
  return more.length > 0 ? `${title} +${more.length}` : title;
}
