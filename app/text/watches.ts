import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { convertOdds, formatOdds, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type WatchEnd } from "#app/domain/watches/judge.ts";
import { type Watch, type WatchKind } from "#app/domain/watches/watch.ts";
import { type Telling, type WatchRefusal } from "#app/domain/watches/watchBook.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { choiceTitle } from "./choices.ts";

const THOUSAND = 1_000;

/** A target or price of an alert in the member's odds style (WAT-02). */
export function targetText(thousandths: number, marketId: number, wanted: OddsStyle): string {
  const style = priceStyle(marketId, wanted === ODDS_STYLE.BU ? ODDS_STYLE.EU : wanted);
  const price = convertOdds(thousandths / THOUSAND, ODDS_STYLE.EU, style) ?? 0;
  return formatOdds(price, style, { converted: style !== ODDS_STYLE.EU });
}

/** The pick of an alert: "Over 2.5". */
function watchPick(i18n: I18n, { pick, sportId, home, away }: Watch): string {
  if (pick === undefined) return "";
  return choiceTitle(i18n, { oddsStyle: ODDS_STYLE.EU, ...pick, sportId, home, away });
}

const KINDS: Readonly<Record<WatchKind, ReturnType<typeof msg>>> = {
  price: msg`The price reaches`,
  open: msg`The price reopens`,
  line: msg`The line is back`,
  sale: msg`Cash-out at your value`,
  start: msg`Match start`,
  goal: msg`A goal or a red card`,
};

/** The name of a kind of alert. */
export const watchKindName = (kind: WatchKind): ReturnType<typeof msg> => KINDS[kind];

const REFUSALS: Readonly<Record<WatchRefusal, ReturnType<typeof msg>>> = {
  tooMany: msg`No more than 50 alerts. Remove one first.`,
  tooManySales: msg`No more than 5 alerts on cash-outs. Remove one first.`,
};

/** Why an alert is not accepted (WAT-04). */
export const refusalWord = (refusal: WatchRefusal): ReturnType<typeof msg> => REFUSALS[refusal];

const teamsOf = ({ home, away }: Watch): string => `${home} – ${away}`;

/** What an alert waits for, in one line (WAT-07). */
export function watchTitle(i18n: I18n, watch: Watch, style: OddsStyle): string {
  const pick = watchPick(i18n, watch);
  const teams = teamsOf(watch);
  switch (watch.kind) {
    case "price": {
      const price = targetText(watch.target ?? 0, watch.pick?.marketId ?? 0, style);
      return i18n._(msg`${pick} reaches ${price}`);
    }
    case "goal":
      return i18n._(msg`Goals and red cards: ${teams}`);
    case "start":
      return i18n._(msg`Match start: ${teams}`);
    case "open":
      return i18n._(msg`${pick} opens again`);
    case "line":
      return i18n._(msg`${pick} is offered again`);
    case "sale": {
      const money = formatMoney((watch.target ?? 0) / THOUSAND, 2);
      return i18n._(msg`Cash-out at ${money} or more`);
    }
  }
}

/** What was told, in one line; for an alert that ended, what it waited for (WAT-07). */
export function tellingTitle(i18n: I18n, { watch, news }: Telling, style: OddsStyle): string {
  const pick = watchPick(i18n, watch);
  switch (news.kind) {
    case "price": {
      const price = targetText(news.price, watch.pick?.marketId ?? 0, style);
      return i18n._(msg`${pick} reached ${price}`);
    }
    case "goal": {
      const teams = `${watch.home} ${news.score.join("–")} ${watch.away}`;
      if (news.what === "red") return i18n._(msg`Red card: ${teams}`);
      return news.what === "goal" ? i18n._(msg`Goal: ${teams}`) : i18n._(msg`Score corrected: ${teams}`);
    }
    case "open":
    case "line":
      return i18n._(msg`${pick} is open`);
    case "sale": {
      const money = formatMoney(news.back, 2);
      return i18n._(msg`Cash-out is now ${money}`);
    }
    case "start":
    case "ended":
      return watchTitle(i18n, watch, style);
  }
}

const ENDS: Readonly<Record<WatchEnd, ReturnType<typeof msg>>> = {
  over: msg`Match over`,
  abandoned: msg`Match abandoned`,
  postponed: msg`Match postponed`,
  started: msg`Match has started`,
  betClosed: msg`Bet settled or cashed out`,
  gone: msg`No longer offered`,
  tooOld: msg`Expired after 7 days`,
};

/** Below what an alert waits for: the match; for a cash-out the pick of the bet. */
export const waitingText = (i18n: I18n, watch: Watch): string =>
  watch.kind === "sale" ? watchPick(i18n, watch) : teamsOf(watch);

/** The best value seen by an alert that ended without firing, in the member's style. */
function bestText({ kind, best, pick }: Watch, style: OddsStyle): string | undefined {
  if (best === undefined) return undefined;
  return kind === "sale" ? formatMoney(best / THOUSAND, 2) : targetText(best, pick?.marketId ?? 0, style);
}

/** Below the line: the teams, why it ended, that it happened while the page was hidden (WAT-04, WAT-08). */
export function tellingText(i18n: I18n, { watch, news, away }: Telling, style: OddsStyle): string {
  if (news.kind === "ended") {
    const why = i18n._(ENDS[news.why]);
    const best = bestText(watch, style);
    return best === undefined ? why : i18n._(msg`${why}, best seen ${best}`);
  }
  const where = watch.pick === undefined ? "" : waitingText(i18n, watch);
  return [where, away ? i18n._(msg`while you were away`) : ""].filter(Boolean).join(" · ");
}
