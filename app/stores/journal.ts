import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { STAGE } from "#app/domain/boards/match.ts";
import { type Explained } from "#app/domain/slip/attemptMatch.ts";
import {
  entriesWith,
  explainedBy,
  isOpenElsewhere,
  type Journal,
  type JournalLine,
  lighter,
  lineFor,
  type Saw,
  withChange,
  withLine,
  withoutKnown,
} from "#app/domain/slip/journal.ts";
import { named } from "./named.ts";
import { stageAsNumber } from "./slip.ts";
import { changeShared, type Entry, readShared } from "./storage/storage.ts";

const finite = v.pipe(v.number(), v.finite());
const texts = v.pipe(v.array(v.string()), v.readonly());

const quote = v.object({
  sportId: finite,
  matchId: finite,
  marketId: finite,
  couId: finite,
  betPos: finite,
  positions: v.exactOptional(finite),
  stage: named(STAGE),
  hdp: v.string(),
  outLevel: finite,
  odds: finite,
  oddsStyle: v.picklist(ODDS_STYLES),
  gameId: finite,
  ticketId: v.string(),
  bonus: v.boolean(),
  orId: v.exactOptional(finite),
  at: finite,
});

const saw = v.object({
  picked: v.exactOptional(
    v.pipe(v.array(v.object({ odds: finite, hdp: v.string(), oddsStyle: v.picklist(ODDS_STYLES) })), v.readonly()),
  ),
  autoAccept: v.exactOptional(v.picklist([0, 1, 2])),
  answeredAt: v.exactOptional(finite),
  result: v.exactOptional(finite),
  said: v.exactOptional(v.string()),
  untold: v.optional(v.object({ code: finite, isResult: v.boolean() })),
  counted: v.exactOptional(finite),
  countedOn: v.exactOptional(v.string()),
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

const JOURNAL: Entry<Journal> = {
  name: "journal",
  version: 1,
  schema: v.pipe(v.array(line), v.readonly()),
  fallback: [],
  vital: true,
  lighter,
  toStored: stageAsNumber,
};

/** As all tabs see it now: another tab's writes must be neither missed nor overwritten (BET-06, BET-08). */
const lines = (): Journal => readShared(JOURNAL, Date.now());

/** Records an attempt before its request is sent; the oldest lines make room. */
export const openLine = (entry: JournalEntry): void => changeShared(JOURNAL, (held) => withLine(held, entry));

const changeLine = (ref: string, change: (line: JournalLine) => Partial<JournalLine>): void =>
  changeShared(JOURNAL, (held) => withChange(held, ref, change));

/** Records the outcome of an attempt. */
export const closeLine = (
  ref: string,
  outcome: Exclude<JournalLine["outcome"], "open">,
  betIds: readonly string[] = [],
): void => changeLine(ref, () => ({ outcome, betIds }));

/** An attempt that was called missing is in doubt again. */
export const reopenLine = (ref: string): void => changeLine(ref, () => ({ outcome: "open" }));

/** Records the ids in the response, before the list has shown them. */
export const noteIds = (ref: string, betIds: readonly string[]): void => changeLine(ref, () => ({ betIds }));

/** Records bets that the member said are not theirs: the attempt is never matched with them again. */
export const noteNotMine = (ref: string, betIds: readonly string[]): void =>
  changeLine(ref, ({ notMine = [] }) => ({ notMine: [...notMine, ...betIds] }));

/** A member has logged out: what is known of their attempts goes with them (PRI-04). */
export const wipeJournal = (owner: string): void => changeShared(JOURNAL, (held) => withoutKnown(held, owner));

/** Adds to an attempt's line what the member saw and what the server said. */
export const noteSaw = (ref: string, more: Saw): void =>
  changeLine(ref, ({ saw: held }) => ({ saw: { ...held, ...more } }));

/** All lines of one member's attempts, oldest first. */
export const journalOf = (owner: string): Journal => lines().filter(({ entry }) => entry.account === owner);

/** The line of one of a member's bets: found by its ClientRef, else by its id; undefined on another device. */
export const lineOfBet = (owner: string, bet: { readonly id: string; readonly clientRef?: string }) =>
  lineFor(journalOf(owner), bet);

/** One member's attempts whose outcome no page has seen. */
export const openEntries = (owner: string): readonly JournalEntry[] => entriesWith(lines(), owner, "open");

/** One member's attempts that were never found: a server may still book one late. */
export const missingEntries = (owner: string): readonly JournalEntry[] => entriesWith(lines(), owner, "notFound");

/** True if another tab has a bet on one of these selections in doubt. */
export const isInDoubtElsewhere = (entry: JournalEntry): boolean => isOpenElsewhere(lines(), entry);

/** What the journal knows that distinguishes an attempt's bets from the member's others. */
export const explainedOf = (entry: JournalEntry): Explained => explainedBy(lines(), entry);
