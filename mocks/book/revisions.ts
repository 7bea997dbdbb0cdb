/** Snapshots are at least a whole second apart, ms. */
const SECOND = 1_000;

/** The whole second of a moment, epoch ms. */
export const secondOf = (at: number): number => Math.floor(at / SECOND) * SECOND;

/** Counts the changes of a book: each belongs to a whole second, and none to one that has been answered (OPS-11). */
export class Revisions {
  readonly #now: () => number;
  /** The snapshot of the last change; a saved world may use revisions that are not whole seconds. */
  #last: number;
  /** The newest snapshot in any response, the second of that response, and the newest of earlier seconds. */
  #told: number;
  #toldIn = 0;
  #toldBefore: number;
  #seenAt = -Infinity;

  /** `from` continues from a saved world's revision. */
  constructor(now: () => number, from: number) {
    this.#now = now;
    this.#last = secondOf(from);
    this.#told = this.#last;
    this.#toldBefore = this.#last;
  }

  /** The snapshot of the last change. */
  get last(): number {
    return this.#last;
  }

  /** The book has reached a second; false if it was there already. */
  reach(second: number): boolean {
    if (second === this.#seenAt) return false;
    this.#seenAt = second;
    return true;
  }

  /**
   * The book's current second: changes due by time happen at the first request of a second, before anything is answered
   * in it. The next one begins with the next catch-up, so that a slow response is of one second only.
   */
  second(): number {
    const at = this.#seenAt === -Infinity ? secondOf(this.#now()) : this.#seenAt;
    if (at !== this.#toldIn) [this.#toldIn, this.#toldBefore] = [at, this.#told];
    return at;
  }

  #after(snapshot: number): number {
    this.#last = Math.max(this.#last, this.second(), snapshot + SECOND);
    return this.#last;
  }

  /** The revision of a change that is due by time. */
  readonly byTime = (): number => {
    this.second();
    return this.#after(this.#toldBefore);
  };

  /** The revision of a verb: it acts within a second that may have been answered already, and belongs to the next. */
  readonly byVerb = (): number => this.#after(this.#told);

  /** The current snapshot for responses. */
  snapshot(): number {
    this.#told = Math.max(this.#told, this.second(), this.#last);
    return this.#told;
  }
}
