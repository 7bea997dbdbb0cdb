import type { Timeline } from "./time.ts";

/** What a device lets a page store: everything, nothing (blocked), or only what still fits. */
export type Keeping = "kept" | "blocked" | "full";

/** Web Locks as the browser has them, missing as without TLS, or throwing as in a frame whose storage is blocked. */
export type Locking = "real" | "missing" | "throwing";

interface Hearing {
  readonly busyUntil: number;
  hear(event: { readonly type: "storage"; readonly key: string | null }): void;
}

interface LockOptions {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

interface Lock {
  holder: unknown;
  waiting: (() => void)[];
  /** Tells the holder that another has stolen it. */
  rob?: () => void;
}

/** The capacity of a full storage, in characters. */
const FULL = 6_000;

/** One browser of one member: a storage that its tabs share, its locks, and a clock that may be wrong. */
export class Device {
  readonly timeline: Timeline;
  keeping: Keeping;
  readonly locking: Locking;
  /** How far the device's clock is ahead of the true time, ms. */
  offset: number;
  readonly #epoch: number;
  readonly #kept = new Map<string, string>();
  readonly #tabs = new Set<Hearing>();
  readonly #locks = new Map<string, Lock>();

  constructor(timeline: Timeline, epoch: number, keeping: Keeping, locking: Locking, offset: number) {
    this.timeline = timeline;
    this.#epoch = epoch;
    this.keeping = keeping;
    this.locking = locking;
    this.offset = offset;
  }

  /** What the device says the time is, epoch ms. */
  clock(): number {
    return this.#epoch + this.timeline.now + this.offset;
  }

  join(tab: Hearing): void {
    this.#tabs.add(tab);
  }

  /** A page is closed: its locks are released. */
  drop(tab: Hearing): void {
    this.#tabs.delete(tab);
    for (const [name, lock] of this.#locks) if (lock.holder === tab) this.#release(name);
  }

  /** The storage as one tab sees it: its writes are announced to the others a moment later. */
  storageOf(tab: Hearing): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
    const open = (): Map<string, string> => {
      if (this.keeping === "blocked") throw new DOMException("storage is blocked", "SecurityError");
      return this.#kept;
    };
    const tell = (key: string) => {
      for (const other of this.#tabs)
        if (other !== tab) this.timeline.after(3, () => other.hear({ type: "storage", key }), other);
    };
    return {
      getItem: (key) => open().get(key) ?? null,
      setItem: (key, value) => {
        const kept = open();
        if (this.keeping === "full") {
          let size = key.length + value.length;
          for (const [name, held] of kept) if (name !== key) size += name.length + held.length;
          if (size > FULL) throw new DOMException("no room", "QuotaExceededError");
        }
        if (kept.get(key) === value) return;
        kept.set(key, value);
        tell(key);
      },
      removeItem: (key) => {
        if (open().delete(key)) tell(key);
      },
    };
  }

  /** The member clears the site's data: every tab hears that everything is gone. */
  clear(): void {
    this.#kept.clear();
    for (const tab of this.#tabs) tab.hear({ type: "storage", key: null });
  }

  #release(name: string): void {
    const lock = this.#locks.get(name);
    if (lock === undefined) return;
    lock.holder = undefined;
    const next = lock.waiting.shift();
    if (next) next();
    else this.#locks.delete(name);
  }

  /** Queues for a lock; false if the page is told at once that it is taken, or gives up. */
  #take(name: string, tab: Hearing, { ifAvailable, steal, signal }: LockOptions, rob: () => void): Promise<boolean> {
    return new Promise((done, failed) => {
      const give = (): void => {
        const held = this.#locks.get(name) ?? { holder: undefined, waiting: [] };
        this.#locks.set(name, held);
        held.holder = tab;
        held.rob = rob;
        done(true);
      };
      const ask = (): void => {
        const held = this.#locks.get(name);
        if (held?.holder === undefined) return give();
        if (steal) {
          held.rob?.();
          return give();
        }
        if (ifAvailable) return done(false);
        const wait = (): void => {
          if (!this.#tabs.has(tab) || signal?.aborted) this.#release(name);
          else give();
        };
        held.waiting.push(wait);
        signal?.addEventListener("abort", () => {
          held.waiting = held.waiting.filter((one) => one !== wait);
          failed(new DOMException("gave up", "AbortError"));
        });
        return undefined;
      };
      // the browser decides in a task of its own
      this.timeline.after(1, ask, tab);
    });
  }

  /** `navigator.locks` of one tab (Web Locks: one holder per name, others queue or are told that it is taken). */
  locksOf(tab: Hearing): unknown {
    if (this.locking === "missing") return undefined;
    const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
      if (this.locking === "throwing") throw new DOMException("no locks here", "SecurityError");
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const { promise: robbed, reject } = Promise.withResolvers<never>();
      const rob = (): void => reject(new DOMException("another page has stolen the lock", "AbortError"));
      const isHeld = await this.#take(name, tab, (rest.length > 1 ? rest[0] : {}) as LockOptions, rob);
      try {
        return await Promise.race([work(isHeld ? { name, mode: "exclusive" } : null), robbed]);
      } finally {
        if (isHeld && this.#locks.get(name)?.rob === rob) this.#release(name);
      }
    };
    return { request };
  }
}
