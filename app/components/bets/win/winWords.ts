import { type I18n } from "@lingui/core";
import { legLines, type TicketLine } from "#app/components/bets/ticketLines.ts";
import { kindLine } from "#app/components/bets/betWords.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { winWord } from "#app/text/winTitle.ts";

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
