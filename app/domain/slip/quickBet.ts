import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { type Attempt, isOpen } from "./attempt.ts";
import { type Quote } from "./quote.ts";
import { isOutright, type Selection, selectionKey } from "./selection.ts";
import { type SlipInput } from "./slipInput.ts";
import { type SlipOrder, slipState, type SlipState } from "./slipState.ts";
import { ticketState } from "./ticket.ts";

/** What a member has set for quick bets, in whole units of the account currency (QCK-01). */
export interface QuickTerms {
  /** The amount of each bet. */
  readonly amount: number;
  /** The most that one bet may deduct. */
  readonly perBet: number;
  /** The most that quick bets may deduct on one report day. */
  readonly perDay: number;
}

/** More digits than any ceiling needs; an amount of the keypad has no more either. */
const MOST = 999_999_999;

const isAmount = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= MOST;

/** True for terms that can be switched on: all three are set, and none leaves no room for the one before it (QCK-01). */
export const areTerms = ({ amount, perBet, perDay }: QuickTerms): boolean =>
  [amount, perBet, perDay].every(isAmount) && amount <= perBet && perBet <= perDay;

/** Quick bet is off again after so long without a bet, and so long out of sight, ms (QCK-01). */
export const QUICK_OFF_MS = { idle: 1_800_000, hidden: 300_000 } as const;

/** Why a ring ended without a bet. */
export type QuickMiss =
  /** Another price; another line; no bets are taken on it. */
  | "moved"
  | "line"
  | "closed"
  /** The server has not said what it thinks of it in time. */
  | "noAnswer"
  /** It would deduct more than the member's own ceiling for a bet, or for the day. */
  | "perBet"
  | "perDay"
  /** Another tab has a ring of its own. */
  | "otherTab"
  /** Something else shuts the slip, which says it. */
  | "shut";

/** A price that was tapped, and runs down. The first change that is seen spoils it for good, also one that goes back (QCK-04). */
export interface QuickRing {
  /** The selection with price and line as they were painted when the finger went down. */
  readonly pick: Selection;
  /** When it was tapped, epoch ms. */
  readonly at: number;
  readonly spoilt?: QuickMiss;
}

/** A price as a list or a ticket has it at one moment; undefined parts are not told. */
export interface QuickReading {
  readonly odds?: number;
  readonly hdp?: string;
  /** The status flags of the price (domain H1). */
  readonly status?: number;
}

/** A line that is gone. */
export const GONE: QuickReading = { status: 0 };

function spoiltBy({ odds: seen, hdp: line }: Selection, { odds, hdp, status }: QuickReading): QuickMiss | undefined {
  if (status !== undefined && ticketState(status, false) !== "open") return "closed";
  if (odds === 0) return "closed";
  if (hdp !== undefined && hdp.trim() !== "" && !sameLine(hdp, line)) return "line";
  return odds !== undefined && odds !== seen ? "moved" : undefined;
}

/** The ring after a reading: what it says is held against it once, and never taken back (QCK-04). */
export function ringAfter(ring: QuickRing, reading: QuickReading): QuickRing {
  if (ring.spoilt !== undefined) return ring;
  const spoilt = spoiltBy(ring.pick, reading);
  return spoilt === undefined ? ring : { ...ring, spoilt };
}

/** All that decides whether a tap on a price arms a bet. */
export interface QuickQuestion {
  readonly pick: Selection;
  /** The mix parlay is listed, or something has been collected for a parlay. */
  readonly collects: boolean;
  /** A single slip is open. */
  readonly slipOpen: boolean;
  readonly attempts: readonly Attempt[];
  /** A bet of this member is still to be proven, in this tab or in another. */
  readonly unproven: boolean;
  /** In the account currency's major unit; undefined or null = not known. */
  readonly balance: number | null | undefined;
}

const isProven = (attempt: Attempt): boolean =>
  attempt.state === "accepted" ? attempt.proof !== "confirming" : isOpen(attempt);

/** True when a tap on a price arms a bet in place of opening the slip (QCK-01, QCK-05). */
export const mayArm = ({ pick, collects, slipOpen, attempts, unproven, balance }: QuickQuestion): boolean =>
  !isOutright(pick) &&
  pick.odds !== 0 &&
  !collects &&
  !slipOpen &&
  !unproven &&
  attempts.every(isProven) &&
  typeof balance === "number" &&
  balance > 0;

/** What is asked at the end of a ring. */
export interface QuickEnd {
  readonly ring: QuickRing;
  readonly terms: QuickTerms;
  /** The slip of this one selection with the facts of the moment at which the bet would leave. */
  readonly input: SlipInput;
  /** What quick bets have deducted on this report day, in all tabs. */
  readonly spent: number;
  /** No other tab has a ring of its own. */
  readonly alone: boolean;
}

/** What follows from a ring: the order leaves, or nothing does. */
export type QuickVerdict =
  | { readonly does: "send"; readonly order: SlipOrder }
  | { readonly does: "miss"; readonly why: QuickMiss };

const miss = (why: QuickMiss): QuickVerdict => ({ does: "miss", why });

/** The price that the server stands by is the one that was painted. */
const isPainted = (pick: Selection, quote: Quote): boolean =>
  selectionKey(pick) === selectionKey(quote) &&
  pick.odds === quote.odds &&
  pick.oddsStyle === quote.oddsStyle &&
  pick.outLevel === quote.outLevel &&
  sameLine(pick.hdp, quote.hdp);

/** Why the slip takes no bet, as far as a word of the ring's own says it. */
function shutBy({ legs: [leg], button, area }: SlipState): QuickMiss {
  if (area === "closed" || area === "forbidden" || area === "updating") return "closed";
  const asks = button.does === "wait" && (button.why === "asking" || button.why === "noAnswer");
  return leg?.quote === undefined || asks ? "noAnswer" : "shut";
}

const inCents = (amount: number): number => Math.round(amount * 100);

/** What the member's own ceilings say to a payment; in cents, since sums of money are not to drift. */
function overCeiling(payment: number, { perBet, perDay }: QuickTerms, spent: number): QuickMiss | undefined {
  if (!(inCents(payment) <= inCents(perBet))) return "perBet";
  return inCents(payment) + inCents(spent) <= inCents(perDay) ? undefined : "perDay";
}

/**
 * Whether the bet of a ring leaves, judged in the task that sends it (QCK-04): nothing about the price was seen to change, the
 * ticket says what was painted, the slip would take a tap on Place with this amount, and both ceilings hold.
 */
export function quickVerdict({ ring, terms, input, spent, alone }: QuickEnd): QuickVerdict {
  const { pick, at, spoilt } = ring;
  if (spoilt !== undefined) return miss(spoilt);
  // a clock that is no number never ran
  if (!(input.now - at >= SLIP_WAIT_MS) || !areTerms(terms)) return miss("shut");
  if (!alone) return miss("otherTab");
  const state = slipState({ ...input, openedAt: at, amount: String(terms.amount), autoAccept: 0 });
  const { button, legs } = state;
  const quote = legs[0]?.quote;
  if (quote !== undefined && !isPainted(pick, quote))
    return miss(sameLine(pick.hdp, quote.hdp) && pick.outLevel === quote.outLevel ? "moved" : "line");
  if (button.does !== "place") return miss(shutBy(state));
  const over = overCeiling(button.order.payment, terms, spent);
  return over === undefined ? { does: "send", order: button.order } : miss(over);
}
