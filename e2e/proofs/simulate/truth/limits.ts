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

  /** A page has told of a bet that was taken. */
  taken(ref: string): void {
    const { account } = this.#truths.taps.get(ref) ?? {};
    if (account !== undefined && !this.#counted.has(ref)) this.#counted.set(ref, { account, day: this.today() });
  }

  /** What was deducted today at least, and at most: two bets of one tap may be known as one. */
  #spent(account: string): { readonly least: number; readonly most: number } {
    const day = this.today();
    const paid = [...this.#counted]
      .filter(([, one]) => one.account === account && one.day === day)
      .map(([ref]) => this.#truths.booked(ref).flatMap(({ ids }) => ids.flatMap((id) => this.#betOf(id) ?? [])));
    const standing = paid.map((bets) => bets.filter(({ status }) => !REFUSED.has(status)));
    return {
      least: sum(standing.map(([bet]) => bet?.paymentCents ?? 0)),
      most: sum(paid.flat().map(({ paymentCents }) => paymentCents)),
    };
  }

  /** A bet is sent, on a device that has kept everything. Throws Untruth if it passes the limit. */
  sent(account: string, paymentCents: number): void {
    const limit = this.#limits.get(account);
    if (limit === undefined || this.#isLost) return;
    const { least } = this.#spent(account);
    if (!this.#isLost && least + paymentCents > Math.round(limit * 100))
      throw new Untruth("nothing is sent over the member's own limit (OPS-13)", {
        account,
        limit,
        least,
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
