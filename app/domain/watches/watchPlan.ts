import { type Watch } from "./watch.ts";

/** What the one batch requests, and how often (WAT-03). */
export interface BatchPlan {
  /** In ascending order. */
  readonly matchIds: readonly number[];
  /** Market ids, comma-joined. */
  readonly marketList: string;
  /** One of them is live. */
  readonly live: boolean;
  /** What had no room in the address; the next turn begins with it. */
  readonly left: readonly number[];
}

/** The longest address of the batch, characters, and what stands in it besides ids and markets (WAT-03). */
const LONGEST_ADDRESS = 2_000;
const OTHER_CHARACTERS = 300;

/** The least that can be asked for: the match itself is wanted, not its prices. */
const ONE_MARKET = 1;

/** A comma in an address takes three characters. */
const written = (numbers: readonly number[]): number => numbers.join("%2C").length;

const hasStarted = ({ startsAt }: Watch, now: number): boolean => Date.parse(startsAt) <= now;

/** What must be asked for beyond what the page polls already; undefined = nothing (WAT-03). `first` is what the last turn left. */
export function batchPlan(
  watches: readonly Watch[],
  {
    isPolled,
    now,
    first = [],
  }: { readonly isPolled: (watch: Watch) => boolean; readonly now: number; readonly first?: readonly number[] },
): BatchPlan | undefined {
  const asked = watches.filter((watch) => watch.kind !== "start" && watch.kind !== "sale" && !isPolled(watch));
  if (asked.length === 0) return undefined;
  const byStart = asked.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.matchId - b.matchId);
  const ids = [...new Set(byStart.map(({ matchId }) => matchId))];
  const ordered = [...ids.filter((id) => first.includes(id)), ...ids.filter((id) => !first.includes(id))];
  const marketOf = ({ kind, pick }: Watch) => (kind === "goal" ? ONE_MARKET : (pick?.marketId ?? ONE_MARKET));
  const markets = [...new Set(asked.map(marketOf))].toSorted((a, b) => a - b);
  const room = LONGEST_ADDRESS - OTHER_CHARACTERS - written(markets);
  let most = ordered.length;
  while (most > 1 && written(ordered.slice(0, most)) > room) most -= 1;
  return {
    matchIds: ordered.slice(0, most).toSorted((a, b) => a - b),
    marketList: markets.join(","),
    live: asked.some((watch) => hasStarted(watch, now)),
    left: ordered.slice(most),
  };
}

/** How often the batch is requested: as the live list is while one of its matches is live and the page visible, else as today's (WAT-03, WAT-08). */
export const batchPace = ({ live }: BatchPlan, hidden: boolean): "live" | "today" =>
  live && !hidden ? "live" : "today";

/** What a bet sells for is asked once in so long, ms; on a hidden page with the member's leave less often (WAT-03, WAT-08). */
const SALE_MS = 60_000;
const HIDDEN_SALE_MS = 300_000;

/**
 * The bets whose offers are due, by their ids; what a page on the screen asks for is never asked beside it (WAT-03). One that
 * was asked for later than now was asked for before the device's clock was set back.
 */
export function salesDue(
  watches: readonly Watch[],
  {
    isPolled,
    now,
    hidden,
  }: { readonly isPolled: (betId: string) => boolean; readonly now: number; readonly hidden: boolean },
): readonly string[] {
  const rest = hidden ? HIDDEN_SALE_MS : SALE_MS;
  const due = watches.filter(({ kind, T }) => kind === "sale" && Math.abs(now - T) >= rest);
  return [...new Set(due.flatMap(({ betId }) => (betId === undefined || isPolled(betId) ? [] : [betId])))];
}
