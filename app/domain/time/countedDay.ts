import { type Day } from "./dates.ts";

/** What a member's bets deducted on one report day, in the account currency's major unit; never below 0. */
export interface CountedDay {
  readonly day: Day;
  readonly spent: number;
}

/** What was deducted on a day; 0 if another day was counted, or none. */
export const spentOn = (held: CountedDay | undefined, day: Day): number => (held?.day === day ? held.spent : 0);

/**
 * The day after what a bet deducts has changed by `change`. A bet counts on `day`, that of its first count, however late
 * it is proved or refused: what changes afterwards is no matter of a later day.
 */
export function withSpent<Held extends CountedDay>(held: Held, change: number, day: Day): Held {
  if (held.day !== day) return held;
  // in cents: sums of money must not drift
  return { ...held, spent: Math.max(0, Math.round(held.spent * 100) + Math.round(change * 100)) / 100 };
}
