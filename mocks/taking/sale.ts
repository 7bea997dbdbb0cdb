import { type Bet, type Sale, soldCents } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";
import { major, type Member, toCents } from "#mocks/ledger/members.ts";
import { saleLine } from "./sell.ts";

const SALE_MARGIN = 0.05;
const QUOTE_LIFE = 10_000;

/**
 * The rate of a cash-out: then over now minus the margin, never more than the bet itself would return; 6 decimals,
 * rounded down (domain F2).
 */
export function saleRate(then: number, now: number): number {
  const rate = Math.min((then / now) * (1 - SALE_MARGIN), then);
  return Math.floor(rate * 1_000_000 + 1e-6) / 1_000_000;
}

/** What a part of the payment returns, in cents, rounded down (domain F2). */
export const saleBack = (cents: number, rate: number): number =>
  Math.floor((cents * Math.round(rate * 1_000_000)) / 1_000_000);

/**
 * The quote of a cash-out (contract, CheckInsurance). Result is a sell code: 0 available, 2 not available, 4 closed for
 * the moment.
 */
export function saleQuote(house: House, bet: Bet): Record<string, unknown> {
  const found = saleLine(house, bet);
  const sold = soldCents(bet);
  const closed = typeof found === "number";
  return {
    BetID: bet.id,
    Result: closed ? found : 0,
    Payment: major(bet.paymentCents),
    Sold: major(sold),
    Min: closed ? 0 : Math.min(1, major(bet.paymentCents - sold)),
    Max: closed ? 0 : major(bet.paymentCents - sold),
    Rate: closed ? 0 : saleRate(bet.legs[0]?.decimal ?? 0, found.decimal),
    OddsNow: closed ? 0 : found.odds,
    Hdp: bet.legs[0]?.hdp ?? "",
    ExpireMs: QUOTE_LIFE,
  };
}

/** The order for a cash-out (contract, POST Insurance). */
export interface SaleOrder {
  readonly betId: string;
  readonly amount: number;
  readonly rate: number;
  readonly acceptChange: boolean;
  readonly ref: string | undefined;
}

const answer = (member: Member, Result: number, sale?: Sale, rate = 0): Record<string, unknown> => ({
  Result,
  ...(sale && { InsID: sale.id }),
  SellValue: major(sale?.cents ?? 0),
  BackValue: major(sale?.backCents ?? 0),
  Rate: rate,
  FCredit: major(member.cents),
});

/**
 * Cashes out a part of a bet, or says why not (sell codes, domain F4). A whole amount, or the whole remainder even with
 * cents (domain F1).
 */
export function sellPart(house: House, member: Member, order: SaleOrder): Record<string, unknown> {
  const known = house.shelf.answered(member.account, order.ref);
  if (known !== undefined) return known as Record<string, unknown>;
  const bet = house.shelf.bet(order.betId);
  if (bet === undefined || bet.account !== member.account) return answer(member, 1);
  const found = saleLine(house, bet);
  if (typeof found === "number") return answer(member, found);
  const rate = saleRate(bet.legs[0]?.decimal ?? 0, found.decimal);
  const cents = toCents(order.amount);
  const left = bet.paymentCents - soldCents(bet);
  if (cents <= 0 || cents > left || (cents % 100 !== 0 && cents !== left)) return answer(member, 1, undefined, rate);
  if (rate < order.rate - 1e-9 && !order.acceptChange) return answer(member, 3, undefined, rate);
  const sale: Sale = {
    id: house.newId(),
    cents,
    backCents: saleBack(cents, rate),
    at: house.clock.now(),
    ...(order.ref ? { ref: order.ref } : {}),
  };
  bet.sales.push(sale);
  house.ledger.post(member, sale.backCents, "sale", sale.id);
  const done = answer(member, 0, sale, rate);
  house.shelf.remember(member.account, order.ref, done);
  return done;
}
