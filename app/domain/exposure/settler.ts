import { giverOf, isBurmeseLine, parseLine } from "#app/domain/odds/line.ts";
import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type PositionKey, type PositionTable } from "#app/domain/odds/positions.ts";
import {
  type Fraction,
  type ScorePair,
  settleBurmese,
  settleMargin,
  settleTotal,
} from "#app/domain/bets/settlement.ts";
import { type HeldLeg } from "./held.ts";

/**
 * What part of a score decides a leg: the margin alone, the total, one side's goals, each side's up to five, or both sides'.
 * A grid settles each of these once, not every score (EXP-12).
 */
export type Looks = "margin" | "total" | "home" | "away" | "few" | "both";

/** The most goals of a side that a leg of "few" tells apart. */
export const FEW = 5;

/** How a leg ends, by the score of the period that its market counts, and by the half-time score if the market uses both. */
export interface Settler {
  readonly looks: Looks;
  readonly at: (counted: ScorePair, half: ScorePair) => Fraction;
}

const HOME: ReadonlySet<number> = new Set([17, 27, 35, 69, 72, 75]);
const AWAY: ReadonlySet<number> = new Set([18, 28, 36, 70, 73, 76]);

// called for some forty scores per bet, before anything is compiled: destructuring a pair would cost more than the rest
const marginOf = (score: ScorePair): number => score[0] - score[1];
const totalOf = (score: ScorePair): number => score[0] + score[1];

const countOf = (marketId: number, score: ScorePair): number => {
  if (HOME.has(marketId)) return score[0];
  return AWAY.has(marketId) ? score[1] : totalOf(score);
};

/** What part of the score decides a goal count. */
function countLooks(marketId: number): Looks {
  if (HOME.has(marketId)) return "home";
  return AWAY.has(marketId) ? "away" : "total";
}

const SIDES = ["away", "draw", "home"] as const;

const outcomeOf = (margin: number) => SIDES[Math.sign(margin) + 1] ?? "draw";

const parityOf = (count: number) => (count % 2 === 0 ? "even" : "odd");

type IsYes = (home: number, away: number) => boolean;

const bothScore: IsYes = (home, away) => home > 0 && away > 0;

/** When Yes wins, by market; of one that is not here nothing is said. */
const YES: Readonly<Record<number, IsYes>> = {
  20: (_home, away) => away === 0,
  21: (home) => home === 0,
  22: (home, away) => home > away && away === 0,
  23: (home, away) => away > home && home === 0,
  24: bothScore,
  66: bothScore,
  67: bothScore,
};

/** The lowest and the highest number of a range: "2-3", "7+", "1". */
function boundsOf(range: string): readonly [low: number, high: number] {
  const [low = "", high] = range.split("-");
  if (low.endsWith("+")) return [Number.parseInt(low, 10), Number.POSITIVE_INFINITY];
  return [Number(low), Number(high ?? low)];
}

function rangeTest(range: string): (count: number) => boolean {
  const [low, high] = boundsOf(range);
  return (count) => count >= low && count <= high;
}

const won = (wins: boolean): Fraction => (wins ? 1 : -1);

/** Whether a position wins at a score, and which part of the score decides that. */
interface Wins {
  readonly looks: Looks;
  readonly at: (counted: ScorePair, half: ScorePair) => boolean;
}

function marginWins(key: PositionKey): Wins {
  if (key === "noGoal") return { looks: "total", at: (score) => totalOf(score) === 0 };
  if (key === "drawWithGoals") return { looks: "both", at: ([home, away]) => home === away && home > 0 };
  const [side = "", range = ""] = key.split(":");
  const holds = rangeTest(range);
  const sign = side === "home" ? 1 : -1;
  return { looks: "margin", at: (score) => holds(sign * marginOf(score)) };
}

function scoreWins(key: PositionKey, keys: readonly PositionKey[]): Wins {
  if (key === "aos") {
    const named: ReadonlySet<string> = new Set(keys);
    return { looks: "few", at: ([home, away]) => !named.has(`${home}-${away}`) };
  }
  return { looks: "few", at: ([home, away]) => key === `${home}-${away}` };
}

const DOUBLE: Readonly<Record<string, readonly string[]>> = {
  homeOrDraw: ["home", "draw"],
  homeOrAway: ["home", "away"],
  drawOrAway: ["draw", "away"],
};

function halfWith(first: number, whole: number): PositionKey {
  const second = whole - first;
  if (first === second) return "tie";
  return first > second ? "firstHalf" : "secondHalf";
}

type WinsOf = (marketId: number, key: PositionKey, keys: readonly PositionKey[]) => Wins | undefined;

function rangeWins(marketId: number, key: PositionKey): Wins {
  const holds = rangeTest(key.slice("range:".length));
  return { looks: countLooks(marketId), at: (score) => holds(countOf(marketId, score)) };
}

const YES_LOOKS: Readonly<Record<number, Looks>> = { 20: "away", 21: "home" };

