import { type Fairness, fairnessOf } from "#app/domain/bets/fairness.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { decimalOf, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { sellRefusal } from "#app/domain/slip/refusal.ts";
import { pressKey } from "#app/domain/slip/stake.ts";
import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { type BetLeg, type BetRecord } from "./bet.ts";
import { type CashOutRefusal, forSale, saleBack, saleRefusal, type SellQuote, unsold } from "./cashOut.ts";
import { type CashOutAttempt } from "./cashOutAttempt.ts";

/** The amount as typed, or the whole remainder with its cents (domain F1). */
export type SaleAmount = { readonly whole: true } | { readonly whole: false; readonly digits: string };

const NO_AMOUNT: SaleAmount = { whole: false, digits: "" };
const WHOLE: SaleAmount = { whole: true };

/**
 * How long an offer counts after its arrival, whatever it says itself: twice the interval between two offers, ms
 * (CASH-02).
 */
const OFFER_LIFE_MS = 10_000;

/** The server's last offer for the bet, and when it came, epoch ms (domain F2, F3). */
type SaleQuote = Omit<SellQuote, "betId"> & { readonly at: number };

/** Everything that decides what a cash-out shows and what a tap on its button does. Undefined means not known. */
export interface SaleInput {
  /** The time of the decision, epoch ms. */
  readonly now: number;
  /** When the page opened, epoch ms. */
  readonly openedAt: number;
  /** In a frame the button is armed after 2 s (EMB-07). */
  readonly embedded: boolean;
  /** The button is fully visible (EMB-07). */
  readonly inSight: boolean;
  /** Undefined for a visitor. */
  readonly account: string | undefined;
  readonly bet: BetRecord | undefined;
  readonly quote: SaleQuote | undefined;
  /** The last request for an offer was not answered. */
  readonly isUnanswered: boolean;
  readonly attempt: CashOutAttempt;
  /** The best rate shown since the opening: a lower one needs consent (CASH-03). */
  readonly agreed: number | undefined;
  /**
   * What was chosen, and how much of the bet had been cashed out then: a choice for another remainder no longer counts.
   * Undefined at the opening, when the whole remainder is chosen (CASH-01).
   */
  readonly typed: { readonly sold: number; readonly amount: SaleAmount } | undefined;
}

/** What replaces the amount keys. */
export type SaleArea = "keys" | "notForSale" | "closed" | "checking" | "stillUnknown" | "notFound" | "waiting";

/** Exactly what the member sees and accepts with a tap that cashes out (BET-09, BET-23). */
export interface SaleOrder {
  readonly account: string;
  readonly betId: string;
  readonly amount: number;
  readonly rate: number;
  readonly knownSales: readonly string[];
  /** When the offer came, epoch ms. */
  readonly quotedAt: number;
}

/** Why the button is disabled until the offer or the member changes something. */
export type SaleShut = CashOutRefusal | "covered" | "noOffer" | "oldOffer" | "arming" | "signedOut";

/** The one button of a cash-out: what it says is what a tap on it does. */
export type SaleButton =
  | { readonly does: "sell"; readonly order: SaleOrder }
  /** A cash-out is pending. */
  | { readonly does: "wait" }
  /** Reads the bet's record once more. */
  | { readonly does: "lookAgain" }
  /** Back to the open bets. */
  | { readonly does: "leave" }
  | { readonly does: "nothing"; readonly why: SaleShut };

/** A cash-out at one moment: everything it shows, and the one thing its button does. */
export interface SaleState {
  readonly area: SaleArea;
  /** What has been cashed out of the payment, what is left of it, and the limits for a cash-out now. */
  readonly sold: number;
  readonly left: number;
  readonly min: number;
  readonly max: number;
  /** What the whole remainder cashes out for; undefined without a valid offer. */
  readonly offer: number | undefined;
  /** What one unit is worth, and the current price in the bet's own style; undefined without a valid offer. */
  readonly rate: number | undefined;
  readonly oddsNow: number | undefined;
  /** Epoch ms at which the offer expires. */
  readonly expiresAt: number | undefined;
  readonly amount: SaleAmount;
  /** The amount as a number, 0 for none. */
  readonly value: number;
  readonly refusal: CashOutRefusal | undefined;
  /** What the amount cashes out for; undefined while it cannot be cashed out. */
  readonly receive: number | undefined;
  /** What the amount, or the whole remainder if it cannot be cashed out, is worth compared with the market. */
  readonly fairness: Fairness | undefined;
  /** If the offer got worse, by code 3 or on the screen: what would have been received, and what is received now. */
  readonly worse: { readonly from: number; readonly to: number } | undefined;
  /** The button asks for consent to a worse offer. */
  readonly asks: boolean;
  /** Keys and digits can change the amount now. */
  readonly typing: boolean;
  readonly button: SaleButton;
  /**
   * What a tap on the button would do, as one string; a new meaning accepts no tap until it has been shown long enough
   * (BET-12, BET-23).
   */
  readonly meaning: string;
}

