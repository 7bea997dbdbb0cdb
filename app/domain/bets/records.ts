import Big from "big.js";
import { type BetLeg, type BetRecord, isOpenBet, isVoid, type LegResult } from "./bet.ts";
import { foldText } from "#app/domain/foldText.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays, daysBetween } from "#app/domain/time/days.ts";

/** The sums of one report day of settled bets, money in the account currency (contract, getSettleBetDates). */
export interface DaySums {
  readonly day: Day;
  readonly count: number;
  /** What was deducted. */
  readonly amount: number;
  /** As on the cards (`daySums`), or the server's own: the net of what was not cashed out, without bonus. */
  readonly winLose: number;
}

/** Everything a bet returned, including cash-outs and bonus; undefined while it is open (domain F5, G1). */
export function returned(bet: BetRecord): number | undefined {
  if (isOpenBet(bet.status)) return undefined;
  const rest = Big(bet.payment).minus(bet.sold ?? 0);
  const net = isVoid(bet.status) ? 0 : (bet.winLose ?? 0);
  return roundMoney(
    rest
      .plus(net)
      .plus(bet.back ?? 0)
      .plus(bet.bonus ?? 0),
  );
}

/** The net result of a bet that ended: returned minus paid, including cash-outs and bonus; undefined while unknown. */
export function winLossOf(bet: BetRecord): number | undefined {
  const back = returned(bet);
  const unsaid = bet.status === "settled" && bet.winLose === undefined;
  return back === undefined || unsaid ? undefined : roundMoney(Big(back).minus(bet.payment));
}

/** The sum of amounts, exact to the cent. */
const sumOf = (amounts: readonly number[]): number =>
  roundMoney(amounts.reduce((sum, amount) => sum.plus(amount), Big(0)));

/**
 * The totals of open bets: what was deducted, and what can be returned for what is not cashed out, undefined if that of
 * one bet is not known.
 */
export function openSums(bets: readonly BetRecord[]) {
  const backs = bets.map(toReturn);
  return {
    count: bets.length,
    amount: sumOf(bets.map(({ payment }) => payment)),
    back: backs.every((back) => back !== undefined) ? sumOf(backs) : undefined,
  };
}

/** The totals of a report day's settled bets. */
export const daySums = (day: Day, bets: readonly BetRecord[]): DaySums => ({
  day,
  count: bets.length,
  amount: sumOf(bets.map(({ payment }) => payment)),
  winLose: sumOf(bets.map((bet) => winLossOf(bet) ?? 0)),
});

/** What an open bet can return for the part not cashed out; undefined if the server gives no win (spec §3). */
export function toReturn({ payment, sold = 0, willWin }: BetRecord): number | undefined {
  if (willWin === undefined) return undefined;
  if (payment <= 0) return roundMoney(willWin);
  const rest = Big(payment).minus(sold);
  return roundMoney(rest.plus(Big(willWin).times(rest).div(payment)));
}

/** What an open bet wins beyond what was deducted, for the part not cashed out; undefined if the server gives no win (spec §3). */
export function toWin(bet: BetRecord): number | undefined {
  const back = toReturn(bet);
  return back === undefined
    ? undefined
    : roundMoney(
        Big(back)
          .minus(bet.payment)
          .plus(bet.sold ?? 0),
      );
}

/** The state of a parlay leg: its result, in play, or not begun (design 4.12). */
export type LegStanding = "won" | "lost" | "even" | "void" | "live" | "waiting" | "unknown";

const STANDINGS: Readonly<Record<LegResult, LegStanding>> = {
  draw: "even",
  win: "won",
  lose: "lost",
  halfWin: "won",
  halfLose: "lost",
  void: "void",
};

/** The mark of a leg; an unknown result is never won or lost (design 4.12, NET-13). */
export function legStanding({ result, score }: Pick<BetLeg, "result" | "score">): LegStanding {
  if (result !== undefined) return STANDINGS[result] ?? "unknown";
  return score === undefined ? "waiting" : "live";
}

/**
 * The ids of the matches in play in open bets, each once, those of the first bets first, at most this many (spec §3).
 */
export function runningMatches(bets: readonly BetRecord[], most: number): readonly number[] {
  const ids = new Set<number>();
  for (const { status, legs } of bets) {
    for (const leg of isOpenBet(status) ? legs : []) if (legStanding(leg) === "live") ids.add(leg.matchId);
  }
  return [...ids].slice(0, most);
}

/** Every day of a range with its sums, oldest first; a day without bets has zeros (design 4.12). */
export function daysOf(from: Day, to: Day, sums: readonly DaySums[]): readonly DaySums[] {
  const byDay = new Map(sums.map((one) => [one.day, one]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    return byDay.get(day) ?? { day, count: 0, amount: 0, winLose: 0 };
  });
}

/** The sums of several days, exact to the cent. */
export function totalOf(days: readonly Omit<DaySums, "day">[]): Omit<DaySums, "day"> {
  const sum = (of: "count" | "amount" | "winLose") => sumOf(days.map((day) => day[of]));
  return { count: sum("count"), amount: sum("amount"), winLose: sum("winLose") };
}

/** A bar of the win/loss chart in fractions of the chart's height: its top edge, and its height. */
export interface Bar {
  readonly top: number;
  readonly height: number;
}

/**
 * The bars about a zero line, and that line's distance from the top, 0 to 1; if all are zero it is in the middle
 * (design 4.12).
 */
export function barsOf(values: readonly number[]): { readonly zero: number; readonly bars: readonly Bar[] } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least;
  if (!(span > 0)) return { zero: 0.5, bars: values.map(() => ({ top: 0.5, height: 0 })) };
  const zero = most / span;
  return {
    zero,
    bars: values.map((value) => ({ top: (most - Math.max(value, 0)) / span, height: Math.abs(value) / span })),
  };
}

const searched = new WeakMap<BetRecord, { readonly written: string; readonly text: string }>();

/**
 * Everything that a search compares in a bet, one name per line; cached with the bet, which is the same object until it
 * changes.
 */
function searchText(bet: BetRecord, written: string): string {
  const held = searched.get(bet);
  if (held?.written === written) return held.text;
  const names = bet.legs.flatMap(({ home, away, leagueName, runner = "" }) => [
    written.replace("{home}", () => home).replace("{away}", () => away),
    leagueName,
    runner,
  ]);
  const text = [bet.id, ...names].map(foldText).join("\n");
  searched.set(bet, { written, text });
  return text;
}

/**
 * True if the text is in the bet's id, a match as the screen writes it, a runner or a league; special characters are
 * text, not patterns (CON-06). `written` is how the language writes a match, with {home} and {away} in place of the
 * teams.
 */
export function findsBet(bet: BetRecord, wanted: string, written: string): boolean {
  const text = foldText(wanted);
  return text === "" || searchText(bet, written).includes(text);
}

const needsQuotes = /[",;\t\r\n]/;

/**
 * Where a cell, or what is left of it after a spreadsheet splits it at a comma, a semicolon or a line break, would
 * start a formula: after spaces, quotes and characters that it drops or does not show, also with a full-width sign.
 */
const formulaStart = /(^|[;,\r\n])([\s"\p{C}]*?)(?=[=+\-@\t\r＝＋－＠])/gu;

/**
 * One cell of a CSV file; text that a spreadsheet would run as a formula is escaped, numbers stay numbers (RFC 4180).
 */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = value.replace(formulaStart, "$1$2'");
  return plain !== value || needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as CSV text, with the BOM by which spreadsheets recognize UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
