import { type OddsStyle } from "./odds.ts";
import { type Stage } from "./match.ts";

type Pair = readonly [home: number, away: number];

/** One selection of a recorded bet (contract, BetRecord.Legs). */
export interface RecordLeg {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  readonly hdp: string;
  readonly odds: number;
  readonly stage: Stage;
  /** Score when the bet was placed. */
  readonly betScore?: Pair;
  /** Score now, or the final score. */
  readonly score?: Pair;
  readonly scoreHalf?: Pair;
  /** 0 draw, 1 win, 2 lose, 3 half win, 4 half lose, 5 void. */
  readonly result?: number;
  readonly outrightName?: string;
}

export interface Sale {
  readonly id: string;
  readonly amount: number;
  readonly back: number;
  readonly time: string;
}

/** A bet in the member's records. Money in the account currency's major unit (contract, BetRecord). */
export interface BetRecord {
  /** Text from wire to screen (BET-24). */
  readonly id: string;
  readonly clientRef?: string;
  readonly placedAt: string;
  readonly settledAt?: string;
  readonly kind: "single" | "parlay" | "outright";
  readonly parlayType?: string;
  readonly combCount?: number;
  readonly oddsStyle: OddsStyle;
  readonly odds: number;
  /** The typed amount; of a parlay, that of one combination. */
  readonly stake: number;
  /** What was deducted. */
  readonly payment: number;
  /** 0 waiting … 4 refused; other numbers are shown as unknown. */
  readonly status: number;
  readonly result?: number;
  readonly winLose?: number;
  /** The profit if all wins. */
  readonly willWin?: number;
  readonly bonusFlag: boolean;
  readonly bonus?: number;
  readonly canSell: boolean;
  readonly sold?: number;
  readonly back?: number;
  readonly sales: readonly Sale[];
  readonly legs: readonly RecordLeg[];
}
