import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { testsOf } from "./tests.ts";

/** What the tests of a file noticed of all its changes. */
export interface Measured {
  /** Of which file and tests, as they were: the digest of their texts. */
  readonly of: string;
  readonly judged: number;
  readonly killed: number;
  /** The changes that no test noticed, by line. */
  readonly survivors: readonly string[];
}

/** The digest of a file with the tests that belong to it. */
export function digestOf(file: string): string {
  const hash = createHash("sha256");
  for (const one of [file, ...testsOf(file)]) hash.update(readFileSync(one));
  return hash.digest("hex").slice(0, 16);
}

/**
 * A measurement of all files, kept in a file of its own: hours of work may be stopped between two files and gone on with, on a later
 * commit too. What was found of a file counts while it and its tests are as they were.
 */
export class Measurement {
  readonly #path: string;
  readonly #digest: (file: string) => string;
  readonly #known: Record<string, Measured>;

  constructor(path: string, digest = digestOf) {
    this.#path = path;
    this.#digest = digest;
    this.#known = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, Measured>) : {};
  }

  /** What was found of a file; undefined if that is still to be done, or done again. */
  of(file: string): Measured | undefined {
    const known = this.#known[file];
    return known?.of === this.#digest(file) ? known : undefined;
  }

  /** Writes down what was found of a whole file. */
  keep(file: string, found: Omit<Measured, "of">): void {
    this.#known[file] = { of: this.#digest(file), ...found };
    const sorted = Object.fromEntries(Object.entries(this.#known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(`${this.#path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
    renameSync(`${this.#path}.new`, this.#path);
  }
}
