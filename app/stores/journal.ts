import * as v from "valibot";
import { type JournalEntry } from "#app/domain/attempt.ts";
import { type Entry, readEntry, writeEntry } from "./storage.ts";

/** A bet attempt as written down: before the call, and again when its outcome is known (trust 2.0, PRI-04). */
export interface JournalLine {
  readonly entry: JournalEntry;
  /** open: the outcome is not known. */
  readonly outcome: "open" | "accepted" | "refused" | "notFound";
  readonly betIds: readonly string[];
}

const LONGEST = 50;

const finite = v.pipe(v.number(), v.finite());
const texts = v.pipe(v.array(v.string()), v.readonly());

const quote = v.object({
  sportId: finite,
  matchId: finite,
  marketId: finite,
  couId: finite,
  betPos: finite,
  stage: v.picklist([1, 2, 3]),
  hdp: v.string(),
  outLevel: finite,
  odds: finite,
  oddsStyle: v.picklist([1, 2, 3, 4, 5, 6]),
  gameId: finite,
  ticketId: v.string(),
  bonus: v.boolean(),
  orId: v.exactOptional(finite),
  at: finite,
});

const line = v.object({
  entry: v.object({
    ref: v.string(),
    account: v.string(),
    kind: v.picklist(["single", "parlay", "outright"]),
    quotes: v.pipe(v.array(quote), v.minLength(1), v.readonly()),
    stake: finite,
    payment: finite,
    combCount: finite,
    at: finite,
    knownIds: texts,
  }),
  outcome: v.picklist(["open", "accepted", "refused", "notFound"]),
  betIds: texts,
});

const JOURNAL: Entry<readonly JournalLine[]> = {
  name: "journal",
  version: 1,
  schema: v.pipe(v.array(line), v.readonly()),
  fallback: [],
};

const lines = (): readonly JournalLine[] => readEntry(JOURNAL, Date.now());

/** Writes an attempt down before its call leaves; the oldest lines make room. */
export const openLine = (entry: JournalEntry): void =>
  writeEntry(JOURNAL, [...lines(), { entry, outcome: "open" as const, betIds: [] }].slice(-LONGEST));

/** Notes what became of an attempt. */
export const closeLine = (
  ref: string,
  outcome: Exclude<JournalLine["outcome"], "open">,
  betIds: readonly string[] = [],
): void =>
  writeEntry(
    JOURNAL,
    lines().map((held) => (held.entry.ref === ref ? { ...held, outcome, betIds } : held)),
  );

/** The attempts of one member whose outcome no page has seen. */
export const openEntries = (owner: string): readonly JournalEntry[] =>
  lines().flatMap(({ entry, outcome }) => (outcome === "open" && entry.account === owner ? [entry] : []));

/** Stands for an account in storage, so that no name is kept there (STO-05). */
export function ownerOf(account: string): string {
  let hash = 0x811c9dc5;
  for (const character of account) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
