import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { hasPercent } from "#app/domain/odds/hasPercent.ts";
import { isSetScore, priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { centsOf } from "#app/domain/slip/stake.ts";
import { hasBegun, hasGoalsToTell } from "#app/domain/watches/canTell.ts";
import { type MatchReading, thousandths } from "#app/domain/watches/judge.ts";
import {
  hasOpenLine,
  isOpenFor,
  lineOf,
  type WatchedPick,
  type WatchKind,
  type WatchWish,
} from "#app/domain/watches/watch.ts";
import { type PriceAsk } from "#app/stores/watches/watches.ts";

/** The steps of a target, and its start above the current price. */
const STEP = 50;
const START_SHARE = 1.05;

/** The possible alerts for a match, or one of its prices, in its current state. */
export interface TellFacts {
  readonly match: Match;
  readonly pick: WatchedPick | undefined;
  /** The current price, in thousandths of its decimal; undefined while it cannot be bet on. */
  readonly price: number | undefined;
  /** Its line is not offered now, under any id. */
  readonly lineGone: boolean;
  readonly started: boolean;
  readonly hasGoals: boolean;
}

type KnownReading = MatchReading & { readonly match: Match };

/** The pick that a price names, if the match has it and a watch can find its line again. */
function pickOf(match: Match, { pick }: PriceAsk, style: MatchReading["style"]): WatchedPick | undefined {
  for (const [id, market] of Object.entries(match.markets)) {
    const line = market.find(({ couId }) => couId === pick?.couId);
    const marketId = Number(id);
    if (line === undefined || pick === undefined) continue;
    // a Burmese row has a different line under the same id
    if (priceStyle(marketId, style) === ODDS_STYLE.BU) return undefined;
    const { couId, hdp, odds } = line;
    const sets = isSetScore(marketId, match.sportId);
    return { marketId, couId, betPos: pick.betPos, hdp, ...(sets && { positions: odds.length }) };
  }
  return undefined;
}

/** The price of a pick that can be bet on, thousandths of its decimal. */
export function priceAt({ match, style }: KnownReading, pick: WatchedPick): number | undefined {
  const line = lineOf(match, pick);
  if (!isOpenFor(match, line, pick.betPos)) return undefined;
  return thousandths(line?.odds[pick.betPos - 1] ?? 0, pick.marketId, style);
}

/** The possible alerts, by the newest answer (WAT-01). */
export function tellFacts(ask: PriceAsk, reading: KnownReading): TellFacts {
  const { match, style, now } = reading;
  const pick = pickOf(match, ask, style);
  return {
    match,
    pick,
    price: pick && priceAt(reading, pick),
    lineGone: pick !== undefined && pick.hdp !== "" && !hasOpenLine(match, pick),
    started: hasBegun(match, now),
    hasGoals: hasGoalsToTell(match),
  };
}

/** A row of the sheet. */
export interface TellRow {
  readonly kind: Exclude<WatchKind, "sale">;
  /** A row that makes no sense now has no switch. */
  readonly off: boolean;
}

/** The rows of the sheet, in order; "offered again" is only for a line that is not offered. */
export function tellRows({ pick, price, lineGone, started, hasGoals }: TellFacts): readonly TellRow[] {
  const rows: TellRow[] = [];
  if (pick) rows.push({ kind: "price", off: false }, { kind: "open", off: price !== undefined });
  if (lineGone) rows.push({ kind: "line", off: false });
  if (hasGoals) rows.push({ kind: "goal", off: false });
  rows.push({ kind: "start", off: started });
  return rows;
}

/** What is switched on when the sheet opens: its most likely purpose. */
export function firstKind({ pick, price, started }: TellFacts): TellRow["kind"] {
  if (pick) return price === undefined ? "open" : "price";
  return started ? "goal" : "start";
}

/** The starting target of a price: a twentieth above the current price, on a step. */
export const firstTarget = (price: number | undefined): number =>
  Math.ceil(((price ?? 2_000) * START_SHARE) / STEP) * STEP;

/** The target a step higher or lower, above evens at nothing. */
export const stepTarget = (target: number, steps: number): number =>
  Math.max(1_000 + STEP, (Math.round(target / STEP) + steps) * STEP);

/** The steps of a cash-out's value, and its start above the current offer, in thousandths. */
const MONEY_STEP = 5_000;

/** The starting value of a cash-out: a twentieth above the current offer, on a step; without an offer, the amount deducted. */
export const firstValue = (offer: number | undefined, payment: number): number =>
  offer === undefined
    ? Math.round(payment * 1_000)
    : Math.ceil((offer * 1_000 * START_SHARE) / MONEY_STEP) * MONEY_STEP;

/** The value a step higher or lower, above nothing. */
export const stepValue = (value: number, steps: number): number =>
  Math.max(MONEY_STEP, (Math.round(value / MONEY_STEP) + steps) * MONEY_STEP);

/** More than any cash-out, in cents. */
const MOST_CENTS = 1e11;

/** The typed amount in thousandths; undefined if it is not an amount. */
export function typedValue(text: string): number | undefined {
  const cents = centsOf(text);
  return cents !== undefined && cents > 0 && cents < MOST_CENTS ? cents * 10 : undefined;
}

/** The typed price in thousandths of its decimal; undefined if it is not a price in this style (WAT-02). */
export function typedTarget(text: string, marketId: number, wanted: MatchReading["style"]): number | undefined {
  const style = priceStyle(marketId, wanted === ODDS_STYLE.BU ? ODDS_STYLE.EU : wanted);
  const decimal = decimalOf(Number(text.replace("−", "-").replace(",", ".")), style);
  return decimal === undefined ? undefined : Math.floor(Math.round(decimal * 1e6) / 1_000);
}

/** What the member chose in the rows. */
export interface TellChoice {
  /** Thousandths of a decimal price. */
  readonly target: number;
  /** Minutes before kick-off. */
  readonly minutes: number;
  /** A price alert before the match ends at kick-off (WAT-04). */
  readonly untilStart: boolean;
}

/** True for price alerts: before the match they can end at kick-off (WAT-04). */
export const isOfPrice = (kind: WatchKind): boolean => kind === "price" || kind === "open" || kind === "line";

/** Possible times of a kick-off alert, in minutes before it (WAT-01). */
const MINUTES = [0, 5, 10, 15, 30, 60] as const;

/** Those that are still to come; `now` is the server's, epoch ms. */
export const minutesToCome = (startsAt: string, now: number): readonly number[] =>
  MINUTES.filter((minutes) => Date.parse(startsAt) - minutes * 60_000 > now);

/** The wish of one row of the sheet (WAT-01, WAT-04). */
export function wishOf(facts: TellFacts, kind: TellRow["kind"], choice: TellChoice): WatchWish {
  const { target, minutes, untilStart } = choice;
  const { match, pick, started } = facts;
  const { id, sportId, leagueId, home, away, startsAt } = match;
  const priced = isOfPrice(kind);
  return {
    kind,
    matchId: id,
    sportId,
    leagueId,
    home,
    away,
    startsAt,
    untilStart: priced && untilStart && !started,
    ...(priced && { pick }),
    ...(kind === "price" && { target }),
    ...(kind === "start" && { minutes }),
  };
}

/** The wish to be told when an open bet of one leg sells for this or more, thousandths (WAT-01). */
export function cashOutWish(bet: BetRecord, leg: BetLeg, target: number): WatchWish {
  const { matchId, sportId, home, away, startsAt, marketId, couId, betPos, hdp, positions, outLevel } = leg;
  const { oddsStyle } = bet;
  const burmese = hasPercent(marketId, oddsStyle) && { oddsStyle, outLevel };
  const pick = { marketId, couId, betPos, hdp, positions, ...burmese };
  // the record does not name the league, and its page is not what this leads to
  return {
    kind: "sale",
    matchId,
    sportId,
    leagueId: 0,
    home,
    away,
    startsAt,
    pick,
    betId: bet.id,
    target,
    untilStart: false,
  };
}
