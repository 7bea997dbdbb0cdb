import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { PUBLIC_CALLS } from "#app/api/contract/publicCalls.ts";

/** A backend's day in one file: JSON Lines, gzip (QA-03). Nothing about a member is in it. */

/** The first line. */
export interface TapeHead {
  readonly tape: 1;
  /** The schema under which it was recorded. */
  readonly contract: string;
  /** When it begins, ISO UTC. */
  readonly from: string;
  readonly language: string;
  readonly oddsStyle: number;
  readonly note: string;
}

/** What was requested: the query as text. */
export type TapeAsk = Readonly<Record<string, string>>;

/** One response; `at` and `ms` are ms, from the beginning and from the request. */
export interface TapeAnswer {
  readonly at: number;
  readonly call: string;
  readonly ask: TapeAsk;
  readonly status: number;
  readonly ms: number;
  readonly body: unknown;
}

/** A tape as read. */
export interface Tape {
  readonly head: TapeHead;
  readonly answers: readonly TapeAnswer[];
}

/** The path of the statistics call, as on a tape. */
export const STATISTICS = "match/{statsId}";

/** The calls that are recorded: those that carry nothing about a member, and the statistics. */
export const isTaped = (call: string): boolean => call === STATISTICS || ([...PUBLIC_CALLS] as string[]).includes(call);

/** The hash of the contract to which a tape belongs. */
export const contractHash = (): string =>
  createHash("sha256")
    .update(readFileSync(new URL("../../app/api/contract.schema.json", import.meta.url)))
    .digest("hex")
    .slice(0, 16);

/** The file of a tape. A body that occurred before is a pointer to its line, the head being line 1. */
export function writeTape({ head, answers }: Tape): Buffer {
  const seen = new Map<string, number>();
  const lines = answers.map(({ body, ...answer }, index) => {
    const text = JSON.stringify(body);
    const before = seen.get(text);
    if (before === undefined) seen.set(text, index + 2);
    return JSON.stringify({ ...answer, ...(before === undefined ? { body } : { same: before }) });
  });
  return gzipSync(`${[JSON.stringify(head), ...lines].join("\n")}\n`, { level: 9 });
}

function textOf(file: Buffer): string {
  try {
    return gunzipSync(file).toString("utf8");
  } catch (error) {
    throw new RangeError(`this is no tape, or one that was cut off: ${(error as Error).message}`, { cause: error });
  }
}

/** One line as JSON; its number counts from 1, as for a reader. */
function lineOf<T extends object>(text: string, number: number): T {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null) return read as T;
  } catch {
    // reported below
  }
  throw new RangeError(`line ${number} of the tape is no JSON object`);
}

/** Whether a line has what a player needs; the body is up to the backend. */
const isAnswer = ({ at, call, ask, status, ms }: Partial<TapeAnswer>): boolean =>
  [at, status, ms].every(Number.isFinite) && typeof call === "string" && typeof ask === "object" && ask !== null;

/** Reads a tape. Throws a sentence (RangeError) if the file is not one. */
export function readTape(file: Buffer): Tape {
  const [first = "", ...lines] = textOf(file).trim().split("\n");
  const head = lineOf<TapeHead>(first, 1);
  if (head.tape !== 1) throw new RangeError(`a tape of kind ${String(head.tape)} cannot be played`);
  const answers: TapeAnswer[] = [];
  for (const [index, line] of lines.entries()) {
    const { same, ...answer } = lineOf<TapeAnswer & { readonly same?: number }>(line, index + 2);
    if (!isAnswer(answer))
      throw new RangeError(`line ${index + 2} of the tape is no answer: at, call, ask, status and ms belong to it`);
    if (same !== undefined && !answers[same - 2])
      throw new RangeError(`line ${index + 2} repeats line ${same}, which is none`);
    answers.push(same === undefined ? answer : { ...answer, body: answers[same - 2]?.body });
  }
  return { head, answers };
}
