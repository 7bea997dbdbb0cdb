import { type AttemptMatch, type JournalEntry } from "./attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Quote } from "./quote.ts";
import { selectionKey } from "./selection.ts";

type Place = Pick<Quote, "matchId" | "couId" | "betPos">;

/** By what a selection is known in a record; of an outright's nothing but the runner is known (spec §3). */
const placeOf = (kind: BetRecord["kind"], pick: Place): string =>
  kind === "outright" ? String(pick.couId) : selectionKey(pick);

/** True for the leg of a record that a quote of a bet of this kind became. */
export const isLegOf =
  (kind: BetRecord["kind"], quote: Place) =>
  (leg: Place): boolean =>
    placeOf(kind, leg) === placeOf(kind, quote);

/** The selections of a bet as text. */
const picksOf = (kind: BetRecord["kind"], picks: readonly Place[]): string =>
  picks
    .map((pick) => placeOf(kind, pick))
    .toSorted()
    .join(" ");

/** True when two attempts are for the same bet: kind, selections, stake and number of bets. */
export const isSameBet = (one: JournalEntry, other: JournalEntry): boolean =>
  one.kind === other.kind &&
  one.stake === other.stake &&
  one.combCount === other.combCount &&
  picksOf(one.kind, one.quotes) === picksOf(other.kind, other.quotes);

/** True for a bet that could be this attempt's on a server without refs; its time is ignored, since clocks differ. */
const looksLike = ({ kind, quotes, stake, combCount, knownIds }: JournalEntry, record: BetRecord): boolean =>
  record.clientRef === undefined &&
  record.kind === kind &&
  record.stake === stake &&
  (record.combCount ?? combCount) === combCount &&
  !knownIds.includes(record.id) &&
  picksOf(kind, record.legs) === picksOf(kind, quotes);

/** What the journal knows that distinguishes one attempt's bets from others. */
export interface Explained {
  /** The ids in the server's response: this attempt's own. */
  readonly answered: readonly string[];
  /** Ids that are not its own: other attempts' bets, and bets that the member said are not theirs. */
  readonly others: ReadonlySet<string>;
  /**
   * Other attempts at the same bet that the server took without naming an id: that many bets of the list are theirs.
   */
  readonly owed: number;
  /** Other attempts at the same bet that were never found: a surplus bet may be a late one of theirs. */
  readonly missing: number;
}

const byId = (records: readonly BetRecord[]): readonly BetRecord[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

/**
 * An attempt's bets in a bet list: by its ClientRef or an id from the response. Failing that, on a server without refs,
 * the bets on the same selections with the same stake that nothing else explains: a single one counts as ours until the
 * member says otherwise; if there are more, the member is asked. Clocks are not consulted (decisions, Lost; BET-03,
 * BET-05).
 */
export function matchAttempt(entry: JournalEntry, records: readonly BetRecord[], explained: Explained): AttemptMatch {
  const { answered, others, owed, missing } = explained;
  const listed = byId(records);
  const own = listed.filter(({ id, clientRef }) => clientRef === entry.ref || answered.includes(id));
  const keepsRefs = listed.some(({ clientRef }) => clientRef !== undefined);
  const alike = listed.filter((record) => looksLike(entry, record) && !others.has(record.id) && !own.includes(record));
  const betIds = own.map(({ id }) => id);
  const [betId] = betIds;
  if (betId !== undefined) {
    if (betIds.length > 1) return { found: "duplicate", betIds };
    if (keepsRefs || missing > 0 || alike.length === 0) return { found: "one", betId };
    return { found: "oneOfSeveral", betId, alike: alike.map(({ id }) => id) };
  }
  // a bet with a known id only has to be waited for, and bets that another attempt is sure of belong to that one
  if (answered.length > 0 || alike.length <= owed) return { found: "none" };
  const alone = alike.length === 1 && !keepsRefs && entry.listRead === true;
  return { found: "alike", bets: alike, alone };
}
