/**
 * The one timeline of a simulated life: nothing waits in real time, and the time jumps from one due moment to the next.
 */

/** Who has to run what is due: a page that is busy with a long task runs nothing else until it is over. */
interface Owner {
  readonly busyUntil?: number;
}

/**
 * In which order a page runs what has waited for a long task: its own timers and answers first, so that they overtake
 * fingers whenever they can, then what its member did, then frames, then what a frame's callback has posted: a browser paints the
 * frame before it runs that.
 */
const RANK = { task: 0, input: 1, frame: 2, posted: 3 } as const;

/** What kind of work a page does at a moment. */
export type Work = keyof typeof RANK;

interface Due {
  readonly at: number;
  readonly id: number;
  /** The owner of a timer: those of a page end with it. */
  readonly owner: Owner | undefined;
  readonly rank: number;
  readonly act: () => void;
}

/** Due moments, in order; equal ones by rank, and then in the order in which they were scheduled. */
export class Timeline {
  /** Ms since the start of this life. */
  now = 0;
  #ids = 0;
  #due: Due[] = [];

  /** Schedules a moment, ms from now; returns the id for cancelling it. */
  after(ms: number, act: () => void, owner?: Owner, work: Work = "task"): number {
    this.#ids += 1;
    this.#put({ at: this.now + Math.max(0, ms), id: this.#ids, owner, rank: RANK[work], act });
    return this.#ids;
  }

  #put(one: Due): void {
    const isAfter = (held: Due): boolean => held.at < one.at || (held.at === one.at && held.rank <= one.rank);
    let place = this.#due.length;
    for (let held = this.#due[place - 1]; held !== undefined && isAfter(held); held = this.#due[place - 1]) place -= 1;
    // the latest comes first, so that the next is taken from the end
    this.#due.splice(place, 0, one);
  }

  cancel(id: unknown): void {
    const place = this.#due.findIndex((one) => one.id === id);
    if (place >= 0) this.#due.splice(place, 1);
  }

  /** Cancels everything that a page scheduled. */
  cancelAll(owner: Owner): void {
    this.#due = this.#due.filter((one) => one.owner !== owner);
  }

  /** Goes to the next moment due by `until` and runs it; false if there is none. */
  step(until: number): boolean {
    for (let next = this.#due.at(-1); next !== undefined && next.at <= until; next = this.#due.at(-1)) {
      this.#due.pop();
      this.now = next.at;
      const free = next.owner?.busyUntil ?? 0;
      if (free <= next.at) {
        next.act();
        return true;
      }
      this.#put({ ...next, at: free });
    }
    this.now = Math.max(this.now, until);
    return false;
  }
}
