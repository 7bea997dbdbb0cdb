import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Stretch } from "./lives.ts";

/** The identity of a long run: only the same run may be continued. */
export interface Run {
  readonly seed: number;
  readonly attempts: number;
  readonly commit: string;
}

interface Kept {
  readonly run: Run;
  /** Each share as far as it has come. */
  readonly shares: readonly (Stretch | null)[];
}

/** The commit of the working tree; with uncommitted changes there is none, and the run cannot be continued. */
export function commitOf(): string {
  const git = (...words: readonly string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  const head = git("rev-parse", "--short", "HEAD");
  return git("status", "--porcelain") === "" ? head : `${head} with changes`;
}

/**
 * A long run in a file, so that it may be stopped at any time and restarted with the same arguments: a million attempts
 * take hours. A run continues only on the commit on which it began; anything else throws.
 */
export class KeptRun {
  readonly #file: string;
  readonly #run: Run;
  readonly #shares: (Stretch | null)[];

  constructor(file: string, run: Run, shares: number) {
    this.#file = file;
    this.#run = run;
    this.#shares = Array.from({ length: shares }, () => null);
    if (run.commit.includes(" "))
      throw new Error("Only a run of a commit can be kept: commit or set aside what is changed.");
    if (!existsSync(file)) return;
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
    if (JSON.stringify(kept.run) !== JSON.stringify(run))
      throw new Error(`${file} is of another run: ${JSON.stringify(kept.run)}. Remove it, or name another file.`);
    this.#shares = [...kept.shares];
  }

  /** How far a share has come. */
  share(place: number): Stretch | undefined {
    return this.#shares[place] ?? undefined;
  }

  /** Saves how far a share has come, atomically: a run stopped while saving loses nothing. */
  keep(place: number, so: Stretch): void {
    this.#shares[place] = so;
    const kept: Kept = { run: this.#run, shares: this.#shares };
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
