import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { isOpen, newerThan } from "./attempt.ts";
import { type Combination } from "./combinations.ts";
import { type PaintedSlip, paintSlip } from "./paintedSlip.ts";
import { type ParlayRule } from "./parlayList.ts";
import { type Quote } from "./quote.ts";
import { type Selection } from "./selection.ts";
import { type SlipArea } from "./slipArea.ts";
import { type SlipInput } from "./slipInput.ts";
import { type StakeRefusal } from "./stake.ts";

/** Exactly what the member sees and accepts with a tap that bets (BET-09, BET-10). */
export interface SlipOrder {
  readonly kind: SlipInput["kind"];
  /** One per leg, in the order of the quotes. */
  readonly selections: readonly Selection[];
  readonly quotes: readonly Quote[];
  /** The combination type of a parlay. */
  readonly combination?: Combination;
  /** The amount as typed, for one bet. */
  readonly stake: number;
  /** What would be deducted, and what is returned if everything wins. */
  readonly payment: number;
  readonly back: number;
  readonly account: string;
  readonly currency: string;
  readonly autoAccept: SlipInput["autoAccept"];
}

/**
 * Why the button waits: a pending bet, the first 2 s, the bet list, a server that does not respond, a price being
 * fetched or suspended.
 */
export type SlipWait = "placing" | "arming" | "reading" | "noAnswer" | "asking" | "updating";

/** Why the button is disabled until the member or the market changes something (BET-15, BET-16, BET-19). */
export type SlipShut =
  | ParlayRule
  | StakeRefusal
  | "covered"
  | "nothingSelected"
  | "memberUnknown"
  | "bettingBlocked"
  | "underWay";

/** The one button of a slip: what it says is what a tap on it does. */
export type SlipButton =
  | { readonly does: "place"; readonly order: SlipOrder }
  /** Looks like `place`; the balance does not cover the payment, and a deposit is offered. */
  | { readonly does: "deposit"; readonly payment: number }
  | { readonly does: "logIn" }
  /** Opens the cashier. */
  | { readonly does: "recharge" }
  | { readonly does: "close" }
  /** Reads the bet list once more. */
  | { readonly does: "lookAgain" }
  /** Shows the bets that the member was asked about. */
  | { readonly does: "showAsked" }
  | { readonly does: "wait"; readonly why: SlipWait }
  | { readonly does: "nothing"; readonly why: SlipShut };

/** A slip at one moment: everything it shows, and the one thing its button does. */
export interface SlipState extends PaintedSlip {
  readonly button: SlipButton;
  /**
   * What a tap on the button would do, as one string; a new meaning accepts no tap until it has been shown long enough
   * (BET-09, BET-12).
   */
  readonly meaning: string;
}

/** The button beside an area without keys. */
function areaButton(area: Exclude<SlipArea, "keypad">, { embedded }: SlipInput): SlipButton {
  switch (area) {
    case "updating":
      return { does: "wait", why: "updating" };
    case "stillUnknown":
      return { does: "lookAgain" };
    case "asked":
      return { does: "showAsked" };
    case "recharge":
      // in a frame the deposit is up to the host, which has been told
      return { does: embedded ? "close" : "recharge" };
    case "notFound":
    case "checking":
    case "closed":
    case "forbidden":
    case "notAllowed":
    case "blockedCountry":
      return { does: "close" };
  }
}

/** True while a price is missing, suspended, too old or used up. */
function awaitsPrice({ now, quoteLifeMs }: SlipInput, { legs, attempt }: PaintedSlip): boolean {
  return legs.some(({ quote, state }) => {
    if (quote === undefined || state === "updating") return true;
    // an age that is not a number is too old
    return !(now - quote.at <= quoteLifeMs) || quote.at <= newerThan(attempt);
  });
}