const AREAS: Readonly<Partial<Record<CashOutAttempt["state"], SaleArea>>> = {
  unknown: "checking",
  sold: "checking",
  stillUnknown: "stillUnknown",
  notFound: "notFound",
};

function areaOf({ attempt, quote }: SaleInput): SaleArea {
  const area = AREAS[attempt.state];
  if (area !== undefined) return area;
  const refused = attempt.state === "refused" ? attempt.code : undefined;
  if ([quote?.result, refused].some((code) => sellRefusal(code) === "notForSale")) return "notForSale";
  if (quote === undefined) return "waiting";
  return forSale(quote) ? "keys" : "closed";
}

/** The offer on the screen, whether it is valid, and until when. */
function offerOf({ quote, now, isUnanswered }: SaleInput) {
  const open = forSale(quote);
  const expiresAt = open && open.at + Math.min(open.expiresIn ?? OFFER_LIFE_MS, OFFER_LIFE_MS);
  // an invalid rate means no offer
  const rate = open?.rate !== undefined && Number.isFinite(open.rate) && open.rate > 0 ? open.rate : undefined;
  const isAlive = expiresAt === undefined || now < expiresAt;
  return { open, rate, expiresAt, stands: rate !== undefined && isAlive && !isUnanswered };
}

/** What was paid for the bet and how much of it was cashed out: according to the offer, else the record. */
const paidOf = ({ bet, quote }: SaleInput) => ({
  payment: quote?.payment ?? bet?.payment ?? 0,
  sold: quote?.sold ?? bet?.sold ?? 0,
});

/** How much of the remainder may be cashed out now, within the limits of the server's offer. */
function boundsOf({ quote }: SaleInput, left: number) {
  const open = forSale(quote);
  const most = Math.min(left, open?.max ?? left);
  // the whole remainder may have cents; a lower limit of the server's is cut to whole units (domain F1)
  return { min: open?.min ?? 0, most, max: most === left ? left : Math.floor(most) };
}

/** How much is left, how much of it may be cashed out, and how much is typed. */
function amountOf(input: SaleInput) {
  const { payment, sold } = paidOf(input);
  const left = unsold(payment, sold);
  const { min, most, max } = boundsOf(input, left);
  const { typed } = input;
  const stale = typed === undefined ? WHOLE : NO_AMOUNT;
  const amount = typed?.sold === sold ? typed.amount : stale;
  const value = amount.whole ? max : Number(amount.digits);
  return { sold, left, min, max, amount, value, refusal: saleRefusal(value, { payment, sold, min, max: most }) };
}

/** True if the current price is for the bet's own line. */
const isLineOf = (leg: BetLeg | undefined, quote: SaleQuote | undefined): boolean =>
  quote?.hdp === undefined || Number(quote.hdp) === Number(leg?.hdp);

type Sums = ReturnType<typeof amountOf> & ReturnType<typeof offerOf>;

function fairnessIn({ bet }: SaleInput, { rate, open, stands, refusal, value, max }: Sums): Fairness | undefined {
  const [leg] = bet?.legs ?? [];
  if (bet === undefined || leg === undefined || !stands || rate === undefined) return undefined;
  const style = priceStyle(leg.marketId, bet.oddsStyle);
  // the price of another line, or of a line with a percentage, says nothing about this one (CASH-01)
  if (style === ODDS_STYLE.BU || !isLineOf(leg, open)) return undefined;
  const oddsThen = decimalOf(leg.odds, style);
  const oddsNow = open?.oddsNow === undefined ? undefined : decimalOf(open.oddsNow, style);
  if (oddsThen === undefined || oddsNow === undefined) return undefined;
  return fairnessOf({ amount: refusal === undefined ? value : max, rate, oddsThen, oddsNow });
}

/** The button beside the keys: cashes out, is pending, or is disabled. */
function keysButton(input: SaleInput, { open, rate, stands, refusal, value }: Sums): SaleButton {
  const { attempt, account, bet } = input;
  const off = (why: SaleShut): SaleButton => ({ does: "nothing", why });
  if (attempt.state === "submitting") return { does: "wait" };
  if (!input.inSight) return off("covered");
  if (!stands || open === undefined || rate === undefined) return off("noOffer");
  // consent to a worse offer is a tap on one newer than the response
  if (attempt.state === "worse" && open.at < attempt.at) return off("oldOffer");
  if (input.embedded && !(input.now - input.openedAt >= SLIP_WAIT_MS)) return off("arming");
  if (account === undefined || bet === undefined) return off("signedOut");
  if (refusal !== undefined) return off(refusal);
  const knownSales = bet.sales.map(({ id }) => id);
  return { does: "sell", order: { account, betId: bet.id, amount: value, rate, knownSales, quotedAt: open.at } };
}

