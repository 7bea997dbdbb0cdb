import { type Attempt, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type Attempts, NO_ATTEMPTS } from "#app/domain/slip/attempts.ts";
import { type Journal } from "#app/domain/slip/journal.ts";

/** One of two tabs of one browser: they share the journal and the lock, and nothing else. */
export type TabId = 0 | 1;

/** What a tab last told the member about a bet. */
export type Says = "nothing" | "failed" | "placed" | "twice" | "asked" | "missing" | "doubt";

/** What comes back for a request: a response of the bookmaker's, or something in its place. */
export type Answer = "taken" | "nameless" | "refused" | "repriced" | "deduction" | "unavailable" | "cut";

/** A request that has left a page. */
export interface Call {
  readonly ref: string;
  /** The tab that waits for the response; undefined once its page is closed or has waited too long. */
  readonly tab: TabId | undefined;
  /** The response on its way back; undefined while the request itself is on its way to the bookmaker. */
  readonly answer: Answer | undefined;
}

/** A bet in the bookmaker's ledger; `shown` once the member's list has it. */
export interface Booked {
  readonly id: string;
  readonly ref: string;
  readonly shown: boolean;
}

/** A pending read of the bet list: the bets that the bookmaker had when it was asked. */
export interface Reading {
  readonly ref: string;
  readonly at: number;
  readonly listed: readonly Booked[];
  readonly before: Attempt;
  readonly final: boolean;
}

/** The page of one tab. */
export interface Tab {
  readonly attempts: Attempts;
  /**
   * The tap that waits for the lock, and the one whose request is pending: one at a time, by the guard of
   * flows/attempt/runOnce.ts.
   */
  readonly tapped: string | undefined;
  readonly sending: string | undefined;
  readonly readings: readonly Reading[];
  /** The ids of bets that this page knows. */
  readonly known: readonly string[];
  /** Attempts whose doubt came from the server itself. */
  readonly doubts: readonly string[];
}

/** One accepted tap: its ref, how often a request was sent for it, and what each tab has said about it. */
export interface Fate {
  readonly entry: JournalEntry;
  readonly tab: TabId;
  readonly sent: number;
  readonly says: readonly [Says, Says];
  /** The ids that were shown as this bet's. */
  readonly told: readonly string[];
}

/** Everything that can differ between two moments. */
export interface World {
  /** Epoch ms. */
  readonly now: number;
  /** What is left of taps, of faults, and of times at which the device sleeps past every schedule. */
  readonly taps: number;
  readonly faults: number;
  readonly sleeps: number;
  readonly tabs: readonly [Tab, Tab];
  /** The tab that holds the lock. */
  readonly lock: TabId | undefined;
  readonly journal: Journal;
  readonly calls: readonly Call[];
  readonly ledger: readonly Booked[];
  readonly fates: readonly Fate[];
}

/** A page that has just loaded. */
const newTab = (known: readonly string[]): Tab => ({
  attempts: NO_ATTEMPTS,
  tapped: undefined,
  sending: undefined,
  readings: [],
  known,
  doubts: [],
});

/** Two tabs that have not bet yet. */
export const newWorld = (taps: number, faults: number): World => ({
  now: 1_000_000,
  taps,
  faults,
  sleeps: 1,
  tabs: [newTab([]), newTab([])],
  lock: undefined,
  journal: [],
  calls: [],
  ledger: [],
  fates: [],
});

/** The world with one of its tabs changed. */
export function withTab(world: World, id: TabId, change: Partial<Tab>): World {
  const [first, second] = world.tabs;
  const tabs: World["tabs"] = id === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
  return { ...world, tabs };
}

/** The world after a tab has said something about a bet. */
export const withSaid = (world: World, id: TabId, ref: string, says: Says, told: readonly string[] = []): World => ({
  ...world,
  fates: world.fates.map((fate) => {
    if (fate.entry.ref !== ref) return fate;
    const [first, second] = fate.says;
    return { ...fate, told, says: id === 0 ? [says, second] : [first, says] };
  }),
});

/** The fate of a tap. */
export function fateOf({ fates }: World, ref: string): Fate {
  const fate = fates.find(({ entry }) => entry.ref === ref);
  if (fate === undefined) throw new RangeError(`no tap ${ref}`);
  return fate;
}

/** The member's bet list. */
export const shownBets = ({ ledger }: World): readonly Booked[] => ledger.filter(({ shown }) => shown);
