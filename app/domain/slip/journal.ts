import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type JournalEntry } from "./attempt.ts";
import { type Explained, isSameBet } from "./attemptMatch.ts";
import { betRefusal } from "./refusal.ts";
import { selectionKey } from "./selection.ts";

/** What the member saw beyond the quotes that were sent: the pick, the setting, and the server's response. */
export interface Saw {
  /** Price and line at the tap on the list, one per leg. */
  readonly picked?: readonly { readonly odds: number; readonly hdp: string; readonly oddsStyle: OddsStyle }[];
  /** 0 accept none, 1 better, 2 any. */
  readonly autoAccept?: 0 | 1 | 2;
  /** When the response came, epoch ms, its result, and the server's own words. */
  readonly answeredAt?: number;
  readonly result?: number;
  readonly said?: string;
  /** A refusal that its member was not told, having left before it came: its code, a bet's result or the envelope's. */
  readonly untold?: { readonly code: number; readonly isResult: boolean } | undefined;
  /** What the member's own daily stake limit has counted for it, currency major units. */
  readonly counted?: number;
  /** The report day on which that was first counted. */
  readonly countedOn?: Day;
}

/** A bet attempt as recorded: before the request, and again when its outcome is known. */
export interface JournalLine {
  readonly entry: JournalEntry;
  /** open: the outcome is not known. */
  readonly outcome: "open" | "accepted" | "refused" | "notFound";
  readonly betIds: readonly string[];
  /** Bets that look like it but, the member said, are not theirs. */
  readonly notMine?: readonly string[];
  readonly saw?: Saw;
}

/** The lines of the journal, oldest first. */
export type Journal = readonly JournalLine[];

const LONGEST = 50;

/** The journal with an attempt recorded before its request is sent; the oldest lines with a known outcome make room. */
export function withLine(journal: Journal, entry: JournalEntry): Journal {
  const lines: Journal = [...journal, { entry, outcome: "open", betIds: [] }];
  const known = lines.filter(({ outcome }) => outcome !== "open");
  const dropped = new Set(known.slice(0, Math.max(0, lines.length - LONGEST)));
  return lines.filter((line) => !dropped.has(line));
}

/**
 * The journal without its least needed line, for when storage is full: the oldest refused one, else the oldest whose
 * bet is known. A same-bet attempt that may still be looked for is told that this bet is not its own. Undefined if
 * there is none: an open, missing or untold line is never dropped.
 */
export function lighter(journal: Journal): Journal | undefined {
  const least =
    journal.find(({ outcome, saw }) => outcome === "refused" && saw?.untold === undefined) ??
    journal.find(({ outcome, betIds }) => outcome === "accepted" && betIds.length > 0);
  if (least === undefined) return undefined;
  const { entry, betIds } = least;
  const isTwin = (line: JournalLine): boolean =>
    (line.outcome === "open" || line.outcome === "notFound") &&
    line.entry.account === entry.account &&
    isSameBet(line.entry, entry);
  return journal
    .filter((line) => line !== least)
    .map((line) =>
      betIds.length > 0 && isTwin(line) ? { ...line, notMine: [...(line.notMine ?? []), ...betIds] } : line,
    );
}

/**
 * The journal after a member has logged out: every line of theirs that nothing hangs on is gone, as for lack of room
 * (PRI-04). What is open, missing, untold or not named yet waits for them.
 */
export function withoutKnown(journal: Journal, owner: string): Journal {
  let mine: Journal = journal.filter(({ entry }) => entry.account === owner);
  for (let less = lighter(mine); less !== undefined; less = lighter(mine)) mine = less;
  const kept = new Map(mine.map((line) => [line.entry.ref, line]));
  return journal.flatMap((line) => (line.entry.account === owner ? (kept.get(line.entry.ref) ?? []) : line));
}

/** The journal with one line changed. */
export const withChange = (
  journal: Journal,
  ref: string,
  change: (line: JournalLine) => Partial<JournalLine>,
): Journal => journal.map((line) => (line.entry.ref === ref ? { ...line, ...change(line) } : line));

/** The line of a bet, by the ref that its record keeps, else by its id (decisions, Slip). */
export const lineFor = (
  journal: Journal,
  bet: { readonly id: string; readonly clientRef?: string },
): JournalLine | undefined =>
  journal.find(({ entry, betIds }) => entry.ref === bet.clientRef || betIds.includes(bet.id));

/** One member's attempts with that outcome. */
export const entriesWith = (journal: Journal, owner: string, wanted: JournalLine["outcome"]): readonly JournalEntry[] =>
  journal.flatMap(({ entry, outcome }) => (outcome === wanted && entry.account === owner ? [entry] : []));

/**
 * True for a bet that the server took and named: its line is open only until the list shows it, and nothing is in
 * doubt.
 */
const isTaken = ({ betIds, saw }: JournalLine): boolean => betRefusal(saw?.result) === "success" && betIds.length > 0;

/** True if another of the member's attempts is in doubt and shares a selection with this one. */
export const isOpenElsewhere = (journal: Journal, { account, quotes, ref }: JournalEntry): boolean =>
  journal.some(
    (line) =>
      line.outcome === "open" &&
      !isTaken(line) &&
      line.entry.account === account &&
      line.entry.ref !== ref &&
      line.entry.quotes.some((theirs) => quotes.some((ours) => selectionKey(ours) === selectionKey(theirs))),
  );

/** What the journal knows that distinguishes an attempt's bets from the member's others. */
export function explainedBy(journal: Journal, entry: JournalEntry): Explained {
  const all = journal.filter((line) => line.entry.account === entry.account);
  const own = all.find((line) => line.entry.ref === entry.ref);
  const rest = all.filter((line) => line !== own);
  const same = rest.filter((line) => isSameBet(line.entry, entry));
  return {
    answered: own?.betIds ?? [],
    others: new Set([...rest.flatMap(({ betIds }) => betIds), ...(own?.notMine ?? [])]),
    owed: same.filter(({ outcome, betIds }) => outcome === "accepted" && betIds.length === 0).length,
    missing: same.filter(({ outcome }) => outcome === "notFound").length,
  };
}
