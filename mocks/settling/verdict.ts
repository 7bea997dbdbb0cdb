import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { type LineKind, type MarketType, type Period } from "#app/domain/odds/marketTable.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type Desk, endOf, stateAt } from "#mocks/book/desk.ts";
import { planOf, type SportPlan } from "#mocks/course/plan.ts";
import { periodSpans } from "#mocks/course/happenings.ts";
import { type MatchState, type Pair, summed } from "#mocks/course/state.ts";
import { type Leg } from "#mocks/ledger/bet.ts";
import { countedSide, countsRegularTime } from "#mocks/pricing/choices.ts";
import { type Facts, gradeBurmese, gradeHandicap, gradeLead, gradeTotal, type Part, wins } from "./grade.ts";
import { type House } from "#mocks/ledger/house.ts";

/** The score at the end, or after regular time if the market covers that. */
const wholeScore = ({ marketId }: Leg, end: MatchState, plan: SportPlan | undefined): Pair =>
  plan?.kind === "score" && plan.overtimeCounts && countsRegularTime(marketId)
    ? summed(end.byPeriod.slice(0, plan.periods))
    : end.score;

const halfOf = (plan: SportPlan | undefined): number => (plan?.kind === "score" ? plan.half : 0);

/** The score of the first periods; undefined until they are all done. */
const opening = (end: MatchState, periods: number): Pair | undefined =>
  end.periodsDone >= periods ? summed(end.byPeriod.slice(0, periods)) : undefined;

/** The score from a period on; undefined if the match was not finished. */
const closing = (end: MatchState, from: number): Pair | undefined =>
  end.progress === 2 ? summed(end.byPeriod.slice(from)) : undefined;

/** One to nil for the side that won a map; undefined if it was not played. */
function mapScore(end: MatchState, map: number): Pair | undefined {
  const rounds = end.byPeriod[map - 1];
  if (rounds === undefined || end.score[0] + end.score[1] < map) return undefined;
  return rounds[0] > rounds[1] ? [1, 0] : [0, 1];
}

type ScoreOf = (leg: Leg, end: MatchState, plan: SportPlan | undefined) => Pair | undefined;

const ofMap =
  (map: number): ScoreOf =>
  (_, end) =>
    mapScore(end, map);

const ofMatch: ScoreOf = (leg, end, plan) => (end.progress === 2 ? wholeScore(leg, end, plan) : undefined);

const SCORES: Readonly<Record<Period, ScoreOf>> = {
  FT: ofMatch,
  INN: ofMatch,
  SEASON: ofMatch,
  "1H": (_, end, plan) => opening(end, halfOf(plan)),
  "2H": (_, end, plan) => closing(end, halfOf(plan)),
  Q: ({ gameId }, end) => (end.periodsDone >= gameId - 1 ? end.byPeriod[gameId - 2] : undefined),
  INN1: (_, end) => opening(end, 2),
  INN2: (_, end) => closing(end, 2),
  MAP1: ofMap(1),
  MAP2: ofMap(2),
  MAP3: ofMap(3),
  MAP4: ofMap(4),
  MAP5: ofMap(5),
};

/** The score of the period a market covers, or undefined if that period was never finished. */
export const scoreFor = (leg: Leg, end: MatchState, plan: SportPlan | undefined): Pair | undefined =>
  SCORES[marketOf(leg.marketId)?.period ?? "FT"](leg, end, plan);

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
  if (end.score[0] > from[0]) return 1;
  return end.score[1] > from[1] ? 2 : 0;
}

/** A total that was exceeded before the match was abandoned is decided; nothing else is. */
function abandonedPart({ marketId, betPos, hdp }: Leg, market: MarketType, end: MatchState): Part | undefined {
  const isTotal = market.line === "total" && market.period === "FT" && marketId === 3;
  if (!isTotal || end.score[0] + end.score[1] < Number(hdp) + 0.5) return undefined;
  return betPos === 1 ? 1 : -1;
}

