import { type AttemptMatch, type JournalEntry } from "./attempt.ts";
import { type BetRecord } from "./bet.ts";

/** How long before and after the tap a bet's own time may lie: clocks differ a little, and live bets are booked late. */
const MATCH_WINDOW_MS = { before: 60_000, after: 300_000 } as const;

interface Pick {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
}

const picksOf = (kind: BetRecord["kind"], picks: readonly Pick[]): string =>
  picks
    .map(({ matchId, marketId, couId, betPos }) =>
      kind === "outright" ? String(couId) : [matchId, marketId, couId, betPos].join("_"),
    )
    .toSorted()
    .join(" ");

function looksLike({ kind, quotes, stake, combCount, at, knownIds }: JournalEntry, record: BetRecord): boolean {
  const age = Date.parse(record.placedAt) - at;
  return (
    record.clientRef === undefined &&
    record.kind === kind &&
    record.stake === stake &&
    (record.combCount ?? combCount) === combCount &&
    age >= -MATCH_WINDOW_MS.before &&
    age <= MATCH_WINDOW_MS.after &&
    !knownIds.includes(record.id) &&
    picksOf(kind, record.legs) === picksOf(kind, quotes)
  );
}

/**
 * The bets of an attempt in a bet list: by its ClientRef if any bet carries it, else, on a server that keeps no refs, by
 * selections, stake and time among the bets not known before the tap (decisions, Slip; trust 2.0, BET-03, BET-05).
 */
export function matchAttempt(entry: JournalEntry, records: readonly BetRecord[]): AttemptMatch {
  const byRef = records.filter(({ clientRef }) => clientRef === entry.ref);
  const matching = byRef.length > 0 ? byRef : records.filter((record) => looksLike(entry, record));
  const betIds = [...new Set(matching.map(({ id }) => id))];
  const [betId] = betIds;
  if (betId === undefined) return { found: "none" };
  return betIds.length === 1 ? { found: "one", betId } : { found: "duplicate", betIds };
}
