import * as v from "valibot";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type Explained, isSameBet } from "#app/domain/slip/attemptMatch.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { STAGE } from "#app/domain/boards/match.ts";
import { named } from "./named.ts";
import { stageAsNumber } from "./slip.ts";
import { type Entry, readShared, writeEntry } from "./storage.ts";

/** A bet attempt as written down: before the call, and again when its outcome is known (trust 2.0, PRI-04). */
export interface JournalLine {
  readonly entry: JournalEntry;
  /** open: the outcome is not known. */
  readonly outcome: "open" | "accepted" | "refused" | "notFound";
  readonly betIds: readonly string[];
  /** Bets that look like it and that the member said are not theirs. */
  readonly notMine?: readonly string[];
  readonly saw?: Saw;
}

/** What the member saw beyond the quotes that were sent: what was picked, the policy, and the server's answer (PRI-04). */
export interface Saw {
  /** Price and line at the tap on the list, one a leg. */
  readonly picked?: readonly { readonly odds: number; readonly hdp: string; readonly oddsStyle: OddsStyle }[];
  /** 0 do not accept, 1 better, 2 any (domain H6). */
  readonly autoAccept?: 0 | 1 | 2;
  /** When the answer came, epoch ms, its result, and the server's own words. */
  readonly answeredAt?: number;
  readonly result?: number;
  readonly said?: string;
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
  stage: named(STAGE),
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

const saw = v.object({
  picked: v.exactOptional(
    v.pipe(
      v.array(v.object({ odds: finite, hdp: v.string(), oddsStyle: v.picklist([1, 2, 3, 4, 5, 6]) })),
      v.readonly(),
    ),
  ),
  autoAccept: v.exactOptional(v.picklist([0, 1, 2])),
  answeredAt: v.exactOptional(finite),
  result: v.exactOptional(finite),
  said: v.exactOptional(v.string()),
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
    listRead: v.exactOptional(v.boolean()),
  }),
  outcome: v.picklist(["open", "accepted", "refused", "notFound"]),
  betIds: texts,
  notMine: v.exactOptional(texts),
  saw: v.exactOptional(saw),
});

const JOURNAL: Entry<readonly JournalLine[]> = {
  name: "journal",
  version: 1,
  schema: v.pipe(v.array(line), v.readonly()),
  fallback: [],
  vital: true,
  toStored: stageAsNumber,
};

/** As all tabs see it now: what another tab wrote must neither be missed nor written over (BET-06, BET-08). */
const lines = (): readonly JournalLine[] => readShared(JOURNAL, Date.now());

/** Writes an attempt down before its call leaves; the oldest lines make room. */
export const openLine = (entry: JournalEntry): void =>
  writeEntry(JOURNAL, [...lines(), { entry, outcome: "open" as const, betIds: [] }].slice(-LONGEST));

const changeLine = (ref: string, change: (line: JournalLine) => Partial<JournalLine>): void =>
  writeEntry(
    JOURNAL,
    lines().map((held) => (held.entry.ref === ref ? { ...held, ...change(held) } : held)),
  );

/** Notes what became of an attempt. */
export const closeLine = (
  ref: string,
  outcome: Exclude<JournalLine["outcome"], "open">,
  betIds: readonly string[] = [],
): void => changeLine(ref, () => ({ outcome, betIds }));

/** An attempt that was called missing is in doubt again. */
export const reopenLine = (ref: string): void => changeLine(ref, () => ({ outcome: "open" }));

/** Notes the ids that the answer named, before the list has shown them. */
export const noteIds = (ref: string, betIds: readonly string[]): void => changeLine(ref, () => ({ betIds }));

/** Notes bets that the member said are not theirs: the attempt is never matched with them again. */
export const noteNotMine = (ref: string, betIds: readonly string[]): void =>
  changeLine(ref, ({ notMine = [] }) => ({ notMine: [...notMine, ...betIds] }));

/** Adds to what is written down of an attempt what the member saw and what the server said. */
export const noteSaw = (ref: string, more: Saw): void =>
  changeLine(ref, ({ saw: held }) => ({ saw: { ...held, ...more } }));

/** What is written down of one bet of a member: found by its ClientRef, else by its id; undefined on another device. */
export const lineOfBet = (owner: string, bet: { readonly id: string; readonly clientRef?: string }) =>
  lines().find(
    ({ entry, betIds }) => entry.account === owner && (entry.ref === bet.clientRef || betIds.includes(bet.id)),
  );

const entriesWith = (owner: string, wanted: JournalLine["outcome"]): readonly JournalEntry[] =>
  lines().flatMap(({ entry, outcome }) => (outcome === wanted && entry.account === owner ? [entry] : []));

/** The attempts of one member whose outcome no page has seen. */
export const openEntries = (owner: string): readonly JournalEntry[] => entriesWith(owner, "open");

/** The attempts of one member that were looked for in vain: a server may book one late all the same. */
export const missingEntries = (owner: string): readonly JournalEntry[] => entriesWith(owner, "notFound");

/** What the journal knows that tells the bets of an attempt from those of the member's others. */
export function explainedOf(entry: JournalEntry): Explained {
  const all = lines().filter((held) => held.entry.account === entry.account);
  const own = all.find((held) => held.entry.ref === entry.ref);
  const rest = all.filter((held) => held !== own);
  const same = rest.filter((held) => isSameBet(held.entry, entry));
  return {
    answered: own?.betIds ?? [],
    others: new Set([...rest.flatMap(({ betIds }) => betIds), ...(own?.notMine ?? [])]),
    owed: same.filter(({ outcome, betIds }) => outcome === "accepted" && betIds.length === 0).length,
    missing: same.filter(({ outcome }) => outcome === "notFound").length,
  };
}
