import { type Book } from "./book.ts";
import { Skipped } from "./skip.ts";
import { type Answer, curlOf } from "./wire.ts";

/** What a check may require to run. */
export type Need = "write" | "public" | "token";

/** What a check may do: call the backend, and report what it found. */
export interface Case {
  readonly book: Book;
  /** Something that the contract does not allow; `answer` is the response that shows it. */
  readonly find: (words: string, answer?: Answer) => void;
  /** Something that the contract allows and that costs: it fails no check. */
  readonly warn: (words: string, answer?: Answer) => void;
}

/** One check of the conformance run (QA-01). */
export interface Check {
  /** C01 to C80. */
  readonly id: string;
  readonly title: string;
  /** The passage of the contract. */
  readonly cites: string;
  readonly needs?: Need;
  /** Looks at every response of the run, and so comes last. */
  readonly atEnd?: boolean;
  readonly run: (one: Case) => Promise<void> | void;
}

/** A finding as reported. */
export interface Finding {
  readonly words: string;
  /** The request that shows it, to type again. */
  readonly curl: string | undefined;
}

/** The result of a check. */
export interface Outcome {
  readonly check: Check;
  readonly state: "passed" | "failed" | "skipped";
  /** Why it was skipped. */
  readonly why?: string;
  readonly findings: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly ms: number;
}

const MOST_FINDINGS = 5;

/** Adds to a list of findings what is not in it yet, up to MOST_FINDINGS. */
const into =
  (list: Finding[]) =>
  (words: string, answer?: Answer): void => {
    if (list.length < MOST_FINDINGS && list.every((one) => one.words !== words))
      list.push({ words, curl: answer && curlOf(answer) });
  };

/** Runs one check; an unexpected exception is a finding too, never silence. */
export async function outcomeOf(check: Check, book: Book, may: ReadonlySet<Need>): Promise<Outcome> {
  const started = performance.now();
  const findings: Finding[] = [];
  const warnings: Finding[] = [];
  const took = () => Math.round(performance.now() - started);
  const skipped = (why: string): Outcome => ({ check, state: "skipped", why, findings, warnings, ms: took() });
  if (check.needs !== undefined && !may.has(check.needs)) return skipped(`only with --${check.needs}`);
  const find = into(findings);
  try {
    await check.run({ book, find, warn: into(warnings) });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Skipped)) find(`the check could not be carried out: ${words}`, book.wire.log.at(-1));
    else if (findings.length === 0) return skipped(words);
  }
  return { check, state: findings.length === 0 ? "passed" : "failed", findings, warnings, ms: took() };
}