function yesWins(marketId: number, key: PositionKey): Wins | undefined {
  const isYes = YES[marketId];
  return (
    isYes && {
      looks: YES_LOOKS[marketId] ?? "few",
      at: ([home, away]) => (key === "yes") === isYes(home, away),
    }
  );
}

/** Whether a position wins, by the option table of its market; markets that no score decides are not listed. */
const WINS: Readonly<Partial<Record<PositionTable, WinsOf>>> = {
  threeWay: (_market, key) => ({ looks: "margin", at: (score) => key === outcomeOf(marginOf(score)) }),
  doubleChance: (_market, key) => ({
    looks: "margin",
    at: (score) => DOUBLE[key]?.includes(outcomeOf(marginOf(score))) ?? false,
  }),
  oddEven: (_market, key) => ({ looks: "total", at: (score) => key === parityOf(totalOf(score)) }),
  yesNo: yesWins,
  totalGoals: rangeWins,
  totalGoalsHalf: rangeWins,
  teamGoals: rangeWins,
  digits: (marketId, key) => ({
    looks: countLooks(marketId),
    at: (score) => key === `digit:${countOf(marketId, score) % 10}`,
  }),
  margin: (_market, key) => marginWins(key),
  marginPoints: (_market, key) => marginWins(key),
  score4: (_market, key, keys) => scoreWins(key, keys),
  score3: (_market, key, keys) => scoreWins(key, keys),
  halfFull: (_market, key) => ({
    looks: "margin",
    at: (score, half) => key === `${outcomeOf(marginOf(half))}/${outcomeOf(marginOf(score))}`,
  }),
  halfFullParity: (_market, key) => ({
    looks: "total",
    at: (score, half) => key === `${parityOf(totalOf(half))}/${parityOf(totalOf(score))}`,
  }),
  halves: (_market, key) => ({
    looks: "total",
    at: (score, half) => key === halfWith(totalOf(half), totalOf(score)),
  }),
};

/** A leg and what its line is settled with: the style it was bet in, and the score that a handicap counts from. */
export interface LinedLeg {
  readonly leg: HeldLeg;
  readonly oddsStyle: OddsStyle;
  readonly from: ScorePair;
}

function handicapSettler({ leg, oddsStyle, from }: LinedLeg, hdp: number): Settler {
  const start = marginOf(from);
  if (!isBurmeseLine({ ...leg, oddsStyle })) {
    const { betPos } = leg;
    return { looks: "margin", at: (final) => settleMargin(hdp, betPos, marginOf(final) - start) };
  }
  // when level, the percent applies to home (contract, Hdp)
  const giver = giverOf(hdp) === "away" ? 2 : 1;
  const line = { goals: Math.abs(hdp), percent: leg.outLevel ?? 0, givingSide: leg.betPos === giver };
  const at = (final: ScorePair): Fraction => {
    const margin = marginOf(final) - start;
    return settleBurmese(line, giver === 1 ? margin : -margin);
  };
  return { looks: "margin", at };
}

function totalSettler({ leg, oddsStyle }: LinedLeg, line: number): Settler {
  const { marketId, betPos } = leg;
  const looks = countLooks(marketId);
  if (!isBurmeseLine({ ...leg, oddsStyle }))
    return { looks, at: (score) => settleTotal(line, betPos, countOf(marketId, score)) };
  const burmese = { goals: line, percent: leg.outLevel ?? 0, givingSide: betPos === 1 };
  return { looks, at: (score) => settleBurmese(burmese, countOf(marketId, score)) };
}

/** How a leg ends at a score; undefined for an unknown position, a line that is not a number, or a market that no score decides (EXP-08). */
export function settlerOf(lined: LinedLeg): Settler | undefined {
  const { marketId, sportId, betPos, hdp } = lined.leg;
  const market = marketOf(marketId);
  const keys = positionsOf(marketId, sportId);
  const key = keys[betPos - 1];
  if (market === undefined || key === undefined) return undefined;
  if (market.line === undefined) {
    // a draw returns the stake where the draw cannot be bet on
    if (market.table === "sides")
      return { looks: "margin", at: (score) => (marginOf(score) === 0 ? 0 : won(key === outcomeOf(marginOf(score)))) };
    const wins = WINS[market.table]?.(marketId, key, keys);
    return wins && { looks: wins.looks, at: (counted, half) => won(wins.at(counted, half)) };
  }
  const line = parseLine(hdp);
  if (line === undefined) return undefined;
  switch (market.line) {
    case "hdp":
      return handicapSettler(lined, line);
    case "total":
      return totalSettler(lined, line);
    case "int-hdp":
      return { looks: "margin", at: (score) => won(key === outcomeOf(marginOf(score) - line)) };
    case "int-total":
      return {
        looks: countLooks(marketId),
        at: (score) => won(key === TOTALS[Math.sign(countOf(marketId, score) - line) + 1]),
      };
  }
}

const TOTALS = ["under", "exactly", "over"] as const;
