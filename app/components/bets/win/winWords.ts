import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { legLines, type TicketLine } from "#app/components/bets/ticketLines.ts";
import { kindLine } from "#app/components/bets/betWords.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { betTitle } from "#app/text/betTitle.ts";
import { resultWord } from "#app/text/statuses.ts";

/** "Win" or "Half win"; a parlay, or an unknown result, counts as won by its net. */
export const winWord = (i18n: I18n, { result }: BetRecord): string =>
  i18n._(resultWord(result === "halfWin" ? result : "win"));

/** "Win · Over 2/2.5", or how many bets were won together. */
export function winTitle(i18n: I18n, wins: readonly BetRecord[]): string {
  const [bet, ...more] = wins;
  if (bet === undefined) return "";
  const count = wins.length;
  if (more.length > 0) return i18n._(msg`Bets won: ${count}`);
  return `${winWord(i18n, bet)} · ${betTitle(i18n, bet.id, bet)}`;
}

/** The lines of wins for a picture to share: no amount, no id, no account (CRD-02). */
export function winLines(i18n: I18n, wins: readonly BetRecord[], timeZone: number): TicketLine[] {
  return wins.flatMap((bet, at): TicketLine[] => [
    ...(at === 0 ? [] : [{ look: "rule", text: "" } as const]),
    { look: "title", text: winWord(i18n, bet) },
    { look: "plain", text: kindLine(i18n, bet) },
    { look: "rule", text: "" },
    ...legLines(i18n, bet, timeZone),
  ]);
}