function buttonOf(input: SaleInput, area: SaleArea, sums: Sums): SaleButton {
  if (area === "keys") return keysButton(input, sums);
  return { does: area === "stillUnknown" ? "lookAgain" : "leave" };
}

/** An offer that got worse: after code 3 for the amount of that attempt, else for the current choice (CASH-03). */
function worseIn({ attempt, agreed }: SaleInput, { open, rate, value }: Sums): SaleState["worse"] {
  if (rate === undefined) return undefined;
  // until the new offer is read there is only the rate that the answer named
  const isOld = attempt.state === "worse" && open !== undefined && open.at < attempt.at;
  const now = isOld ? attempt.rate : rate;
  const { amount, rate: before } = attempt.state === "worse" ? attempt.entry : { amount: value, rate: agreed ?? rate };
  if (attempt.state !== "worse" && rate >= before) return undefined;
  return { from: saleBack(amount, before), to: saleBack(amount, now) };
}

/**
 * What a tap would do, as one string. An offer that has gone and stands again is another one, also at the same rate; the
 * wait for the first 2 s in a frame is not part of it: it ends in what the button has shown all along. Without the keys a
 * tap does one thing, whatever is being read from the record meanwhile.
 */
function meaningOf(input: SaleInput, area: SaleArea, sums: Sums): string {
  if (area !== "keys") return area;
  const button = keysButton(input, sums);
  const shut = button.does === "nothing" && button.why !== "arming" ? button.why : "";
  return [sums.rate, sums.value, input.attempt.state, shut].join("|");
}

/** The best rate that the member has seen, including this one (CASH-03). */
export const agreedRate = (agreed: number | undefined, rate: number | undefined): number | undefined =>
  rate === undefined ? agreed : Math.max(agreed ?? rate, rate);

/**
 * The state of a bet's cash-out: the one decision that its page shows and that a tap on its button repeats with the
 * facts of that moment. Nothing else decides whether a cash-out may be sent (spec §8, sell codes; domain F; BET-23).
 */
export function saleState(input: SaleInput): SaleState {
  const { attempt } = input;
  const area = areaOf(input);
  const sums: Sums = { ...amountOf(input), ...offerOf(input) };
  const { sold, left, min, max, amount, value, refusal, rate, expiresAt, stands } = sums;
  const worse = worseIn(input, sums);
  return {
    area,
    sold,
    left,
    min,
    max,
    offer: stands && rate !== undefined ? saleBack(left, rate) : undefined,
    rate: stands ? rate : undefined,
    oddsNow: stands && isLineOf(input.bet?.legs[0], sums.open) ? sums.open?.oddsNow : undefined,
    expiresAt,
    amount,
    value,
    refusal,
    receive: refusal === undefined && rate !== undefined ? saleBack(value, rate) : undefined,
    fairness: fairnessIn(input, sums),
    worse,
    asks: worse !== undefined || attempt.state === "worse",
    typing: area === "keys" && attempt.state !== "submitting",
    button: buttonOf(input, area, sums),
    meaning: meaningOf(input, area, sums),
  };
}

/** When time alone will next change the cash-out: it is armed, or its offer expires; epoch ms. */
export function saleTurnsAt({ now, openedAt, embedded }: SaleInput, { expiresAt }: SaleState): number | undefined {
  const moments = [...(embedded ? [openedAt + SLIP_WAIT_MS] : []), ...(expiresAt === undefined ? [] : [expiresAt])];
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

const SHARE = /^(\d{1,2})%$/;

/** A percentage of what may be cashed out, in whole units: what the key "25%" types. */
export const saleShare = ({ max }: SaleState, percent: number): number => Math.floor((max * percent) / 100);

/** The amount for a slider position: whole units, and at its end the whole remainder. */
export const slideSale = ({ max }: SaleState, value: number): SaleAmount =>
  value >= max ? WHOLE : { whole: false, digits: String(Math.floor(value) || "") };

/** The amount after a key: those of the slip's keypad, a share ("25%"), "All" for the whole remainder, or "Clear". */
export function pressSaleKey(state: SaleState, key: string): SaleAmount {
  if (key === "All") return WHOLE;
  if (key === "Clear") return NO_AMOUNT;
  const percent = SHARE.exec(key)?.[1];
  if (percent !== undefined) return { whole: false, digits: String(saleShare(state, Number(percent)) || "") };
  const { amount, max } = state;
  const digits = amount.whole ? "" : amount.digits;
  return { whole: false, digits: pressKey(digits, key, { max, balance: max, count: 1 }) };
}
