import Big from "big.js";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { parlayPreview } from "#app/domain/slip/parlay.ts";
import { payout } from "#app/domain/odds/payout.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { type Receipt, type ReceiptLeg } from "#app/domain/bets/receipt.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { type PlacedAnswer, type Tap } from "./sendOrder.ts";

const legOf = (selection: Selection, { positions, hdp, outLevel, odds, oddsStyle }: Quote): ReceiptLeg => {
  const { sportId, matchId, marketId, betPos, home, away, score, stage } = selection;
  return {
    sportId,
    matchId,
    marketId,
    betPos,
    positions,
    home,
    away,
    hdp,
    outLevel,
    odds,
    oddsStyle,
    ...(stage === "live" && score && { score }),
  };
};

/** What a tap deducts and can return at the booked prices; the requested ones if any of those is not a price. */
function bookedSums({ combination, stake, payment, back }: Tap, quotes: readonly Quote[]) {
  if (combination !== undefined) {
    const odds = quotes.map((quote) => quote.odds);
    const sums = parlayPreview(combination, odds, stake);
    return sums === undefined ? { payment, back } : { payment: sums.totalStake, back: sums.back };
  }
  const [quote] = quotes;
  const sums = quote && payout({ stake, odds: quote.odds, style: quote.oddsStyle, marketId: quote.marketId });
  return sums === undefined ? { payment, back } : { payment: sums.payment, back: sums.back };
}

/** A bet's receipt from its response alone: taken, and still to be found in the bet list (BET-18). */
export function receiptOfAnswer(tap: Tap, entry: JournalEntry, answer: PlacedAnswer, balance: number | null): Receipt {
  const { kind, selections, combination, stake, currency } = tap;
  // if auto-accept covered a new price, the bet stands at that one
  const quotes = answer.repriced ?? tap.quotes;
  return {
    ref: entry.ref,
    kind,
    betIds: answer.betIds,
    proof: "looking",
    status: answer.status ?? "waiting",
    ...(combination && { typeName: combination.name }),
    combCount: entry.combCount,
    legs: selections.flatMap((selection, at) => {
      const quote = quotes[at];
      return quote ? [legOf(selection, quote)] : [];
    }),
    stake,
    ...bookedSums(tap, quotes),
    currency,
    balance,
    placedAt: entry.at,
  };
}

/** A leg as the bet list has it; what a record may lack comes from the price that was bet on. */
function bookedLeg(bet: BetRecord, leg: BetLeg, { quotes }: JournalEntry): ReceiptLeg {
  const { sportId, matchId, marketId, betPos, hdp, home, away, odds, runner, betScore } = leg;
  // an id of a line may be that of another match's line too
  const quote = quotes.find((one) => selectionKey(one) === selectionKey(leg));
  return {
    sportId,
    matchId,
    marketId,
    betPos,
    positions: leg.positions ?? quote?.positions,
    outLevel: leg.outLevel ?? quote?.outLevel,
    hdp,
    home: runner ?? home,
    away,
    odds,
    oddsStyle: bet.kind === "single" ? bet.oddsStyle : 2,
    score: betScore,
  };
}

/** A bet's receipt from the bet list, which is authoritative. The balance is the one after the bet, null if unknown. */
export function receiptOfRecord(
  bet: BetRecord,
  entry: JournalEntry,
  { currency = "", balance }: { readonly currency: string | undefined; readonly balance: number | null | undefined },
): Receipt {
  return {
    ref: entry.ref,
    kind: bet.kind,
    betIds: [bet.id],
    proof: "found",
    status: bet.status,
    ...(bet.typeName !== undefined && { typeName: bet.typeName }),
    combCount: bet.combCount ?? 1,
    legs: bet.legs.map((leg) => bookedLeg(bet, leg, entry)),
    stake: bet.stake,
    payment: bet.payment,
    back: bet.payment + (bet.willWin ?? 0),
    currency,
    balance: balance ?? null,
    placedAt: Date.parse(bet.placedAt) || entry.at,
  };
}

/** What these bets deducted together, to the cent. */
export const paidFor = (bets: readonly BetRecord[], ids: readonly string[]): number =>
  roundMoney(bets.filter(({ id }) => ids.includes(id)).reduce((sum, bet) => sum.plus(bet.payment), Big(0)));
