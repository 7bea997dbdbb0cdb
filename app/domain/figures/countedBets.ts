import Big from "big.js";
import { type BetRecord, isVoid } from "#app/domain/bets/bet.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type Day } from "#app/domain/time/dates.ts";

/** The settled bets that the server lists under one report day. */
export interface ListedDay {
  readonly day: Day;
  readonly bets: readonly BetRecord[];
}

/** The bets that figures count: settled ones, void ones, and settled ones without a known result (FIG-02). */
export interface CountedBets {
  readonly settled: readonly BetRecord[];
  readonly voided: readonly BetRecord[];
  readonly unknown: readonly BetRecord[];
}

const settledAt = (bet: BetRecord): number => Date.parse(bet.settledAt ?? "") || 0;

/**
 * The bets of a range of report days, both inclusive; if a bet was settled twice, the later settlement counts, on its own day, which
 * may lie outside (FIG-02).
 */
export function countedBets(days: readonly ListedDay[], from: Day, to: Day): CountedBets {
  const latest = new Map<string, { readonly day: Day; readonly bet: BetRecord }>();
  for (const { day, bets } of days) {
    for (const bet of bets) {
      const known = latest.get(bet.id);
      if (known === undefined || settledAt(known.bet) < settledAt(bet)) latest.set(bet.id, { day, bet });
    }
  }
  const bets = [...latest.values()].filter(({ day }) => day >= from && day <= to).map(({ bet }) => bet);
  const settled = bets.filter(({ status }) => status === "settled");
  return {
    settled: settled.filter(({ winLose }) => winLose !== undefined),
    voided: bets.filter(({ status }) => isVoid(status)),
    unknown: settled.filter(({ winLose }) => winLose === undefined),
  };
}

/** The net of a counted bet, cash-outs and bonus included, in the account currency; of a void one only its cash-outs (FIG-03). */
export function netOfBet(bet: BetRecord): number {
  const { winLose = 0, bonus = 0, back = 0, sold = 0 } = bet;
  const sales = Big(back).minus(sold);
  return roundMoney(isVoid(bet.status) ? sales : sales.plus(winLose).plus(bonus));
}
