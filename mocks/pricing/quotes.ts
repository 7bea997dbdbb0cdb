import { isSoccerType } from "#app/domain/odds/sports.ts";
import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { bestOf } from "#mocks/course/course.ts";
import { planOf } from "#mocks/course/plan.ts";
import { type MatchState } from "#mocks/course/state.ts";
import { choiceChances, countsRegularTime, countOf, threeWay } from "#mocks/pricing/choices.ts";
import { balancedLines } from "#mocks/pricing/ladder.ts";
import { type Outlook } from "#mocks/pricing/outlook.ts";
import { priced } from "#mocks/pricing/overround.ts";
import { meanOf } from "#mocks/pricing/pmf.ts";
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
  return (positions === 2 ? 0.042 : positions <= 4 ? 0.054 : 0.065) + small;
}

const WHOLE_LINES = 3;

function lineQuotes(
  fixture: Fixture,
  kind: string,
  marketId: number,
  prospect: Prospect,
  live: boolean,
  count: number,
  margin: number,
  held?: string,
): Quote[] {
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const step = plan?.kind === "score" ? plan.step : 0.5;
  const race = plan?.kind !== "score";
  if (kind === "int-hdp" || kind === "int-total") {
    const x = kind === "int-hdp" ? prospect.margin : countOf(marketId, prospect);
    const middle = Math.round(meanOf(x));
    const lines = [middle, middle + 1, middle - 1]
      .slice(0, Math.min(count, WHOLE_LINES))
      .filter((line) => kind === "int-hdp" || line > 0);
    return lines.flatMap((line) => {
      const [more, level, less] = threeWay(x, line);
      const decimals = priced([more, level, less], margin);
      return decimals ? [{ hdp: String(line), decimals }] : [];
    });
  }
  // a live soccer handicap counts only what is still to come (domain B5)
  const x =
    kind === "hdp"
      ? live && isSoccerType(fixture.sportId)
        ? prospect.rest
        : prospect.margin
      : countOf(marketId, prospect);
  const settled = kind === "total" ? x.from : -Infinity;
  return balancedLines(
    x,
    race ? 0.5 : step,
    race ? Math.min(count, 3) : count,
    kind === "total" ? Math.max(0.5, settled + 0.25) : -1000,
    held ? Number(held) : undefined,
  )
    .filter(({ line }) => !race || !Number.isInteger(line))
    .flatMap(({ line, chance }) => {
      const decimals = priced([chance, 1 - chance], margin);
      return decimals ? [{ hdp: String(line === 0 ? 0 : line), decimals }] : [];
    });
}

function goalOrder(marketId: number, state: MatchState, outlook: Outlook): readonly number[] | undefined {
  if (!outlook.next) return undefined;
  const [home, none, away] = outlook.next;
  if (marketId === 13) return state.first === 0 ? [home, away, none] : undefined;
  // a side is as likely to score last as next; with no more goals the last scorer stands
  return [home + (state.last === 1 ? none : 0), away + (state.last === 2 ? none : 0), state.last === 0 ? none : 0];
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
  if (market === undefined || !market.sports.includes(fixture.sportId)) return [];
  if ((fixture.kind === 1 || fixture.kind === 2) && marketId > 8) return [];
  const corner = market.table === "corners" || market.table === "cornersHalf";
  const whole = countsRegularTime(marketId) ? outlook.regular() : outlook.of(market.period);
  const prospect = corner ? outlook.corners(market.period) : whole;
  if (prospect === undefined) return [];
  const positions = market.table === "score4" && bestOf(fixture) > 0 ? bestOf(fixture) + 1 : undefined;
  const keys = positionsOf(marketId, fixture.sportId, positions);
  const sized = market.table === "bestOf3" ? positionsOf(marketId, fixture.sportId, bestOf(fixture) + 1) : keys;
  const margin = marginOf(sized.length, level);
  if (market.line)
    return lineQuotes(fixture, market.line, marketId, prospect, state.progress === 1, count, margin, held);
  const { table } = market;
  const fair =
    table === "goalOrder"
      ? goalOrder(marketId, state, outlook)
      : choiceChances(marketId, table, sized, prospect, outlook);
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
  return {
    goals: String(goals === 0 ? 0 : line < 0 ? -goals : goals),
    percent: percent === 0 ? 0 : percent,
    rates: [BURMESE_RATE, BURMESE_RATE],
  };
}
