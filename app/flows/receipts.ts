import { type JournalEntry } from "#app/domain/attempt.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { type Member } from "#app/domain/member.ts";
import { type Quote } from "#app/domain/quote.ts";
import { type Receipt, type ReceiptLeg } from "#app/domain/receipt.ts";
import { type Selection } from "#app/domain/selection.ts";
import { type PlacedAnswer, type Tap } from "./sendOrder.ts";

const legOf = (selection: Selection, { hdp, outLevel, odds, oddsStyle }: Quote): ReceiptLeg => {
  const { sportId, marketId, betPos, home, away, score, stage } = selection;
  return {
    sportId,
    marketId,
    betPos,
    home,
    away,
    hdp,
    outLevel,
    odds,
    oddsStyle,
    ...(stage === 3 && score && { score }),
  };
};

/** What is known of a bet from its answer alone: taken, and still to be found in the bet list (trust BET-18). */
export function receiptOfAnswer(tap: Tap, entry: JournalEntry, answer: PlacedAnswer, balance: number | null): Receipt {
  const { kind, selections, combination, stake, payment, back, currency } = tap;
  // a price that auto-accept covered is the one at which the bet stands
  const quotes = answer.repriced ?? tap.quotes;
  return {
    ref: entry.ref,
    kind,
    betIds: answer.betIds,
    proof: "looking",
    status: answer.status ?? 0,
    ...(combination && { typeName: combination.name }),
    combCount: entry.combCount,
    legs: selections.flatMap((selection, at) => {
      const quote = quotes[at];
      return quote ? [legOf(selection, quote)] : [];
    }),
    stake,
    payment,
    back,
    currency,
    balance,
    placedAt: entry.at,
  };
}

/** What the bet list says of a bet: the truth about it. */
export function receiptOfRecord(bet: BetRecord, entry: JournalEntry, member: Member | undefined): Receipt {
  const outLevelOf = (couId: number) => entry.quotes.find((quote) => quote.couId === couId)?.outLevel ?? 0;
  return {
    ref: entry.ref,
    kind: bet.kind,
    betIds: [bet.id],
    proof: "found",
    status: bet.status,
    ...(bet.typeName !== undefined && { typeName: bet.typeName }),
    combCount: bet.combCount ?? 1,
    legs: bet.legs.map((leg) => ({
      sportId: leg.sportId,
      marketId: leg.marketId,
      betPos: leg.betPos,
      outLevel: outLevelOf(leg.couId),
      hdp: leg.hdp,
      home: leg.runner ?? leg.home,
      away: leg.away,
      odds: leg.odds,
      oddsStyle: bet.kind === "single" ? bet.oddsStyle : 2,
      ...(leg.betScore && { score: leg.betScore }),
    })),
    stake: bet.stake,
    payment: bet.payment,
    back: bet.payment + (bet.willWin ?? 0),
    currency: member?.currency ?? "",
    balance: member?.balance ?? null,
    placedAt: Date.parse(bet.placedAt) || entry.at,
  };
}
