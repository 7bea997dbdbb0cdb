import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { returned, toReturn, winLossOf } from "#app/domain/bets/records.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { legResultWord, resultWord, statusWord } from "#app/text/statuses.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { stampText } from "#app/text/time/zoneTimes.ts";
import { kindLine } from "./betWords.ts";
import { legPrice, stakeText } from "#app/text/betLine.ts";
import { signed } from "#app/domain/odds/signed.ts";

/** One line of a printed bet: a heading, words, or a name with its value. */
export interface TicketLine {
  readonly look: "title" | "strong" | "plain" | "rule";
  readonly text: string;
  /** Shown at the right edge. */
  readonly value?: string;
}

interface TicketWish {
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly currency: string;
  /** With stake and return; a shared picture asks the member first. */
  readonly amounts: boolean;
}

const RULE: TicketLine = { look: "rule", text: "" };

/** The selections and their results, leg by leg, without amounts. */
export function legLines(i18n: I18n, bet: BetRecord, timeZone: number): TicketLine[] {
  return bet.legs.flatMap((leg): TicketLine[] => {
    const { text, style } = legPrice(bet, leg);
    const score = leg.score ? `${leg.score[0]}–${leg.score[1]}` : i18n._(msg`v`);
    const match = leg.runner === undefined ? `${leg.home} ${score} ${leg.away}` : leg.home;
    const { betScore } = leg;
    const atBet = leg.stage === "live" && betScore ? ` · ${i18n._(msg`bet at ${betScore[0]}–${betScore[1]}`)}` : "";
    const outcome = bet.kind === "parlay" && leg.result !== undefined ? ` · ${i18n._(legResultWord(leg.result))}` : "";
    return [
      { look: "strong", text: legTitle(i18n, bet, leg), value: `@ ${text}` },
      { look: "plain", text: marketLine(i18n, leg), value: i18n._(oddsStyleName(style)) },
      { look: "plain", text: `${match}${atBet}${outcome}` },
      { look: "plain", text: `${leg.leagueName} · ${dateTimeText(i18n.locale, leg.startsAt, timeZone)}` },
    ];
  });
}

function sumLines(i18n: I18n, bet: BetRecord, currency: string): TicketLine[] {
  const money = (amount: number | undefined) => `${currency} ${formatMoney(amount, 2)}`.trim();
  const pair = (text: string, value: string): TicketLine => ({ look: "plain", text, value });
  const done = returned(bet);
  const lines = [
    pair(i18n._(msg`Stake`), `${currency} ${stakeText(bet)}`.trim()),
    ...(bet.payment === bet.stake ? [] : [pair(i18n._(msg`At risk`), money(bet.payment))]),
    ...(bet.sold ? [pair(i18n._(msg`Cashed out`), `${money(bet.sold)} → ${money(bet.back)}`)] : []),
    done === undefined ? pair(i18n._(msg`Returns`), money(toReturn(bet))) : pair(i18n._(msg`Returned`), money(done)),
  ];
  const net = winLossOf(bet);
  if (net !== undefined && (bet.status === "settled" || net !== 0))
    lines.push(pair(i18n._(msg`Win / lose`), signed(net)));
  if (bet.bonus) lines.push(pair(i18n._(msg`Bonus`), signed(bet.bonus)));
  return lines;
}

/** A bet as lines of text, for the clipboard and for the picture: selections, status, time, and the amounts if wanted. */
export function ticketLines(i18n: I18n, bet: BetRecord, { timeZone, currency, amounts }: TicketWish): TicketLine[] {
  const result = resultOf(bet);
  const word = result === undefined ? statusWord(bet.status) : resultWord(result);
  return [
    { look: "title", text: kindLine(i18n, bet), value: i18n._(word) },
    { look: "plain", text: `${i18n._(msg`Bet ID`)} ${bet.id}` },
    RULE,
    ...legLines(i18n, bet, timeZone),
    RULE,
    ...(amounts ? [...sumLines(i18n, bet, currency), RULE] : []),
    { look: "plain", text: i18n._(msg`Placed at`), value: stampText(bet.placedAt, timeZone) },
    ...(bet.settledAt === undefined
      ? []
      : [{ look: "plain" as const, text: i18n._(msg`Settled at`), value: stampText(bet.settledAt, timeZone) }]),
  ];
}

function textOf({ look, text, value }: TicketLine): string {
  if (look === "rule") return "";
  return value === undefined ? text : `${text}: ${value}`;
}

/** The lines as plain text, one under the other. */
export const ticketText = (lines: readonly TicketLine[]): string => lines.map(textOf).join("\n");
