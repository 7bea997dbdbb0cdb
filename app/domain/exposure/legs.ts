import { type LegResult } from "#app/domain/bets/bet.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { hasPercent } from "#app/domain/odds/hasPercent.ts";
import { marketOf, OUTRIGHT, positionOf } from "#app/domain/odds/markets.ts";
import { type Period } from "#app/domain/odds/marketTable.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { countedFrom, type Fraction, type ScorePair } from "#app/domain/bets/settlement.ts";
import { type HeldLeg, type HeldMatch } from "./held.ts";
import { type Looks, type Settler, settlerOf } from "./settler.ts";

/** Why the final score says nothing about a bet; the words are in text (EXP-04, EXP-14). */
export type OutReason =
  | "sold"
  | "otherMatches"
  | "extension"
  | "goalOrder"
  | "corners"
  | "part"
  | "regularTime"
  | "halfTime"
  | "burmese"
  | "betScore"
  | "unknown";

/** How a leg relates to the final score: not at all, already decided, or decided by it. */
export type LegView<Told> = { readonly out: OutReason } | { readonly fixed: Fraction } | Told;

/** A leg that the final score decides. */
export interface ToldByScore {
  /** What part of the score decides it. */
  readonly looks: Looks;
  readonly at: (final: ScorePair) => Fraction;
}

const GOAL_ORDER: ReadonlySet<number> = new Set([13, 14, 32]);
const CORNERS: ReadonlySet<number> = new Set([29, 38]);
const BOTH_HALVES: ReadonlySet<number> = new Set([15, 33, 34]);
const NEXT_GOAL = 32;
const LAST_GOAL = 14;
const MAP_SCORE = 58;
const MONEY_LINE = 16;

const LEVEL: ScorePair = [0, 0];

/** True for a market of the order of goals (EXP-06). */
export const isGoalOrder = (marketId: number): boolean => GOAL_ORDER.has(marketId);

/** True for a market of corners. */
export const isCorners = (marketId: number): boolean => CORNERS.has(marketId);

/** What decides a market: the final score, the first half alone, both halves, the second half, or a smaller part (EXP-04). */
export type Part = "whole" | "firstHalf" | "halves" | "secondHalf" | "part";

const PARTS: Readonly<Partial<Record<Period, Part>>> = {
  FT: "whole",
  SEASON: "whole",
  "1H": "firstHalf",
  "2H": "secondHalf",
};

/** What decides a market (EXP-04). */
export function partOf(marketId: number): Part {
  if (BOTH_HALVES.has(marketId)) return "halves";
  const market = marketOf(marketId);
  if (market === undefined) return "whole";
  return marketId === MAP_SCORE ? "part" : (PARTS[market.period] ?? "part");
}

/** The score of a live match; 0-0 before it begins (EXP-12). */
export const scoreNow = ({ state, score }: HeldMatch): ScorePair => (state === "running" ? (score ?? LEVEL) : LEVEL);

const SECOND_HALF = 2;
const BREAK = 9;

/** The half-time score, if there is one: in the second half and in the break before it (EXP-05). */
const halfKnown = ({ state, period, half }: HeldMatch): ScorePair | undefined =>
  state === "running" && (period === SECOND_HALF || period === BREAK) ? half : undefined;

const FRACTION: Readonly<Record<string, Fraction>> = {
  draw: 0,
  win: 1,
  lose: -1,
  halfWin: 0.5,
  halfLose: -0.5,
  void: 0,
};

/** A leg with the result in its record, which is never recomputed; for a Burmese line it does not say how much (EXP-07). */
export function settledLeg(result: LegResult, oddsStyle: OddsStyle): LegView<never> {
  if (oddsStyle === ODDS_STYLE.BU && (result === "halfWin" || result === "halfLose")) return { out: "burmese" };
  const fixed = FRACTION[result];
  return fixed === undefined ? { out: "unknown" } : { fixed };
}

/** Who scored first since the start or since the bet, if only one side has scored (EXP-06). */
export function goalOrderLeg(leg: HeldLeg, now: ScorePair): LegView<never> {
  const from = leg.marketId === NEXT_GOAL && leg.stage === "live" ? leg.betScore : LEVEL;
  if (from === undefined) return { out: "betScore" };
  const [home, away] = [now[0] > from[0], now[1] > from[1]];
  if (leg.marketId === LAST_GOAL || home === away) return { out: "goalOrder" };
  const key = positionOf(leg.marketId, leg.sportId, leg.betPos);
  if (key.startsWith("pos:")) return { out: "unknown" };
  return { fixed: key === (home ? "home" : "away") ? 1 : -1 };
}

/** The settler of a leg whose line is fully known, else what is missing (EXP-08, EXP-09). */
export function linedSettler(leg: HeldLeg, oddsStyle: OddsStyle, half: ScorePair | undefined): OutReason | Settler {
  const { marketId, sportId, stage, betScore: score } = leg;
  // a half or a quarter too: only its percentage says that it is settled as usual
  if (hasPercent(marketId, oddsStyle) && leg.outLevel === undefined) return "burmese";
  const isHandicap = marketOf(marketId)?.line === "hdp";
  const from = isHandicap ? countedFrom({ sportId, stage, marketId, score, half }) : LEVEL;
  if (from === undefined) return "betScore";
  return settlerOf({ leg, oddsStyle, from }) ?? "unknown";
}

/** How a leg ends at each final score, by the part of the match that counts for it. */
function viewOfPart(part: Part, { looks, at }: Settler, half: ScorePair): LegView<ToldByScore> {
  if (part === "firstHalf") return { fixed: at(half, half) };
  if (part !== "secondHalf") return { looks, at: (final) => at(final, half) };
  // five goals of the second half are more of the whole
  return {
    looks: looks === "few" ? "both" : looks,
    at: ([home, away]) => at([home - half[0], away - half[1]], half),
  };
}

/** How a leg of a soccer-type match relates to its final score after regular time (EXP-04). */
export function legByScore(leg: HeldLeg, oddsStyle: OddsStyle, match: HeldMatch): LegView<ToldByScore> {
  const { marketId } = leg;
  if (leg.result !== undefined) return settledLeg(leg.result, oddsStyle);
  if (leg.matchId !== match.id) return { out: "extension" };
  if (isGoalOrder(marketId)) return goalOrderLeg(leg, scoreNow(match));
  if (isCorners(marketId)) return { out: "corners" };
  const part = partOf(marketId);
  if (part === "part") return { out: "part" };
  if (marketId === MONEY_LINE) return { out: "regularTime" };
  if (marketOf(marketId) === undefined || marketId === OUTRIGHT) return { out: "unknown" };
  const half = halfKnown(match);
  if (part !== "whole" && half === undefined) return { out: "halfTime" };
  const settler = linedSettler(leg, oddsStyle, half);
  if (typeof settler === "string") return { out: settler };
  return viewOfPart(part, settler, half ?? LEVEL);
}

/** Why a match shows no results by its final score (EXP-02). */
export type Hidden = "ended" | "abandoned" | "postponed" | "pending" | "regularTimeOver";

/** Why nothing is shown for a match that is neither upcoming nor live, or is past regular time where only that counts (EXP-02). */
export function hiddenBy({ state, period = 0, sportId }: HeldMatch): Hidden | undefined {
  if (state !== "notStarted" && state !== "running") return state;
  return isSoccerType(sportId) && state === "running" && period >= 3 && period <= 8 ? "regularTimeOver" : undefined;
}
