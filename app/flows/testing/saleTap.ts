import { type BetCashOut, type BetRecord } from "#app/domain/bets/bet.ts";
import { type CashOutTap } from "#app/flows/sale/cashOut.ts";
import { betOf } from "./lostBet.ts";

/** A cash-out of a bet's record, of 50 unless said. */
export const sale = (id: string, amount = 50): BetCashOut => ({ id, amount, back: 46, at: "2026-11-21T15:00:00Z" });

/** A bet of 100, as its record shows it after these cash-outs. */
export const recordWith = (betId: string, sales: readonly BetCashOut[]): BetRecord => ({
  ...betOf(betId),
  sales,
  sold: sales.reduce((sum, { amount }) => sum + amount, 0),
});

/** A tap on the button that sells 50 of it at 0.92, a second after the offer. */
export const saleTapOf = (betId: string, more: Partial<CashOutTap> = {}): CashOutTap => ({
  account: "jason88",
  betId,
  amount: 50,
  rate: 0.92,
  knownSales: ["s0"],
  press: { at: 1_000, paintedAt: 0 },
  quotedAt: Date.now() - 1_000,
  ...more,
});
