import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRecord, type NoticeWords, resultOf } from "#app/domain/bets/bet.ts";
import { winLossOf } from "#app/domain/bets/records.ts";
import { winSums } from "#app/domain/bets/wins.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { betTitle } from "./betTitle.ts";
import { pickLine, stakeText } from "./betLine.ts";
import { resultWord } from "./statuses.ts";
import { winTitle } from "./winTitle.ts";

/** What a bet is and what became of it: pick and price, then result and money (design 21). */
export function noticeWords(i18n: I18n, bet: BetRecord): NoticeWords {
  const ended = resultOf(bet);
  const result = ended && i18n._(resultWord(ended));
  const net = bet.status === "settled" ? winLossOf(bet) : undefined;
  const money = net === undefined ? stakeText(bet) : signed(net);
  return { pick: pickLine(i18n, bet), outcome: [result, money].filter(Boolean).join(" · ") };
}

/** What was cashed out in part, by its pick alone: the money is another matter. */
export const soldWords = (i18n: I18n, bet: BetRecord): NoticeWords => ({
  pick: betTitle(i18n, bet.id, bet),
  outcome: "",
});

/** What bets brought that were won together; pick and score belong to one alone (design-2, 7.5). */
export function winNoticeWords(i18n: I18n, wins: readonly BetRecord[]): NoticeWords {
  const back = formatMoney(winSums(wins).returned, 2);
  const [one, ...more] = wins;
  const alone = more.length === 0 ? one : undefined;
  const score = alone?.kind === "single" ? alone.legs[0]?.score : undefined;
  return {
    pick: alone && winTitle(i18n, wins),
    outcome: [score?.join("–"), i18n._(msg`Returned ${back}`)].filter(Boolean).join(" · "),
  };
}

/** The line below the first one; undefined while nothing is known of the bet. */
export const noticeText = (words: NoticeWords | undefined): string | undefined =>
  words && [words.pick, words.outcome].filter(Boolean).join(" · ");