/** The number that a market counts: one side's points, or both together. */
function countFor(marketId: number, [home, away]: Pair): number {
  const side = countedSide(marketId);
  if (side === "both") return home + away;
  return side === "home" ? home : away;
}

/** Home minus away as a handicap counts it: a live one in soccer only the goals after the bet (domain B5). */
function marginFor(leg: Leg, market: MarketType, [home, away]: Pair): number {
  const isRest = leg.stage === 3 && isSoccerType(leg.sportId) && market.line === "hdp";
  const [h0, a0] = isRest ? (leg.before ?? leg.betScore ?? [0, 0]) : [0, 0];
  return home - h0 - (away - a0);
}

/** What the positions of a whole line win on: more than it, exactly it, less than it. */
const WHOLE_LINE = [1, 0, -1] as const;

const onWholeLine = (betPos: number, lead: number): Part =>
  gradeLead(lead) === (WHOLE_LINE[betPos - 1] ?? -1) ? 1 : -1;

/** How a leg of a market with a line ended. */
function linedPart(leg: Leg, market: MarketType, line: LineKind, score: Pair): Part {
  const [home, away] = score;
  const hdp = Number(leg.hdp);
  const count = countFor(leg.marketId, score);
  const margin = marginFor(leg, market, score);
  if (leg.outLevel !== 0) return gradeBurmese(leg.betPos, hdp, leg.outLevel, line === "hdp" ? margin : count);
  switch (line) {
    case "hdp":
      return gradeHandicap(leg.betPos, hdp, margin, 0);
    case "total":
      return gradeTotal(leg.betPos, hdp, count);
    case "int-hdp":
      return onWholeLine(leg.betPos, home - away - hdp);
    case "int-total":
      return onWholeLine(leg.betPos, count - hdp);
  }
}

/** How a leg on the winner of a level match ended: whoever won it after regular time, and void if nobody did. */
function deciderPart({ betPos }: Leg, { decider }: MatchState): Part | undefined {
  if (decider === 0) return undefined;
  return (decider === 1) === (betPos === 1) ? 1 : -1;
}

/** How a leg of a market without a line ended. */
function choicePart(house: House, desk: Desk, leg: Leg, { table }: MarketType, facts: Facts): Part | undefined {
  const end = stateAt(desk, house.book.room, endOf(desk, house.book.room));
  const isCorner = table === "corners" || table === "cornersHalf";
  const count = isCorner ? cornersFor(house, desk, leg.marketId, end) : facts.count;
  const keys = positionsOf(leg.marketId, leg.sportId, leg.positions);
  const key = keys[leg.betPos - 1];
  if (count === undefined || key === undefined) return undefined;
  const next = table === "nextGoal" ? { nextScorer: nextScorer(house, desk, leg, end) } : {};
  return wins(leg.marketId, table, key, keys, { ...facts, count, ...next }) ? 1 : -1;
}

/** How a leg ended, once its match is over; undefined = void (domain B6: abandoned, postponed, never played). */
export function verdict(house: House, desk: Desk, leg: Leg): Part | undefined {
  const end = stateAt(desk, house.book.room, endOf(desk, house.book.room));
  const market = marketOf(leg.marketId);
  if (market === undefined || end.progress === 4) return undefined;
  const plan = planOf(desk.fixture.sportId, desk.fixture.leagueId);
  const score = scoreFor(leg, end, plan);
  if (score === undefined) return abandonedPart(leg, market, end);
  if (market.line !== undefined) return linedPart(leg, market, market.line, score);
  const [home, away] = score;
  if (leg.marketId === 16 && home === away) return deciderPart(leg, end);
  if (market.table === "sides" && home === away) return 0;
  const half = halfOf(plan);
  return choicePart(house, desk, leg, market, {
    home,
    away,
    count: countFor(leg.marketId, score),
    first: summed(end.byPeriod.slice(0, half)),
    second: summed(end.byPeriod.slice(half)),
    firstScorer: end.first,
    lastScorer: end.last,
  });
}
