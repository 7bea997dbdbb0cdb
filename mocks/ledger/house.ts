import { type Book } from "#mocks/book/book.ts";
import { type Clock } from "#mocks/world/clock.ts";
import { type Ledger } from "#mocks/ledger/ledger.ts";
import { type Member } from "#mocks/ledger/members.ts";
import { type Shelf } from "#mocks/ledger/shelf.ts";
import { type Outrights } from "#mocks/outright/outrights.ts";
import { type Tickets } from "#mocks/taking/tickets.ts";

/** The betting side of a world; the world itself is one of these. */
export interface House {
  readonly clock: Clock;
  readonly book: Book;
  readonly members: ReadonlyMap<string, Member>;
  readonly ledger: Ledger;
  readonly tickets: Tickets;
  readonly shelf: Shelf;
  readonly outrights: Outrights;
  /** Matches on which no bet is accepted although they have prices (code 19). */
  readonly forbidden: Set<number>;
  /** Fills a past report day of a member's records with settled bets, once; worlds without a history do nothing. */
  remember(member: Member, day: number): void;
  newId(): string;
}

/** How long the book decides on a live bet, ms at normal speed. */
const LIVE_WAIT = 5_000;

/** A duration of wall time in world time: waits that a member notices do not shrink when the world runs fast. */
export const felt = (house: House, ms: number): number => ms * Math.max(1, house.clock.speed());

/** When a live bet placed now will be decided. */
export const decisionAt = (house: House): number => house.clock.now() + felt(house, LIVE_WAIT);

/** The response to a decided bet or cash-out (contract, Envelope or result). */
export interface Decision {
  readonly Result: number;
  readonly FCredit: number;
  readonly Message: string;
  readonly [more: string]: unknown;
}

/** The words of a result code, as a server would put them (spec §8). */
const RESULT_WORDS: Readonly<Record<number, string>> = {
  1: "The market is closed.",
  2: "The market has changed.",
  3: "The odds have changed.",
  4: "The amount is below the limit.",
  5: "The amount is above the limit.",
  7: "Balance insufficient, please recharge",
  8: "Betting is not available in your country.",
  9: "Please recharge.",
  10: "You are over your limit for one day.",
  11: "Please log in.",
  12: "You are betting too often.",
  13: "The deduction failed.",
  14: "You are over the limit for this match.",
  15: "You are prohibited from betting.",
  18: "The odds are being updated.",
  19: "This selection cannot be bet on.",
};

/** A refusal: nothing is booked, the balance is unchanged. */
export const refusal = (member: Member, Result: number, more: Record<string, unknown> = {}): Decision => ({
  Result,
  FCredit: member.cents / 100,
  Message: RESULT_WORDS[Result] ?? "",
  ...more,
});
