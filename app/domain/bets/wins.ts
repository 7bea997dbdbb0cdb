import Big from "big.js";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type BetRecord } from "./bet.ts";
import { isSoldWhole } from "./soldWhole.ts";
import { returned, winLossOf } from "./records.ts";

/** How long a bet whose win was shown is remembered, ms (CRD-02). */
export const WIN_KEPT_MS = 7 * 86_400_000;

/** By its own result; if that is missing or unknown, by the sign of the bet's net result (FIG-05). */
const hasWon = ({ result, winLose = 0 }: BetRecord): boolean =>
  typeof result === "string" ? result === "win" || result === "halfWin" : winLose > 0;

/**
 * True for a bet that was won and returned more than was deducted; a fully cashed-out bet was not won (CRD-01, FIG-03).
 */
export const isWin = (bet: BetRecord): boolean =>
  bet.status === "settled" && !isSoldWhole(bet) && hasWon(bet) && (winLossOf(bet) ?? 0) > 0;

/** When the win of each bet was shown, epoch ms, by its id. */
export type ToldWins = Readonly<Record<string, number>>;

/** The wins that have not been shown yet, each once (CRD-02). */
export function newWins(bets: readonly BetRecord[], told: ToldWins): readonly BetRecord[] {
  const wins = bets.filter((bet) => isWin(bet) && !Object.hasOwn(told, bet.id));
  return [...new Map(wins.map((bet) => [bet.id, bet])).values()];
}

/** Adds the wins shown now; those of more than seven days ago are forgotten (CRD-02). */
export function withTold(told: ToldWins, wins: readonly BetRecord[], now: number): ToldWins {
  const kept = Object.entries(told).filter(([, at]) => now - at < WIN_KEPT_MS);
  return Object.fromEntries([...kept, ...wins.map(({ id }) => [id, now] as const)]);
}

/** What wins returned together, in the account currency, to the cent. */
export function winSums(wins: readonly BetRecord[]) {
  const sum = (of: (bet: BetRecord) => number | undefined) =>
    roundMoney(wins.reduce((total, bet) => total.plus(of(bet) ?? 0), Big(0)));
  return { net: sum(winLossOf), staked: sum(({ payment }) => payment), returned: sum(returned) };
}
