import { giverOf, isBurmeseLine, parseLine } from "#app/domain/odds/line.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { exactNet, restOfNet, type SoldPart, type StakedPrice } from "#app/domain/odds/payout.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import {
  countedFrom,
  type Fraction,
  type ScorePair,
  settleBurmese,
  settleHandicap,
  settleTotal,
} from "./settlement.ts";

/** Which final scores a step is about: a margin of the picked side, or a total, as a range with open ends; or a 1X2 outcome. */
export type LadderScores =
  | { readonly by: "margin" | "total"; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly by: "outcome"; readonly outcome: "home" | "draw" | "away" };

/** What a bet pays at some final scores: the net win or loss in the account currency's major unit, to the cent. */
export interface LadderStep {
  readonly scores: LadderScores;
  /**
   * 1 won, 0.5 half won, 0 money back, -0.5 half lost, -1 lost; other fractions are the percentage of a Burmese line.
   */
  readonly fraction: Fraction;
  readonly net: number;
}

type Picked = Pick<Selection, "sportId" | "stage" | "marketId" | "betPos" | "hdp" | "outLevel" | "oddsStyle" | "score">;

/** The net win or loss at a fraction, of what is not cashed out; undefined without a price. */
type Pays = (fraction: Fraction) => number | undefined;

/** A pick, and the half-time score if known. */
export type Bet = Picked & { readonly half?: ScorePair };

/** Merges neighbouring numbers with the same outcome into one step; the ends of the range are open. */
function steps(
  by: "margin" | "total",
  numbers: readonly number[],
  settle: (number: number) => Fraction,
  pays: Pays,
  least: number | undefined,
): readonly LadderStep[] {
  const found: { from: number; to: number; fraction: Fraction }[] = [];
  for (const number of numbers) {
    const fraction = settle(number);
    const last = found.at(-1);
    if (last !== undefined && last.fraction === fraction) last.to = number;
    else found.push({ from: number, to: number, fraction });
  }
  const [first, final] = [numbers[0], numbers.at(-1)];
  return found
    .map(({ from, to, fraction }) => ({
      scores: { by, from: from === first ? least : from, to: to === final ? undefined : to },
      fraction,
      net: pays(fraction) ?? 0,
    }))
    .toSorted((a, b) => b.fraction - a.fraction);
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function handicapLadder(bet: Bet, line: number, pays: Pays): readonly LadderStep[] | undefined {
  const from = countedFrom(bet);
  if (from === undefined) return undefined;
  const [home, away] = from;
  const reach = Math.ceil(Math.abs(line)) + Math.abs(home - away) + 2;
  const settle = (margin: number): Fraction => {
    if (isBurmeseLine(bet)) {
      const giver = giverOf(line) === "away" ? 2 : 1;
      const givingSide = giver === bet.betPos;
      const since = margin - (bet.betPos === 1 ? home - away : away - home);
      const burmese = { goals: Math.abs(line), percent: bet.outLevel, givingSide };
      return settleBurmese(burmese, givingSide ? since : -since);
    }
    const final = bet.betPos === 2 ? ([0, margin] as const) : ([margin, 0] as const);
    return settleHandicap({ ...bet, hdp: line, betScore: from, final });
  };
  return steps("margin", range(-reach, reach), settle, pays, undefined);
}

function totalLadder(bet: Bet, line: number, pays: Pays): readonly LadderStep[] {
  // goals already scored cannot be undone, but corners or a half are counted apart from the score
  const settle = (total: number): Fraction =>
    isBurmeseLine(bet)
      ? settleBurmese({ goals: line, percent: bet.outLevel, givingSide: bet.betPos === 1 }, total)
      : settleTotal(line, bet.betPos, total);
  return steps("total", range(0, Math.ceil(line) + 2), settle, pays, 0);
}

const OUTCOMES = ["home", "draw", "away"] as const;

/**
 * What is paid at each final score of the market's period, best first, for handicaps, totals and 1X2; undefined for
 * other markets, without a price, and for a live soccer handicap whose score at the bet is not known
 * (domain B2, B5, A11; EXP-08). Of a bet that was cashed out in part, what the rest pays.
 */
export function payLadder(
  bet: Bet,
  price: StakedPrice,
  part: SoldPart = { payment: 0, sold: 0 },
): readonly LadderStep[] | undefined {
  const market = marketOf(bet.marketId);
  const pays: Pays = (fraction) => {
    const net = exactNet(price, fraction);
    return net && restOfNet(net, part);
  };
  if (market === undefined || pays(1) === undefined) return undefined;
  const line = parseLine(bet.hdp);
  if (market.line === "hdp") return line === undefined ? undefined : handicapLadder(bet, line, pays);
  if (market.line === "total") return line === undefined || line < 0 ? undefined : totalLadder(bet, line, pays);
  if (market.table !== "threeWay" || market.line !== undefined) return undefined;
  return OUTCOMES.map((outcome, at) => {
    const fraction = at + 1 === bet.betPos ? 1 : -1;
    return { scores: { by: "outcome" as const, outcome }, fraction, net: pays(fraction) ?? 0 };
  }).toSorted((a, b) => b.fraction - a.fraction);
}
