import { expect } from "vitest";

type Work = (...given: unknown[]) => unknown;

/** The function among what a test is given besides its name: options and times do not matter here. */
const workIn = (given: readonly unknown[]): Work =>
  given.find((one): one is Work => typeof one === "function") ?? (() => undefined);

/** Calls `make` with each row of a table. */
const each =
  (make: (name: string, ...given: unknown[]) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...given: unknown[]): void => {
    const work = workIn(given);
    for (const row of rows) make(name, () => work(...(Array.isArray(row) ? (row as unknown[]) : [row])));
  };

/** One run of a file of tests that needs no more of vitest than this. */
export class TestRun {
  readonly #tests: Work[] = [];
  #after: readonly Work[] = [];

  readonly #test = (_name: string, ...given: unknown[]): void => {
    const after = this.#after;
    const work = workIn(given);
    this.#tests.push(async () => {
      try {
        await work();
      } finally {
        for (const one of after) one();
      }
    });
  };

  readonly #describe = (_name: string, ...given: unknown[]): void => {
    const outside = this.#after;
    workIn(given)();
    this.#after = outside;
  };

  /** What the file imports of vitest. */
  readonly api = {
    expect,
    test: Object.assign(this.#test, { each: each(this.#test) }),
    describe: Object.assign(this.#describe, { each: each(this.#describe) }),
    afterEach: (work: Work): void => {
      this.#after = [...this.#after, work];
    },
  };

  /** Collects the tests and runs one after the other; true if all of them pass. */
  async passes(collect: () => void): Promise<boolean> {
    try {
      collect();
      // oxlint-disable-next-line no-await-in-loop -- what the first that fails leaves is nothing to the others
      for (const test of this.#tests) await test();
      return this.#tests.length > 0;
    } catch {
      return false;
    }
  }
}
