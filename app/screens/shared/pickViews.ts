import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { selectionOf } from "#app/domain/slip/selectionOf.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { marketOf, OUTRIGHT, priceStyle } from "#app/domain/odds/markets.ts";
import { pickedSide } from "#app/domain/odds/pickedSide.ts";
import { convertOdds, formatOdds, NO_PRICE, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type OutrightSelection } from "#app/domain/slip/outrightPick.ts";
import { isRunnerRow, type SharedMatchRow, type SharedRow, type SharedRunnerRow } from "#app/flows/share/sharedSlip.ts";
import { choiceLine, choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { teamsText, wholeWords } from "#app/text/teams.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { type PickView } from "./SharedPickRow.tsx";
import { DOT } from "#app/text/betLine.ts";

/** How the member sees prices and times. */
export interface Written {
  readonly i18n: I18n;
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** A link's decimal price in a market's style; Burmese prices stay decimal (LNK-03). */
function thenText(price: number, style: OddsStyle): string {
  const odds = convertOdds(price / 1_000, ODDS_STYLE.EU, style);
  return odds === undefined
    ? formatOdds(price / 1_000, ODDS_STYLE.EU)
    : formatOdds(odds, style, { converted: style !== ODDS_STYLE.EU });
}

/** When it starts, or its progress with the score. */
function whenText(match: Match, { i18n, timeZone }: Written): string {
  const { score, stage } = match;
  if (stage !== "live") return dateTimeText(i18n.locale, match.startsAt, timeZone);
  return `${progressText(i18n, match)} ${score ? `${score.home}–${score.away}` : ""}`.trim();
}

/** A match missing from the answer, or an outright that is gone; before the first answer just its number. */
const nameless = (title: string, sent: string, offer: { readonly state: PickView["state"] } | undefined): PickView => ({
  title,
  where: "",
  sent,
  now: NO_PRICE,
  state: offer?.state,
});

/** The pick with the current line, or the link's line if there is none now; just the teams if no table has the market. */
function titleOf({ pick, offer }: SharedMatchRow, match: Match, { i18n, oddsStyle }: Written): string {
  if (marketOf(pick.marketId) === undefined) return teamsText(i18n, match);
  const line = offer?.state === "open" ? offer.line : undefined;
  const [row] = match.markets[pick.marketId] ?? [];
  return choiceTitle(i18n, {
    ...pick,
    sportId: match.sportId,
    home: match.home,
    away: match.away,
    oddsStyle: priceStyle(pick.marketId, oddsStyle),
    positions: row?.odds.length,
    ...(line && { hdp: line.hdp, outLevel: line.outLevel }),
  });
}

/** The team that a pick stands for, on its match. */
function teamOf({ pick }: SharedMatchRow, { id, sportId, home, away, markets }: Match): PickView["team"] {
  const side = pickedSide({ ...pick, sportId, positions: markets[pick.marketId]?.[0]?.odds.length });
  return side === undefined ? undefined : { name: side === 0 ? home : away, matchId: id };
}

/** A link's line as a plain number: it has no Burmese percent (LNK-03). */
const lineSent = ({ pick }: SharedMatchRow, { sportId, home, away }: Match): string =>
  choiceLine({ ...pick, sportId, home, away, oddsStyle: ODDS_STYLE.EU }) || NO_PRICE;

function matchView(row: SharedMatchRow, written: Written): PickView {
  const { pick, match, offer } = row;
  const { i18n } = written;
  const style = priceStyle(pick.marketId, written.oddsStyle);
  const sent = thenText(pick.price, style);
  const { matchId } = pick;
  if (match === undefined) {
    // a market that no table has is not requested: nothing is known about its match
    const isGone = offer !== undefined && offer.state !== "unknown";
    const title = isGone ? msg`Match ${matchId} is no longer offered` : msg`Match ${matchId}`;
    return nameless(i18n._(title), sent, offer);
  }
  const open = offer?.state === "open" ? offer : undefined;
  const halted = haltedWord(match.state);
  return {
    title: titleOf(row, match, written),
    team: teamOf(row, match),
    where: [
      marketLine(i18n, { marketId: pick.marketId, sportId: match.sportId }),
      wholeWords(teamsText(i18n, match)),
      whenText(match, written),
    ].join(DOT),
    sent,
    now: open ? formatOdds(open.odds, style) : NO_PRICE,
    state: offer?.state,
    ...(open && { move: open.move }),
    ...(open?.move === "line" && { lineThen: lineSent(row, match) }),
    over: halted && i18n._(halted),
  };
}

function runnerView({ pick, found, offer }: SharedRunnerRow, { i18n }: Written): PickView {
  const { orId } = pick;
  const sent = formatOdds(pick.price / 1_000, ODDS_STYLE.EU);
  if (found === undefined) {
    const title = offer ? msg`Outright ${orId} is no longer offered` : msg`Outright ${orId}`;
    return nameless(i18n._(title), sent, offer);
  }
  const { outright, runner } = found;
  const open = offer?.state === "open" ? offer : undefined;
  return {
    title: runner.name,
    team: { name: runner.name, leagueId: outright.leagueId },
    where: `${marketLine(i18n, { marketId: OUTRIGHT, sportId: outright.sportId })} · ${outright.leagueName} · ${outright.title}`,
    sent,
    now: open ? formatOdds(open.odds, ODDS_STYLE.EU) : NO_PRICE,
    state: offer?.state,
    ...(open && { move: open.move }),
  };
}

/** The content of a pick's row. */
export const viewOf = (row: SharedRow, written: Written): PickView =>
  isRunnerRow(row) ? runnerView(row, written) : matchView(row, written);

/** The selection that a tap on a row adds: line and price as painted; undefined if it adds none (LNK-08). */
export function selectionIn({ pick, match, offer }: SharedMatchRow, oddsStyle: OddsStyle): Selection | undefined {
  if (offer?.state !== "open") return undefined;
  const { line, odds } = offer;
  return selectionOf(match, { ...pick, couId: line.couId, hdp: line.hdp, odds }, oddsStyle);
}

/** The same for a runner of an outright. */
export function runnerIn({ pick, found, offer }: SharedRunnerRow): OutrightSelection | undefined {
  if (offer?.state !== "open" || found === undefined) return undefined;
  const { outright, runner } = found;
  const { sportId, leagueId, leagueName, title, closesAt } = outright;
  const { orId, couId } = pick;
  return { orId, couId, sportId, leagueId, leagueName, title, closesAt, runner: runner.name, odds: offer.odds };
}
