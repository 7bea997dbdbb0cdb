import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type Desk, endOf, stateAt } from "#mocks/book/desk.ts";
import { planOf, type SportPlan } from "#mocks/course/plan.ts";
import { periodSpans } from "#mocks/course/scoreCourse.ts";
import { type MatchState, type Pair, summed } from "#mocks/course/state.ts";
import { type Leg } from "#mocks/ledger/bet.ts";
import { countedSide, countsRegularTime } from "#mocks/pricing/choices.ts";
import { gradeBurmese, gradeHandicap, gradeLead, gradeTotal, type Part, wins } from "./grade.ts";
import { type House } from "#mocks/ledger/house.ts";

/** The score at the end, or after regular time if the market covers that. */
const wholeScore = ({ marketId }: Leg, end: MatchState, plan: SportPlan | undefined): Pair =>
  plan?.kind === "score" && plan.overtimeCounts && countsRegularTime(marketId)
    ? summed(end.byPeriod.slice(0, plan.periods))
    : end.score;

/** The score of the period a market covers, or undefined if that period was never finished. */
export function scoreFor(leg: Leg, end: MatchState, plan: SportPlan | undefined): Pair | undefined {
  const half = plan?.kind === "score" ? plan.half : 0;
  const period = marketOf(leg.marketId)?.period ?? "FT";
  const finished = end.progress === 2;
  switch (period) {
    case "1H":
      return end.periodsDone >= half ? summed(end.byPeriod.slice(0, half)) : undefined;
    case "2H":
      return finished ? summed(end.byPeriod.slice(half)) : undefined;
    case "Q": {
      const quarter = leg.gameId - 1;
      return end.periodsDone >= quarter ? end.byPeriod[quarter - 1] : undefined;
    }
    case "INN1":
      return end.periodsDone >= 2 ? summed(end.byPeriod.slice(0, 2)) : undefined;
    case "INN2":
      return finished ? summed(end.byPeriod.slice(2)) : undefined;
    case "MAP1":
    case "MAP2":
    case "MAP3":
    case "MAP4":
    case "MAP5": {
      const map = end.byPeriod[Number(period.slice(3)) - 1];
      const played = end.score[0] + end.score[1] >= Number(period.slice(3));
      return map === undefined || !played ? undefined : map[0] > map[1] ? [1, 0] : [0, 1];
    }
    case "FT":
    case "INN":
    case "SEASON":
      return finished ? wholeScore(leg, end, plan) : undefined;
  }
}

function cornersFor(house: House, desk: Desk, marketId: number, end: MatchState): number | undefined {
  if (marketId === 29) return end.progress === 2 ? end.corner[0] + end.corner[1] : undefined;
  const plan = planOf(desk.fixture.sportId, desk.fixture.leagueId);
  if (plan?.kind !== "score" || end.periodsDone < 1) return undefined;
  const firstHalf = periodSpans(desk.fixture, plan, house.book.room.seed)[0]?.to ?? 0;
  const then = stateAt(desk, house.book.room, desk.fixture.kickoff + firstHalf);
  return then.corner[0] + then.corner[1];
}

/** Who scored first after the score at which a next-goal bet was taken. */
function nextScorer(house: House, desk: Desk, leg: Leg, end: MatchState): 0 | 1 | 2 {
  const from = leg.betScore ?? [0, 0];
  if (from[0] === 0 && from[1] === 0) return end.first;
  const until = endOf(desk, house.book.room);
  for (let at = desk.fixture.kickoff; at <= until; at += 5_000) {
    const { score } = stateAt(desk, house.book.room, at);
    if (score[0] > from[0] && score[1] === from[1]) return 1;
    if (score[1] > from[1] && score[0] === from[0]) return 2;
  }
  return end.score[0] > from[0] ? 1 : end.score[1] > from[1] ? 2 : 0;
}

/** How a leg ended, once its match is over; undefined = void (domain B6: abandoned, postponed, never played). */
export function verdict(house: House, desk: Desk, leg: Leg): Part | undefined {
  const end = stateAt(desk, house.book.room, endOf(desk, house.book.room));
  const market = marketOf(leg.marketId);
  if (market === undefined || end.progress === 4) return undefined;
  const plan = planOf(desk.fixture.sportId, desk.fixture.leagueId);
  const score = scoreFor(leg, end, plan);
  const line = Number(leg.hdp);
  if (score === undefined) {
    // a total that was exceeded before the match was abandoned is decided
    const over =
      market.line === "total" &&
      market.period === "FT" &&
      leg.marketId === 3 &&
      end.score[0] + end.score[1] >= line + 0.5;
    return over ? (leg.betPos === 1 ? 1 : -1) : undefined;
  }
  const [home, away] = score;
  const side = countedSide(leg.marketId);
  const count = side === "home" ? home : side === "away" ? away : home + away;
  const live = leg.stage === 3 && isSoccerType(leg.sportId) && market.line === "hdp";
  // a live soccer handicap counts the goals after the bet (domain B5)
  const [h0, a0] = live ? (leg.before ?? leg.betScore ?? [0, 0]) : [0, 0];
  const margin = home - h0 - (away - a0);
  if (leg.outLevel !== 0) return gradeBurmese(leg.betPos, line, leg.outLevel, market.line === "hdp" ? margin : count);
  switch (market.line) {
    case "hdp":
      return gradeHandicap(leg.betPos, line, margin, 0);
    case "total":
      return gradeTotal(leg.betPos, line, count);
    case "int-hdp": {
      const lead = gradeLead(home - away - line);
      return lead === (leg.betPos === 1 ? 1 : leg.betPos === 2 ? 0 : -1) ? 1 : -1;
    }
    case "int-total": {
      const lead = gradeLead(count - line);
      return lead === (leg.betPos === 1 ? 1 : leg.betPos === 2 ? 0 : -1) ? 1 : -1;
    }
    case undefined:
      break;
  }
  if (leg.marketId === 16 && home === away) {
    return end.decider === 0 ? undefined : (end.decider === 1) === (leg.betPos === 1) ? 1 : -1;
  }
  if (market.table === "sides" && home === away) return 0;
  const corner = market.table === "corners" || market.table === "cornersHalf";
  const counted = corner ? cornersFor(house, desk, leg.marketId, end) : count;
  if (counted === undefined) return undefined;
  const half = plan?.kind === "score" ? plan.half : 0;
  const keys = positionsOf(leg.marketId, leg.sportId, leg.positions);
  const key = keys[leg.betPos - 1];
  if (key === undefined) return undefined;
  const facts = {
    home,
    away,
    count: counted,
    first: summed(end.byPeriod.slice(0, half)),
    second: summed(end.byPeriod.slice(half)),
    firstScorer: end.first,
    lastScorer: end.last,
    ...(market.table === "nextGoal" ? { nextScorer: nextScorer(house, desk, leg, end) } : {}),
  };
  return wins(leg.marketId, market.table, key, keys, facts) ? 1 : -1;
}
