/** The one timeline of a simulated life: nothing waits in real time, and the time jumps from one due moment to the next. */

interface Due {
  readonly at: number;
  readonly id: number;
  /** Whose timer it is: those of a page die with it. */
  readonly owner: unknown;
  readonly act: () => void;
}

/** Moments that are due, in the order in which they come; equal ones in the order in which they were asked for. */
export class Timeline {
  /** Ms since the start of this life. */
  now = 0;
  #ids = 0;
  #due: Due[] = [];

  /** Asks for a moment, ms from now; returns the id that takes it back. */
  after(ms: number, act: () => void, owner?: unknown): number {
    this.#ids += 1;
    const at = this.now + Math.max(0, ms);
    const one = { at, id: this.#ids, owner, act };
    let place = this.#due.length;
    while (place > 0 && (this.#due[place - 1]?.at ?? 0) <= at) place -= 1;
    // the latest stands first, so that the next is taken from the end
    this.#due.splice(place, 0, one);
    return one.id;
  }

  cancel(id: unknown): void {
    const place = this.#due.findIndex((one) => one.id === id);
    if (place >= 0) this.#due.splice(place, 1);
  }

  /** Takes back everything that a page asked for. */
  cancelAll(owner: unknown): void {
    this.#due = this.#due.filter((one) => one.owner !== owner);
  }

  /** Goes to the next moment that is due by `until` and does it; false when there is none. */
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
