import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetLeg, type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { kindLine } from "#app/components/bets/betWords.ts";
import { legPrice } from "#app/text/betLine.ts";
import { returned, winLossOf } from "#app/domain/bets/records.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { stampText } from "#app/text/time/zoneTimes.ts";
import { teamsText } from "#app/text/teams.ts";

const HEAD = [
  msg`Bet ID`,
  msg`Placed at`,
  msg`Settled at`,
  msg`Type`,
  msg`Selections`,
  msg`Matches`,
  msg`Odds`,
  msg`Odds style`,
  msg`Stake`,
  msg`Bets`,
  msg`At risk`,
  msg`Status`,
  msg`Result`,
  msg`Win / lose`,
  msg`Bonus`,
  msg`Cashed out`,
  msg`Cashed out for`,
  msg`Returned`,
];

const score = ({ score: goals }: BetLeg): string => (goals ? ` ${goals[0]}-${goals[1]}` : "");

function rowOf(i18n: I18n, bet: BetRecord, timeZone: number): (string | number)[] {
  const [leg] = bet.legs;
  const style = leg ? legPrice(bet, leg).style : bet.oddsStyle;
  const picks = bet.legs.map(
    (one) => `${legTitle(i18n, bet, one)} @ ${legPrice(bet, one).text} (${marketLine(i18n, one)})`,
  );
  const matches = bet.legs.map((one) =>
    one.runner === undefined
      ? `${one.leagueName}: ${teamsText(i18n, one)}${score(one)}`
      : `${one.leagueName}: ${one.runner}`,
  );
  const ended = resultOf(bet);
  return [
    bet.id,
    stampText(bet.placedAt, timeZone),
    bet.settledAt === undefined ? "" : stampText(bet.settledAt, timeZone),
    kindLine(i18n, bet),
    picks.join("; "),
    matches.join("; "),
    bet.odds,
    i18n._(oddsStyleName(style)),
    bet.stake,
    bet.combCount ?? 1,
    bet.payment,
    i18n._(statusWord(bet.status)),
    ended === undefined ? "" : i18n._(resultWord(ended)),
    winLossOf(bet) ?? "",
    bet.bonus ?? 0,
    bet.sold ?? 0,
    bet.back ?? 0,
    returned(bet) ?? "",
  ];
}

/** Bets as the rows of a table with a head, for the CSV export; times in the member's zone with its offset. */
export const csvRows = (i18n: I18n, bets: readonly BetRecord[], timeZone: number): (string | number)[][] => [
  HEAD.map((name) => i18n._(name)),
  ...bets.map((bet) => rowOf(i18n, bet, timeZone)),
];
