import { roundMoney } from "#app/domain/odds/money.ts";
import Big from "big.js";
import { type Day } from "#app/domain/time/dates.ts";
import { countedBets, type ListedDay, netOfBet } from "./countedBets.ts";

/** The bets of a report day, and the server's sums for them, in the account currency. */
export interface ServedDay extends ListedDay {
  readonly count: number;
  readonly amount: number;
  readonly winLose: number;
}

/** A day whose bets do not add up to the server's sums. */
export interface DayDifference {
  readonly day: Day;
  readonly served: { readonly count: number; readonly amount: number; readonly winLose: number };
  readonly own: { readonly count: number; readonly amount: number; readonly winLose: number };
}

const sum = (amounts: readonly number[]): number =>
  roundMoney(amounts.reduce((total, amount) => total.plus(amount), Big(0)));

/** The days whose bets do not add up to the server's sums (FIG-09). */
export const differingDays = (days: readonly ServedDay[]): readonly DayDifference[] =>
  days.flatMap(({ day, bets, count, amount, winLose }) => {
    const own = {
      count: bets.length,
      amount: sum(bets.map(({ payment }) => payment)),
      winLose: sum(bets.map((bet) => bet.winLose ?? 0)),
    };
    const same = own.count === count && own.amount === amount && own.winLose === winLose;
    return same ? [] : [{ day, served: { count, amount, winLose }, own }];
  });

/** The bets' running net at the end of each report day that has any, oldest first (FIG-09; design-2, 7.4). */
export function runningNet(days: readonly ListedDay[], from: Day, to: Day) {
  const { settled, voided } = countedBets(days, from, to);
  const counted = new Set([...settled, ...voided]);
  let total = Big(0);
  return days
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
    .map((one) => {
      total = total.plus(sum(one.bets.filter((bet) => counted.has(bet)).map(netOfBet)));
      return { day: one.day, net: roundMoney(total) };
    });
}
