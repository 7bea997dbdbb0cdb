import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betTitle } from "./betTitle.ts";
import { resultWord } from "./statuses.ts";

/** "Win" or "Half win"; a parlay, or an unknown result, counts as won by its net. */
export const winWord = (i18n: I18n, { result }: BetRecord): string =>
  i18n._(resultWord(result === "halfWin" ? result : "win"));

/** How many bets were won together. */
export const winsTitle = (i18n: I18n, count: number): string => i18n._(msg`Bets won: ${count}`);

/** "Win · Over 2/2.5", or how many bets were won together. */
export function winTitle(i18n: I18n, wins: readonly BetRecord[]): string {
  const [bet, ...more] = wins;
  if (bet === undefined) return "";
  if (more.length > 0) return winsTitle(i18n, wins.length);
  return `${winWord(i18n, bet)} · ${betTitle(i18n, bet.id, bet)}`;
}