/** Why a slip that shows its keys has to wait, if it does. */
function waitOf(input: SlipInput, painted: PaintedSlip): SlipWait | undefined {
  // the bet of a slip that has gone: only one is sent at a time
  if (input.attempts.some(({ state }) => state === "submitting")) return "placing";
  // no wait ends in a bet that the list does not allow: the rule is said at once (spec §5)
  if (painted.list?.rule !== undefined) return undefined;
  // an opening time that is not a number never was
  if (!(input.now - input.openedAt >= SLIP_WAIT_MS)) return "arming";
  if (input.readingBets) return "reading";
  if (input.failure !== undefined) return "noAnswer";
  return awaitsPrice(input, painted) ? "asking" : undefined;
}

/** Why a slip that shows its keys accepts no bet as it is, if so. */
function shutOf(
  { inSight, member }: SlipInput,
  { legs, list, stake, code, attempt }: PaintedSlip,
): SlipShut | undefined {
  if (!inSight) return "covered";
  if (list?.rule !== undefined) return list.rule;
  if (legs.length === 0 || (list === undefined && legs.length > 1)) return "nothingSelected";
  if (member === undefined) return "memberUnknown";
  if (code > 0) return "bettingBlocked";
  return isOpen(attempt) ? stake.refusal : "underWay";
}

/** What the tap sends; undefined while something it must say is not known. */
function orderOf({ kind, member, amount, autoAccept }: SlipInput, painted: PaintedSlip): SlipOrder | undefined {
  const { legs, list, stake } = painted;
  const { sums } = stake;
  const quotes = legs.flatMap(({ quote }) => quote ?? []);
  if (member === undefined || sums === undefined || quotes.length !== legs.length) return undefined;
  return {
    kind,
    selections: legs.map(({ selection }) => selection),
    quotes,
    ...(list?.type && { combination: list.type }),
    stake: Number(amount),
    payment: sums.payment,
    back: sums.back,
    account: member.account,
    currency: member.currency,
    autoAccept,
  };
}

/** The button beside the keys: waits, logs in, bets, offers a deposit, or is disabled. */
function keypadButton(input: SlipInput, painted: PaintedSlip): SlipButton {
  if (painted.locked) return { does: "wait", why: "placing" };
  if (!input.loggedIn) return { does: "logIn" };
  const wait = waitOf(input, painted);
  if (wait !== undefined) return { does: "wait", why: wait };
  const shut = shutOf(input, painted);
  if (shut !== undefined) return { does: "nothing", why: shut };
  const order = orderOf(input, painted);
  if (order === undefined) return { does: "nothing", why: "noPrice" };
  return painted.stake.isShort ? { does: "deposit", payment: order.payment } : { does: "place", order };
}

/**
 * What a tap would do, as one string. While a bet is looked for a tap only closes the slip, however far the search has
 * come. Waiting for the first 2 s or for a newer price is not part of it: it ends in the bet that the button has shown
 * all along.
 */
function meaningOf({ amount, loggedIn, inSight }: SlipInput, { area, legs, list, asks, stake, attempt }: PaintedSlip) {
  if (area !== "keypad") return area;
  const prices = legs.map(({ key, price, bonus }) =>
    [key, price.odds, price.hdp, price.oddsStyle, price.outLevel, bonus].join(" "),
  );
  return [...prices, list?.type?.name, amount, asks, stake.isShort, attempt.state, loggedIn, inSight].join("|");
}

/**
 * The state of a slip of one to ten legs: the one decision that its screen shows and that a tap on its button repeats
 * with the facts of that moment. Nothing else decides whether a bet may be sent.
 */
export function slipState(input: SlipInput): SlipState {
  const painted = paintSlip(input);
  const { area } = painted;
  const button = area === "keypad" ? keypadButton(input, painted) : areaButton(area, input);
  return { ...painted, button, meaning: meaningOf(input, painted) };
}

/** When time alone will next change the slip: it is armed, or a price grows too old; epoch ms. */
export function slipTurnsAt({ openedAt, quoteLifeMs, now }: SlipInput, { legs }: PaintedSlip): number | undefined {
  const ends = legs.flatMap(({ quote }) => (quote === undefined ? [] : [quote.at + quoteLifeMs + 1]));
  const ahead = [openedAt + SLIP_WAIT_MS, ...ends].filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
