import Big from "big.js";
import { type BetRecord, isVoid } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type Dimension, DIMENSIONS, OWN_ORDER, priceOf, rowOf } from "./breakdowns.ts";
import { type AcceptFigures, acceptFigures, type SaleFigures, saleFigures, type SeenBet } from "./choices.ts";
import { countedBets, type ListedDay, netOfBet } from "./countedBets.ts";
import { wonPart } from "./outcome.ts";

/** The figures of some bets; money in the account currency, null if there is nothing to divide by (FIG-03 to FIG-05). */
export interface Sums {
  readonly bets: number;
  /** What was deducted for settled bets. */
  readonly turnover: number;
  readonly net: number;
  /** Net of turnover in percent, one decimal. */
  readonly returnPct: number | null;
  /** Decimal odds, weighted by the amount deducted, two decimals. */
  readonly avgOdds: number | null;
  /** Half results count as half. */
  readonly won: number;
  readonly lost: number;
  readonly pushed: number;
  /** Won as a share of won and lost, in percent, one decimal. */
  readonly winRate: number | null;
}

/** One row of a breakdown, with the bets behind it. */
export interface FigureRow extends Sums {
  readonly key: string | number;
  readonly behind: readonly BetRecord[];
}

/** What is said about all bets besides their sums (FIG-02, FIG-03, FIG-05). */
export interface Total extends Sums {
  readonly bonus: number;
  readonly voided: number;
  readonly soldWhole: number;
  readonly unknown: number;
}

/** A member's figures over a range of report days (FIG-01 to FIG-08). */
export interface Figures {
  readonly total: Total;
  readonly rows: Readonly<Record<Dimension, readonly FigureRow[]>>;
  readonly sales: SaleFigures;
  readonly autoAccept: AcceptFigures;
}

/** What figures are computed from; report days, both inclusive. */
export interface FigureQuery {
  readonly days: readonly ListedDay[];
  readonly from: Day;
  readonly to: Day;
  readonly journal: readonly SeenBet[];
}

/** With fewer settled bets than this a share says little (FIG-09). */
export const FEW_BETS = 20;

const sum = (amounts: readonly number[]): Big => amounts.reduce((total, amount) => total.plus(amount), Big(0));

const share = (part: Big, whole: Big, places: number): number | null =>
  whole.eq(0) ? null : part.div(whole).round(places, Big.roundHalfUp).toNumber() + 0;

const percent = (part: Big, whole: Big): number | null => share(part.times(100), whole, 1);

function averageOdds(bets: readonly BetRecord[]): number | null {
  let [weighed, weight] = [Big(0), Big(0)];
  for (const bet of bets) {
    const price = priceOf(bet);
    if (price === undefined) continue;
    weighed = weighed.plus(Big(price).times(bet.payment));
    weight = weight.plus(bet.payment);
  }
  return share(weighed, weight, 2);
}

/** The sums of settled bets, and of void ones only their cash-outs (FIG-03 to FIG-05). */
function sumsOf(all: readonly BetRecord[]): Sums {
  const bets = all.filter(({ status }) => !isVoid(status));
  const parts = bets.filter((bet) => !isSoldWhole(bet)).map(wonPart);
  const [won, lost] = [sum(parts.filter((part) => part > 0)), sum(parts.filter((part) => part < 0)).times(-1)];
  const turnover = sum(bets.map(({ payment }) => payment));
  const net = sum(all.map(netOfBet));
  return {
    bets: bets.length,
    turnover: roundMoney(turnover),
    net: roundMoney(net),
    returnPct: percent(net, turnover),
    avgOdds: averageOdds(bets),
    won: won.toNumber(),
    lost: lost.toNumber() + 0,
    pushed: parts.filter((part) => part === 0).length,
    winRate: percent(won, won.plus(lost)),
  };
}

const byText = (a: string | number, b: string | number): number => {
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** The rows of a breakdown: each bet is in one, so that they add up to the total (FIG-06). */
function rowsOf(dimension: Dimension, bets: readonly BetRecord[]): readonly FigureRow[] {
  const groups = new Map<string | number, BetRecord[]>();
  for (const bet of bets) {
    const key = rowOf(dimension, bet);
    const group = groups.get(key);
    if (group) group.push(bet);
    else groups.set(key, [bet]);
  }
  const rows = [...groups].map(([key, behind]): FigureRow => ({
    key,
    ...sumsOf(behind),
    behind,
  }));
  const order = OWN_ORDER[dimension];
  return rows.toSorted((a, b) =>
    order ? order.indexOf(a.key) - order.indexOf(b.key) : b.turnover - a.turnover || byText(a.key, b.key),
  );
}

/** All figures over a range of report days (FIG-01 to FIG-08). */
export function figuresOf({ days, from, to, journal }: FigureQuery): Figures {
  const counted = countedBets(days, from, to);
  const { settled, voided, unknown } = counted;
  // a void bet is in a row only for the result of its cash-outs
  const shown = [...settled, ...voided.filter(({ sold = 0 }) => sold > 0)];
  const rows = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, rowsOf(dimension, shown)]));
  return {
    total: {
      ...sumsOf([...settled, ...voided]),
      bonus: roundMoney(sum(settled.map(({ bonus = 0 }) => bonus))),
      voided: voided.length,
      soldWhole: settled.filter(isSoldWhole).length,
      unknown: unknown.length,
    },
    rows: rows as Record<Dimension, readonly FigureRow[]>,
    sales: saleFigures(counted),
    autoAccept: acceptFigures(counted, journal),
  };
}
