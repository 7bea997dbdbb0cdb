import { marketOf } from "#app/domain/odds/markets.ts";
import { type Stage } from "#app/domain/boards/match.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";

/** A score, home first. */
export type ScorePair = readonly [home: number, away: number];

/**
 * The fraction of a bet that is won or lost: 1 won, 0 money back, -1 lost, halves for quarter lines, percentages for
 * Burmese lines (domain B2, A11).
 */
export type Fraction = number;

/** A handicap bet and the score that settles it (domain B2, B5). */
export interface HandicapBet {
  readonly sportId: number;
  /** The stage of the match when the bet was placed. */
  readonly stage: Stage;
  /** Above 0 home gives, in quarters. */
  readonly hdp: number;
  /** 1 home, 2 away. */
  readonly betPos: number;
  /** The score when the bet was placed. */
  readonly betScore: ScorePair;
  /** The final score of the period that the market covers. */
  readonly final: ScorePair;
}

/** What determines the score from which a handicap counts. */
export interface CountedBet {
  readonly sportId: number;
  /** The stage of the match when the bet was placed. */
  readonly stage: Stage;
  readonly marketId: number;
  /** The score of the match when the bet was placed. */
  readonly score?: ScorePair | undefined;
  /** The score at half-time, once known. */
  readonly half?: ScorePair | undefined;
}

const LEVEL: ScorePair = [0, 0];

/**
 * The score that a handicap subtracts from its period's final one: 0-0, but live in soccer-type sports the score at the
 * bet, for the second half only its own goals. Undefined if that is not known: then nothing can be said (domain B5,
 * EXP-08).
 */
export function countedFrom({ sportId, stage, marketId, score, half }: CountedBet): ScorePair | undefined {
  if (stage !== "live" || !isSoccerType(sportId)) return LEVEL;
  if (score === undefined || marketOf(marketId)?.period !== "2H") return score;
  if (score[0] + score[1] === 0) return LEVEL;
  return half && [Math.max(0, score[0] - half[0]), Math.max(0, score[1] - half[1])];
}

/**
 * A margin over a line: whole and half lines win, lose or return the stake; a quarter line is two half bets on its
 * neighbours, which for the others agree (domain B2).
 */
const fractionOf = (margin: number): Fraction => (Math.sign(margin - 0.25) + Math.sign(margin + 0.25)) / 2;

/** Settles a handicap by its margin, home minus away (domain B2). */
export const settleMargin = (hdp: number, betPos: number, margin: number): Fraction =>
  fractionOf(betPos === 2 ? hdp - margin : margin - hdp);

/** Settles a handicap; live in soccer-type sports only the goals after the bet count (domain B2, B5). */
export function settleHandicap({ sportId, stage, hdp, betPos, betScore, final }: HandicapBet): Fraction {
  const [home, away] = stage === "live" && isSoccerType(sportId) ? betScore : [0, 0];
  return settleMargin(hdp, betPos, final[0] - home - (final[1] - away));
}

/** Settles an over/under by the whole total, live too; `betPos` 1 over, 2 under (domain B2, B5). */
export const settleTotal = (line: number, betPos: number, total: number): Fraction =>
  fractionOf(betPos === 2 ? line - total : total - line);

/** One side of a Burmese line (domain A11). */
export interface BurmeseBet {
  readonly goals: number;
  /** The percentage won or lost by the giver or Over if the goals are met exactly, -100..100. */
  readonly percent: number;
  /** Backs the giver or Over; else the receiver or Under. */
  readonly givingSide: boolean;
}

/** Settles a Burmese line by the giver's winning margin, or by the total (domain A11). */
export function settleBurmese({ goals, percent, givingSide }: BurmeseBet, margin: number): Fraction {
  const fraction = margin === goals ? percent / 100 : Math.sign(margin - goals);
  return (givingSide ? fraction : -fraction) + 0;
}
