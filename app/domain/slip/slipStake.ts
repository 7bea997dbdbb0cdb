import { payout } from "#app/domain/odds/payout.ts";
import { type PaintedLeg } from "./paintedLeg.ts";
import { parlayPreview } from "./parlay.ts";
import { type ParlayList } from "./parlayList.ts";
import { type SlipInput } from "./slipInput.ts";
import { checkStake, type StakeRefusal } from "./stake.ts";

/** The sums of a slip in the account currency's major unit, to the cent (spec §5; domain A8, C2). */
export interface SlipStake {
  /** The typed amount times the number of bets. */
  readonly total: number;
  /** What would be deducted, returned and won; undefined without a price or a type. */
  readonly sums: { readonly payment: number; readonly back: number; readonly win: number } | undefined;
  /** The total odds of a parlay as text. */
  readonly totalOdds: string | undefined;
  /** The number of bets: 1 except for a parlay of several. */
  readonly count: number;
  readonly refusal: StakeRefusal | undefined;
  /** The amount may be bet, but the balance does not cover it. */
  readonly isShort: boolean;
  /** What is shown about the amount beside its field. */
  readonly wrong: "belowMin" | "aboveMax" | "overBalance" | undefined;
}

/** The one price of a single, with everything its sums depend on; a parlay has none of its own. */
const singlePrice = ([leg]: readonly PaintedLeg[], list: ParlayList | undefined) =>
  list === undefined && leg !== undefined
    ? { odds: leg.price.odds, style: leg.price.oddsStyle, marketId: leg.selection.marketId }
    : undefined;

/** The typed amount checked against the limits, the balance and the price. */
const checked = ({ amount, limits, member }: SlipInput, count: number, price: ReturnType<typeof singlePrice>) =>
  checkStake({
    amount,
    count,
    min: limits?.min,
    max: limits?.max,
    balance: member?.balance,
    ...(price && { price }),
  });

/** What is deducted and what is returned; undefined without a price or a type. */
const sumsOf = (payment: number | undefined, returns: { readonly back: number; readonly win: number } | undefined) =>
  returns === undefined || payment === undefined ? undefined : { payment, back: returns.back, win: returns.win };

/** What is shown about an amount beside its field: the limits and the balance, no more. */
function wordedOf(refusal: StakeRefusal | undefined, isShort: boolean): SlipStake["wrong"] {
  if (isShort) return "overBalance";
  return refusal === "belowMin" || refusal === "aboveMax" ? refusal : undefined;
}

/** What the typed amount deducts and returns, and whether it may be bet. */
export function slipStake(input: SlipInput, legs: readonly PaintedLeg[], list: ParlayList | undefined): SlipStake {
  const { amount, loggedIn } = input;
  const count = list?.type?.combCount ?? 1;
  const price = singlePrice(legs, list);
  const odds = legs.map((one) => one.price.odds);
  const { total, payment, reason, onBet } = checked(input, count, price);
  const preview = list?.type && parlayPreview(list.type, odds, Number(amount));
  const returns = price ? payout({ ...price, stake: total }) : preview;
  const refusal = reason ?? (returns === undefined ? "noPrice" : undefined);
  const isShort = refusal === undefined && onBet === "insufficient";
  return {
    total,
    sums: sumsOf(payment, returns),
    totalOdds: preview?.totalOddsText,
    count,
    refusal,
    isShort,
    // a visitor has no limits, and a parlay that has to change may get others
    wrong: loggedIn && list?.rule === undefined ? wordedOf(refusal, isShort) : undefined,
  };
}
