import { isSoccerType } from "#app/domain/odds/sports.ts";
import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { type LineKind, type MarketType } from "#app/domain/odds/marketTable.ts";
import { type PositionKey } from "#app/domain/odds/positions.ts";
import { bestOf } from "#mocks/course/course.ts";
import { planOf } from "#mocks/course/plan.ts";
import { type MatchState } from "#mocks/course/state.ts";
import { choiceChances, countsRegularTime, countOf, threeWay } from "#mocks/pricing/choices.ts";
import { balancedLines } from "#mocks/pricing/ladder.ts";
import { type Outlook } from "#mocks/pricing/outlook.ts";
import { priced } from "#mocks/pricing/overround.ts";
import { meanOf, type Pmf } from "#mocks/pricing/pmf.ts";
import { type Prospect } from "#mocks/pricing/prospect.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

/** One line of a market with its decimal prices by position; `hdp` is "" if the market has none. */
export interface Quote {
  readonly hdp: string;
  readonly decimals: readonly number[];
}

/** The book's margin on a market: 4 to 8 %, more with many positions and in small leagues (issue: prices). */
export function marginOf(positions: number, level: number): number {
  const small = (1 - level) * 0.012;
  const many = positions <= 4 ? 0.054 : 0.065;
  return (positions === 2 ? 0.042 : many) + small;
}

const WHOLE_LINES = 3;

/** Whole lines around the middle of what is counted, each of three positions. */
function wholeQuotes(x: Pmf, lines: readonly number[], margin: number): Quote[] {
  return lines.flatMap((line) => {
    const [more, level, less] = threeWay(x, line);
    const decimals = priced([more, level, less], margin);
    return decimals ? [{ hdp: String(line), decimals }] : [];
  });
}

/** How many lines are quoted at which margin, and the line held so far. */
interface LineAsk {
  readonly count: number;
  readonly margin: number;
  readonly held: string | undefined;
}

/** Lines of two positions, best balanced first; a race has half ones only. */
function asianQuotes(fixture: Fixture, x: Pmf, least: number, { count, margin, held }: LineAsk): Quote[] {
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const race = plan?.kind !== "score";
  return balancedLines(
    x,
    race ? 0.5 : plan.step,
    race ? Math.min(count, 3) : count,
    least,
    held ? Number(held) : undefined,
  )
    .filter(({ line }) => !race || !Number.isInteger(line))
    .flatMap(({ line, chance }) => {
      const decimals = priced([chance, 1 - chance], margin);
      return decimals ? [{ hdp: String(line === 0 ? 0 : line), decimals }] : [];
    });
}

function lineQuotes(
  fixture: Fixture,
  kind: LineKind,
  marketId: number,
  prospect: Prospect,
  live: boolean,
  ask: LineAsk,
): Quote[] {
  const total = (): Pmf => countOf(marketId, prospect);
  const around = (x: Pmf): number[] => {
    const middle = Math.round(meanOf(x));
    return [middle, middle + 1, middle - 1].slice(0, Math.min(ask.count, WHOLE_LINES));
  };
  switch (kind) {
    case "int-hdp":
      return wholeQuotes(prospect.margin, around(prospect.margin), ask.margin);
    case "int-total": {
      const lines = around(total()).filter((line) => line > 0);
      return wholeQuotes(total(), lines, ask.margin);
    }
    case "hdp": {
      // a live soccer handicap counts only what is still to come (domain B5)
      const x = live && isSoccerType(fixture.sportId) ? prospect.rest : prospect.margin;
      return asianQuotes(fixture, x, -1000, ask);
    }
    case "total":
      return asianQuotes(fixture, total(), Math.max(0.5, total().from + 0.25), ask);
  }
}

function goalOrder(marketId: number, state: MatchState, outlook: Outlook): readonly number[] | undefined {
  if (!outlook.next) return undefined;
  const [home, none, away] = outlook.next;
  if (marketId === 13) return state.first === 0 ? [home, away, none] : undefined;
  // a side is as likely to score last as next; with no more goals the last scorer stands
  return [home + (state.last === 1 ? none : 0), away + (state.last === 2 ? none : 0), state.last === 0 ? none : 0];
}

/** Whether a market is priced for a match: extension matches have the first eight only. */
const isPriced = ({ sportId, kind }: Fixture, { id, sports }: MarketType): boolean =>
  sports.includes(sportId) && ((kind !== 1 && kind !== 2) || id <= 8);

/** What the book expects of what a market counts. */
function prospectFor({ id, table, period }: MarketType, outlook: Outlook): Prospect | undefined {
  if (table === "corners" || table === "cornersHalf") return outlook.corners(period);
  return countsRegularTime(id) ? outlook.regular() : outlook.of(period);
}

/** The positions of a market in a match: of a race as many scores as it may have sets. */
function keysFor(fixture: Fixture, { id, table }: MarketType): readonly PositionKey[] {
  const best = bestOf(fixture);
  const isSized = table === "bestOf3" || (table === "score4" && best > 0);
  return positionsOf(id, fixture.sportId, isSized ? best + 1 : undefined);
}

/** The current quotes of a market, best balanced line first, at most `count` lines; none if it is not offered. */
export function quotesOf(
  fixture: Fixture,
  marketId: number,
  state: MatchState,
  outlook: Outlook,
  level: number,
  count: number,
  held?: string,
): readonly Quote[] {
  const market = marketOf(marketId);
  if (market === undefined || !isPriced(fixture, market)) return [];
  const prospect = prospectFor(market, outlook);
  if (prospect === undefined) return [];
  const keys = keysFor(fixture, market);
  const margin = marginOf(keys.length, level);
  if (market.line)
    return lineQuotes(fixture, market.line, marketId, prospect, state.progress === 1, { count, margin, held });
  const { table } = market;
  const fair =
    table === "goalOrder"
      ? goalOrder(marketId, state, outlook)
      : choiceChances(marketId, table, keys, prospect, outlook);
  if (fair === undefined) return [];
  const decimals = priced(fair, margin, table === "doubleChance" ? 2 : 1);
  return decimals ? [{ hdp: "", decimals }] : [];
}

/** A Burmese line: whole goals and a percentage, from the home side's (Over's) point of view (domain A11). */
export interface BurmeseLine {
  readonly goals: string;
  readonly percent: number;
  /** Profit rates of the two positions. */
  readonly rates: readonly [number, number];
}

// both sides at 0.92 is a margin of 4.2 %
const BURMESE_RATE = 0.92;

/**
 * The Burmese line that is worth an Asian line at its prices: both sides at one rate, the difference goes into the
 * percentage. Goals carry the sign of the giving side; at 0 goals the percentage is the home side's (contract, Hdp).
 */
export function burmese(hdp: string, decimals: readonly number[]): BurmeseLine {
  const line = Number(hdp);
  const [first = 2, second = 2] = decimals;
  const size = Math.abs(line);
  // the shorter the giver's price, the harder their line: one price step of 1 % is one percent of the Burmese line
  const skew = Math.max(-45, Math.min(45, Math.round(Math.log(line < 0 ? second / first : first / second) * 100)));
  const goals = Math.floor(size + 0.5 - 1e-9);
  const given = Math.max(-100, Math.min(100, Math.round((goals - size) * 200) + skew));
  const percent = goals === 0 && line < 0 ? -given : given;
  const signed = line < 0 ? -goals : goals;
  return {
    goals: String(goals === 0 ? 0 : signed),
    percent: percent === 0 ? 0 : percent,
    rates: [BURMESE_RATE, BURMESE_RATE],
  };
}
