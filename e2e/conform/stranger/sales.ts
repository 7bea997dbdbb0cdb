import { type Ask, memberOf, numberOf, refuse } from "./ask.ts";
import { type Day } from "./day.ts";
import { type Bet, canSell, type Member, soldOf } from "./members.ts";
import { cut, money } from "./odds.ts";

/** The least part of a bet that is bought back. */
const LEAST = 0.5;

/** What this bookmaker keeps for itself. */
const MARGIN = 0.07;

const NOT_FOR_SALE = 2;

/** What one unit of the payment is worth now, cut to 6 decimals; undefined if the line is gone. */
function rateOf(day: Day, { legs: [leg], payment, win }: Bet): number | undefined {
  const match = day.matches().find(({ id }) => id === leg?.match?.id);
  const line = match?.markets[leg?.market ?? 0]?.find(({ couId }) => couId === leg?.couId);
  const price = line?.odds[(leg?.betPos ?? 1) - 1];
  return price ? cut(((payment + win) / payment / price) * (1 - MARGIN), 6) : undefined;
}

const betOf = (member: Member, id: unknown): Bet =>
  member.bets.find((bet) => bet.id === id) ?? refuse(2, "¿Qué apuesta?");

/** The calls of cash-outs. */
export function openSales(day: Day) {
  const quote = (ask: Ask) => {
    const bet = betOf(memberOf(ask), ask.query.get("betId"));
    const rate = rateOf(day, bet);
    if (rate === undefined || !canSell(bet, day.now())) return { Data: { Result: NOT_FOR_SALE, BetID: bet.id } };
    const [Sold, Payment] = [soldOf(bet), bet.payment];
    const sums = { Sold, Payment, Min: LEAST, Max: money(Payment - Sold), Rate: rate };
    return { Data: { Result: 0, ...sums, Hdp: bet.legs[0]?.hdp ?? "", ExpireMs: 9_000, OddsNow: 2, BetID: bet.id } };
  };

  const sell = (ask: Ask) => {
    const member = memberOf(ask);
    const ref = typeof ask.body["ClientRef"] === "string" ? ask.body["ClientRef"] : undefined;
    const earlier = member.refs.get(ref ?? "");
    if (earlier) return earlier;
    const bet = betOf(member, ask.body["BetID"]);
    const [amount, wanted] = [numberOf(ask.body, "SellValue"), numberOf(ask.body, "Rate")];
    const rate = rateOf(day, bet);
    const refused = (Result: number) => ({
      Data: { InsID: "", Result, SellValue: 0, BackValue: 0, Rate: rate ?? 0, FCredit: member.balance },
    });
    if (rate === undefined || !canSell(bet, day.now())) return refused(NOT_FOR_SALE);
    if (wanted > rate && ask.body["AcceptChange"] !== 1) return refused(3);
    const rest = money(bet.payment - soldOf(bet));
    if (amount > rest || (amount < LEAST && amount !== rest)) return refused(1);
    const back = cut(amount * rate, 2);
    const InsID = `venta ${bet.id}/${bet.sales.length}`;
    bet.sales.push({ InsID, SellValue: amount, BackValue: back, Time: new Date(day.now()).toISOString() });
    member.balance = money(member.balance + back);
    const sums = { SellValue: amount, BackValue: back, Rate: rate, FCredit: member.balance };
    const answer = { Data: { ...sums, Result: 0, InsID } };
    if (ref !== undefined) member.refs.set(ref, answer);
    return answer;
  };

  return { CheckInsurance: quote, Insurance: sell };
}
