import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Stretch } from "./lives.ts";

/** What a long run is: only a run of the same may go on from where it stands. */
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

/** The commit that the working tree is at; with changes it has no name, and a run of it cannot be gone on with. */
export function commitOf(): string {
  const git = (...words: readonly string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  const head = git("rev-parse", "--short", "HEAD");
  return git("status", "--porcelain") === "" ? head : `${head} with changes`;
}

/**
 * A long run in a file, so that it may be stopped at any time and started again with the same words: a million attempts take hours.
 * A run goes on only on the commit that it began on; anything else throws.
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

  /** Writes how far a share has come, in one move: a run that is stopped while it writes loses nothing. */
  keep(place: number, so: Stretch): void {
    this.#shares[place] = so;
    const kept: Kept = { run: this.#run, shares: this.#shares };
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
