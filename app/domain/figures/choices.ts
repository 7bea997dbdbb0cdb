import Big from "big.js";
import { type BetRecord, isVoid } from "#app/domain/bets/bet.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { decimalOf, type OddsStyle } from "#app/domain/odds/odds.ts";
import { exactNet, netOf } from "#app/domain/odds/payout.ts";
import { type CountedBets } from "./countedBets.ts";
import { fractionOf } from "./outcome.ts";

/** What cash-outs returned compared with letting those parts run, in the account currency; above 0 = they returned more (FIG-07). */
export interface SaleFigures {
  readonly bets: number;
  readonly sold: number;
  readonly back: number;
  /** For how many bets it is known what letting them run would have returned. */
  readonly known: number;
  /** For those bets. */
  readonly difference: number;
}

/** What prices that moved before booking returned compared with those seen, in the account currency (FIG-08). */
export interface AcceptFigures {
  /** Settled singles placed on this device, and how many singles in all. */
  readonly compared: number;
  readonly singles: number;
  readonly same: number;
  readonly better: number;
  readonly worse: number;
  readonly lineChanged: number;
  /** The price moved, and nobody can say what the bet would have returned at the other one: in no sum. */
  readonly unknown: number;
  /** Over those that got better or worse. */
  readonly difference: number;
}

/** What this device recorded about a bet: its ids, its outcome, and the quotes as painted when the finger went down. */
export interface SeenBet {
  readonly betIds: readonly string[];
  readonly outcome: string;
  readonly quotes: readonly { readonly odds: number; readonly hdp: string; readonly oddsStyle: OddsStyle }[];
}

const sum = (amounts: readonly number[]): number =>
  roundMoney(amounts.reduce((total, amount) => total.plus(amount), Big(0)));

const priced = (bet: BetRecord, odds: number) => ({
  stake: bet.stake,
  odds,
  style: bet.oddsStyle,
  marketId: bet.legs[0]?.marketId ?? 0,
});

/** What the cashed-out part of a bet would have returned if it had run on; undefined if nobody can say (FIG-07). */
function letRun(bet: BetRecord): number | undefined {
  if (isVoid(bet.status)) return 0;
  const fraction = bet.kind === "parlay" ? undefined : fractionOf(bet);
  const net = fraction === undefined ? undefined : exactNet(priced(bet, bet.odds), fraction);
  return net && bet.payment > 0 ? roundMoney(net.times(bet.sold ?? 0).div(bet.payment)) : undefined;
}

/** What cash-outs cost or gained (FIG-07). */
export function saleFigures({ settled, voided }: Pick<CountedBets, "settled" | "voided">): SaleFigures {
  const bets = [...settled, ...voided].filter(({ sold = 0 }) => sold > 0);
  const differences = bets.flatMap((bet) => {
    const run = letRun(bet);
    return run === undefined
      ? []
      : [
          roundMoney(
            Big(bet.back ?? 0)
              .minus(bet.sold ?? 0)
              .minus(run),
          ),
        ];
  });
  return {
    bets: bets.length,
    sold: sum(bets.map(({ sold = 0 }) => sold)),
    back: sum(bets.map(({ back = 0 }) => back)),
    known: differences.length,
    difference: sum(differences),
  };
}

type Move = "same" | "better" | "worse" | "lineChanged" | "unknown";

type Compared = { readonly move: Move; readonly difference: number };

/** The booked price compared with the one seen; undefined if they cannot be compared. */
function compare(bet: BetRecord, { odds, hdp, oddsStyle }: SeenBet["quotes"][number]): Compared | undefined {
  const [leg] = bet.legs;
  if (leg === undefined || priceStyle(leg.marketId, oddsStyle) !== priceStyle(leg.marketId, bet.oddsStyle))
    return undefined;
  if (!sameLine(hdp, leg.hdp)) return { move: "lineChanged", difference: 0 };
  const style = priceStyle(leg.marketId, bet.oddsStyle);
  const [seen, booked] = [decimalOf(odds, style), decimalOf(bet.odds, style)];
  if (seen === undefined || booked === undefined) return undefined;
  if (seen === booked) return { move: "same", difference: 0 };
  const fraction = fractionOf(bet);
  const netAt = (price: number) => (fraction === undefined ? undefined : netOf(priced(bet, price), fraction));
  const [bySeen, byBooked] = [netAt(odds), netAt(bet.odds)];
  if (bySeen === undefined || byBooked === undefined) return { move: "unknown", difference: 0 };
  const difference = roundMoney(Big(byBooked).minus(bySeen));
  return { move: booked > seen ? "better" : "worse", difference };
}

/** What prices that moved before booking cost or gained, for singles placed on this device (FIG-08). */
export function acceptFigures({ settled }: Pick<CountedBets, "settled">, journal: readonly SeenBet[]): AcceptFigures {
  const seen = new Map(
    journal.flatMap(({ betIds, outcome, quotes }) => {
      const [id, quote] = [betIds[0], quotes[0]];
      const isOne = outcome === "accepted" && betIds.length === 1 && id !== undefined && quote !== undefined;
      return isOne ? [[id, quote] as const] : [];
    }),
  );
  const singles = settled.filter(({ kind }) => kind === "single");
  const compared = singles.flatMap((bet) => {
    const quote = seen.get(bet.id);
    return (quote && compare(bet, quote)) ?? [];
  });
  const count = (move: Move) => compared.filter((one) => one.move === move).length;
  return {
    compared: compared.length,
    singles: singles.length,
    same: count("same"),
    better: count("better"),
    worse: count("worse"),
    lineChanged: count("lineChanged"),
    unknown: count("unknown"),
    difference: sum(compared.map(({ difference }) => difference)),
  };
}
