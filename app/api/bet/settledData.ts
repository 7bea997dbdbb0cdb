import * as v from "valibot";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { day, finite, rows } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";

/** Settled bets are refetched no sooner than this, ms: a day that is opened twice in a row is requested once. */
export const SETTLED_FRESH_MS = 10_000;

/**
 * The sums of a settled list: how many bets, what was deducted, the net of what was not cashed out (contract, Rulings).
 */
export interface SettledSums {
  readonly count: number;
  readonly amount: number;
  readonly winLose: number;
}

/** Settled bets with their sums. */
export interface SettledBets extends SettledSums {
  readonly bets: readonly BetRecord[];
}

/** The sums of one report day, YYYY-MM-DD. */
export interface SettledDaySums extends SettledSums {
  readonly day: string;
}

/** The settled bets of one report day. */
export interface SettledDay extends SettledBets {
  readonly day: string;
}

const sums = { Count: finite, Amount: finite, WinLose: finite };

/** Settled bets as the record calls return them. */
export const settledBets = v.pipe(
  v.object({ Bets: rows(betRecord), ...sums }),
  v.transform((wire): SettledBets => ({
    bets: wire.Bets,
    count: wire.Count,
    amount: wire.Amount,
    winLose: wire.WinLose,
  })),
);

/** The settled bets of one report day. */
export const settledDay = v.pipe(
  v.object({ Date: day, Bets: rows(betRecord), ...sums }),
  v.transform((wire): SettledDay => ({
    day: wire.Date,
    bets: wire.Bets,
    count: wire.Count,
    amount: wire.Amount,
    winLose: wire.WinLose,
  })),
);

/** The sums of one report day. */
export const settledDaySums = v.pipe(
  v.object({ Date: day, ...sums }),
  v.transform((wire): SettledDaySums => ({
    day: wire.Date,
    count: wire.Count,
    amount: wire.Amount,
    winLose: wire.WinLose,
  })),
);
