import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { type Attempt, isOpen } from "./attempt.ts";
import { type Quote } from "./quote.ts";
import { isOutright, type Selection, selectionKey } from "./selection.ts";
import { type SlipInput } from "./slipInput.ts";
import { type SlipOrder, slipState, type SlipState } from "./slipState.ts";
import { ticketState } from "./ticket.ts";

/** A member's settings for quick bets, in whole units of the account currency (QCK-01). */
export interface QuickTerms {
  /** The amount of each bet. */
  readonly amount: number;
  /** The most that one bet may deduct. */
  readonly perBet: number;
  /** The most that quick bets may deduct on one report day. */
  readonly perDay: number;
}

/** More digits than any ceiling needs; a typed amount has no more either. */
const MOST = 999_999_999;

const isAmount = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= MOST;

/** True for terms that can be switched on: all three are set, and each leaves room for the one before it (QCK-01). */
export const areTerms = ({ amount, perBet, perDay }: QuickTerms): boolean =>
  [amount, perBet, perDay].every(isAmount) && amount <= perBet && perBet <= perDay;

/** Quick bet switches off after this long without a bet, or this long hidden, ms (QCK-01). */
export const QUICK_OFF_MS = { idle: 1_800_000, hidden: 300_000 } as const;

/** A bet that has not left this long after its two seconds does not leave at all, ms. */
export const QUICK_LATE_MS = 250;

/** Why a ring ended without a bet. */
export type QuickMiss =
  /** Another price; another line; no bets accepted on it. */
  | "moved"
  | "line"
  | "closed"
  /** The server has not confirmed the price in time. */
  | "noAnswer"
  /** It would deduct more than the member's own ceiling for a bet, or for the day. */
  | "perBet"
  | "perDay"
  /** Another tab has its own ring. */
  | "otherTab"
  /** The page was too busy, or a press too long, to send it in time. */
  | "late"
  /** Something else blocks the slip, and the slip says what. */
  | "shut";

/** A tapped price, counting down. The first change seen spoils it for good, even if it changes back (QCK-04). */
export interface QuickRing {
  /** The selection with price and line as shown on pointer down. */
  readonly pick: Selection;
  /** When it was tapped, epoch ms. */
  readonly at: number;
  readonly spoilt?: QuickMiss;
}

/** A price in a list or ticket at one moment; undefined parts are not known. */
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

/** The ring after a reading: a change in it counts once, and is never taken back (QCK-04). */
export function ringAfter(ring: QuickRing, reading: QuickReading): QuickRing {
  if (ring.spoilt !== undefined) return ring;
  const spoilt = spoiltBy(ring.pick, reading);
  return spoilt === undefined ? ring : { ...ring, spoilt };
}

/** Everything that decides whether a tap on a price arms a bet. */
export interface QuickQuestion {
  readonly pick: Selection;
  /** The mix parlay is listed, or the parlay has selections. */
  readonly collects: boolean;
  /** A single slip is open. */
  readonly slipOpen: boolean;
  readonly attempts: readonly Attempt[];
  /** A bet of this member is not yet proven, in this tab or another. */
  readonly unproven: boolean;
  /** In the account currency's major unit; undefined or null = not known. */
  readonly balance: number | null | undefined;
}

const isProven = (attempt: Attempt): boolean =>
  attempt.state === "accepted" ? attempt.proof !== "confirming" : isOpen(attempt);

/** True if a tap on a price arms a bet instead of opening the slip (QCK-01, QCK-05). */
export const mayArm = ({ pick, collects, slipOpen, attempts, unproven, balance }: QuickQuestion): boolean =>
  !isOutright(pick) &&
  pick.odds !== 0 &&
  !collects &&
  !slipOpen &&
  !unproven &&
  attempts.every(isProven) &&
  typeof balance === "number" &&
  balance > 0;

/** What is checked at the end of a ring. */
export interface QuickEnd {
  readonly ring: QuickRing;
  readonly terms: QuickTerms;
  /** The slip of this one selection with the facts at the moment of sending. */
  readonly input: SlipInput;
  /** What quick bets have deducted on this report day, in all tabs. */
  readonly spent: number;
  /** No other tab has its own ring. */
  readonly alone: boolean;
}

/** The result of a ring: the order is sent, or nothing is. */
export type QuickVerdict =
  | { readonly does: "send"; readonly order: SlipOrder }
  | { readonly does: "miss"; readonly why: QuickMiss };

const miss = (why: QuickMiss): QuickVerdict => ({ does: "miss", why });

/** The price that the server confirms is the one that was shown. */
const isPainted = (pick: Selection, quote: Quote): boolean =>
  selectionKey(pick) === selectionKey(quote) &&
  pick.odds === quote.odds &&
  pick.oddsStyle === quote.oddsStyle &&
  pick.outLevel === quote.outLevel &&
  sameLine(pick.hdp, quote.hdp);

/** Why the slip accepts no bet, if the ring has its own word for it. */
function shutBy({ legs: [leg], button, area }: SlipState): QuickMiss {
  if (area === "closed" || area === "forbidden" || area === "updating") return "closed";
  const asks = button.does === "wait" && (button.why === "asking" || button.why === "noAnswer");
  return leg?.quote === undefined || asks ? "noAnswer" : "shut";
}

const inCents = (amount: number): number => Math.round(amount * 100);

/** Which of the member's own ceilings a payment exceeds; in cents, so that sums of money do not drift. */
function overCeiling(payment: number, { perBet, perDay }: QuickTerms, spent: number): QuickMiss | undefined {
  if (!(inCents(payment) <= inCents(perBet))) return "perBet";
  return inCents(payment) + inCents(spent) <= inCents(perDay) ? undefined : "perDay";
}

/**
 * Whether the bet of a ring is sent, decided in the task that sends it (QCK-04): it is not overdue, no change of the price was seen, the
 * ticket confirms what was shown, the slip would accept a tap on Place with this amount, and both ceilings hold.
 */
export function quickVerdict({ ring, terms, input, spent, alone }: QuickEnd): QuickVerdict {
  const { pick, at, spoilt } = ring;
  if (spoilt !== undefined) return miss(spoilt);
  if (!areTerms(terms)) return miss("shut");
  if (input.now - at > SLIP_WAIT_MS + QUICK_LATE_MS) return miss("late");
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
