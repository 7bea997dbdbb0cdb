/**
 * The one timeline of a simulated life: nothing waits in real time, and the time jumps from one due moment to the next.
 */

interface Due {
  readonly at: number;
  readonly id: number;
  /** The owner of a timer: those of a page end with it. */
  readonly owner: unknown;
  readonly act: () => void;
}

/** Due moments, in order; equal ones in the order in which they were scheduled. */
export class Timeline {
  /** Ms since the start of this life. */
  now = 0;
  #ids = 0;
  #due: Due[] = [];

  /** Schedules a moment, ms from now; returns the id for cancelling it. */
  after(ms: number, act: () => void, owner?: unknown): number {
    this.#ids += 1;
    const at = this.now + Math.max(0, ms);
    const one = { at, id: this.#ids, owner, act };
    let place = this.#due.length;
    while (place > 0 && (this.#due[place - 1]?.at ?? 0) <= at) place -= 1;
    // the latest comes first, so that the next is taken from the end
    this.#due.splice(place, 0, one);
    return one.id;
  }

  cancel(id: unknown): void {
    const place = this.#due.findIndex((one) => one.id === id);
    if (place >= 0) this.#due.splice(place, 1);
  }

  /** Cancels everything that a page scheduled. */
  cancelAll(owner: unknown): void {
    this.#due = this.#due.filter((one) => one.owner !== owner);
  }

  /** Goes to the next moment due by `until` and runs it; false if there is none. */
  step(until: number): boolean {
    const next = this.#due.at(-1);
    if (next === undefined || next.at > until) {
      this.now = Math.max(this.now, until);
      return false;
    }
    this.#due.pop();
    this.now = next.at;
    next.act();
    return true;
  }
}
