import { reportDay } from "#app/domain/time/dates.ts";
import { type Bet } from "#mocks/ledger/bet.ts";
import { type Truths } from "./truths.ts";
import { Untruth } from "./untruth.ts";

interface Counted {
  readonly account: string;
  readonly day: string;
}

const REFUSED: ReadonlySet<number> = new Set([3, 4]);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** A member's own limit of what may be deducted on one report day, and what was (OPS-13). */
export class Limits {
  readonly #truths: Truths;
  readonly #clock: () => number;
  readonly #betOf: (id: string) => Bet | undefined;
  readonly #limits = new Map<string, number>();
  /** When each taken bet was first told of, by its ref: it counts on that report day. */
  readonly #counted = new Map<string, Counted>();
  #last = "";
  /** The device's clock went back over a turn of the day: what was counted then is no longer known. */
  #isLost = false;

  constructor(truths: Truths, clock: () => number, betOf: (id: string) => Bet | undefined) {
    this.#truths = truths;
    this.#clock = clock;
    this.#betOf = betOf;
  }

  /** A member sets a limit for the first time; false if they have one. */
  set(account: string, value: number): boolean {
    if (this.#limits.has(account)) return false;
    this.#limits.set(account, value);
    return true;
  }

  /** The device's report day; it is asked at every change, so that no turn of it is missed. */
  today(): string {
    const day = reportDay(this.#clock());
    this.#isLost ||= day < this.#last;
    if (day > this.#last) this.#last = day;
    return day;
  }

  /** A page has told of a bet that was taken, or has counted it on a day for a member who had left. */
  taken(ref: string, day = this.today()): void {
    const { account } = this.#truths.taps.get(ref) ?? {};
    if (account !== undefined && !this.#counted.has(ref)) this.#counted.set(ref, { account, day });
  }

  /** The bets that each of these taps has made. */
  #paidBy(refs: readonly string[]): readonly (readonly Bet[])[] {
    return refs.map((ref) => this.#truths.booked(ref).flatMap(({ ids }) => ids.flatMap((id) => this.#betOf(id) ?? [])));
  }

  /** What was deducted today at least, and at most: two bets of one tap may be known as one. */
  #spent(account: string): { readonly least: number; readonly most: number } {
    const day = this.today();
    const today = [...this.#counted].filter(([, one]) => one.account === account && one.day === day);
    const paid = this.#paidBy(today.map(([ref]) => ref));
    const standing = paid.map((bets) => bets.filter(({ status }) => !REFUSED.has(status)));
    return {
      least: sum(standing.map(([bet]) => bet?.paymentCents ?? 0)),
      most: sum(paid.flat().map(({ paymentCents }) => paymentCents)),
    };
  }

  /**
   * A bet is sent, on a device that has kept everything, while these of the member's are in doubt. Throws Untruth if it
   * passes the limit.
   */
  sent(account: string, paymentCents: number, doubts: readonly string[]): void {
    const limit = this.#limits.get(account);
    if (limit === undefined || this.#isLost) return;
    const { least } = this.#spent(account);
    const booked = this.#paidBy(doubts.filter((ref) => !this.#counted.has(ref)));
    const doubt = sum(booked.map(([bet]) => bet?.paymentCents ?? 0));
    if (!this.#isLost && least + doubt + paymentCents > Math.round(limit * 100))
      throw new Untruth("nothing is sent over the member's own limit (OPS-13)", {
        account,
        limit,
        least,
        doubt,
        paymentCents,
      });
  }

  /** What the member reads at rest. */
  read(account: string, spent: number): void {
    const { least, most } = this.#spent(account);
    const cents = Math.round(spent * 100);
    if (!this.#isLost && (cents < least || cents > most))
      throw new Untruth("what a day has deducted is what its bets did (OPS-13)", { account, cents, least, most });
  }
}
