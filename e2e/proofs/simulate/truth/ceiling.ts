import { reportDay } from "#app/domain/time/dates.ts";
import type { Booking } from "#e2e/proofs/simulate/bookmaker.ts";
import { Untruth } from "./untruth.ts";

/** A bet may be counted on the day before if that has just turned, ms: it is judged before it leaves. */
const JUDGED_MS = 500;

/** What quick bets may deduct on one report day, and what they did (QCK-01). */
export class Ceiling {
  readonly #stake: number;
  readonly #perDay: number;
  readonly #bookings: readonly Booking[];
  readonly #days = new Map<string, string>();

  constructor(stake: number, perDay: number, bookings: readonly Booking[]) {
    this.#stake = stake;
    this.#perDay = perDay;
    this.#bookings = bookings;
  }

  #sentOn(day: string): readonly string[] {
    return [...this.#days].flatMap(([ref, sentOn]) => (sentOn === day ? ref : []));
  }

  /** A quick bet leaves at this time, epoch ms of the device. Throws Untruth if its day's bets would pass the ceiling. */
  sent(ref: string, at: number): void {
    const day = reportDay(at);
    if (day !== reportDay(at - JUDGED_MS)) return;
    const booked = this.#sentOn(day).filter((one) => this.#bookings.some((booking) => booking.ref === one));
    const spent = (booked.length + 1) * this.#stake;
    if (spent > this.#perDay)
      throw new Untruth("a day's quick bets do not pass their ceiling (QCK-01)", { day, spent, perDay: this.#perDay });
    this.#days.set(ref, day);
  }

  /** True while another bet fits in any case, whatever became of those that were sent. */
  hasRoom(at: number): boolean {
    return (this.#sentOn(reportDay(at)).length + 2) * this.#stake <= this.#perDay;
  }
}
