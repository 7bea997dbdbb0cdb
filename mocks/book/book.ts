import { listMarkets } from "#app/domain/odds/markets.ts";
import {
  type BookLine,
  type Desk,
  type DeskRoom,
  endOf,
  linesShown,
  lookAgain,
  openDesk,
  quoteLines,
} from "#mocks/book/desk.ts";
import { dayNumber, dayStart } from "#mocks/world/days.ts";
import { type Slate } from "#mocks/schedule/slate.ts";

/** A match that left a board, so that a delta can say so. */
export interface Leaving {
  readonly rev: number;
  readonly id: number;
  readonly stage: 1 | 2 | 3;
  readonly sportId: number;
}

/** Snapshots are at least a whole second apart, ms. */
const SECOND = 1_000;

const secondOf = (at: number): number => Math.floor(at / SECOND) * SECOND;

const LEAVINGS_KEPT = 6_000;
const POSTPONED_SHOWN = 2 * 3_600_000;

/**
 * How long an ended or abandoned match stays in its lists, without a market, while its bets settle and members are told
 * (CRD-01).
 */
export const ENDED_SHOWN = 5 * 60_000;

/** All desks of a world, the boards they are on, and the revision counter. */
export interface Book {
  readonly room: DeskRoom;
  /** Updates kick-offs, ends and report days. Cheap if nothing is due. */
  catchUp(now: number): void;
  /** The matches of a stage: 1 early, 2 today, 3 live. */
  on(stage: 1 | 2 | 3): ReadonlySet<Desk>;
  /** A match by id, up to date; undefined if it never existed. */
  desk(id: number): Desk | undefined;
  /** Every desk that is open. */
  desks(): Iterable<Desk>;
  /** Updates the state and the priced markets of a match. */
  refresh(desk: Desk): void;
  /** The lines on boards. */
  lines(desk: Desk, marketId: number): readonly BookLine[];
  /** All lines, as on the match page. */
  deepLines(desk: Desk, marketId: number): readonly BookLine[];
  /** A verb changed a match: reprice it now. `life` = its course changed too, not only its lines. */
  touch(desk: Desk, life: boolean): void;
  /** Matches that left boards, oldest first; deltas older than `horizon` cannot be served. */
  readonly leavings: readonly Leaving[];
  readonly horizon: number;
  /** The current snapshot for responses: a whole second of the book's time, epoch ms (OPS-11). */
  snapshot(): number;
  readonly slate: Slate;
}

const same = (a: readonly BookLine[] | undefined, b: readonly BookLine[]): boolean =>
  a !== undefined &&
  a.length === b.length &&
  a.every((line, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      line.hdp === other.hdp &&
      line.status === other.status &&
      line.bonus === other.bonus &&
      line.gameId === other.gameId &&
      line.decimals.length === other.decimals.length &&
      line.decimals.every((price, k) => price === other.decimals[k])
    );
  });

/** Opens the book over a slate. `fromRev` continues from a saved world's revision. */
export function createBook(slate: Slate, room: DeskRoom, now: () => number, fromRev: number): Book {
  const desks = new Map<number, Desk>();
  const boards = { 1: new Set<Desk>(), 2: new Set<Desk>(), 3: new Set<Desk>() };
  let waiting: Desk[] = [];
  let leavings: Leaving[] = [];
  // the snapshot of the last change; a saved world may use revisions that are not whole seconds
  let rev = secondOf(fromRev);
  let horizon = rev;
  // the newest snapshot in any response, the second of that response, and the newest of earlier seconds
  let told = rev;
  let toldIn = 0;
  let toldBefore = rev;
  let day = -1;
  let seenAt = -Infinity;

  /**
   * The book's current second: changes due by time happen at the first request of a second, before anything is answered
   * in it. The next one begins with the next catch-up, so that a slow response is of one second only.
   */
  const second = () => {
    const at = seenAt === -Infinity ? secondOf(now()) : seenAt;
    if (at !== toldIn) [toldIn, toldBefore] = [at, told];
    return at;
  };

  const after = (snapshot: number) => (rev = Math.max(rev, second(), snapshot + SECOND));

  const byTime = () => {
    second();
    return after(toldBefore);
  };

  /** A verb acts within a second that may have been answered already: its change then belongs to the next. */
  const byVerb = () => after(told);

  const place = (desk: Desk, stage: 0 | 1 | 2 | 3, nextRev = byTime) => {
    if (desk.stage === stage) return;
    if (desk.stage !== 0) {
      boards[desk.stage].delete(desk);
      leavings.push({ rev: nextRev(), id: desk.fixture.id, stage: desk.stage, sportId: desk.fixture.sportId });
      if (leavings.length > LEAVINGS_KEPT) {
        leavings = leavings.slice(-LEAVINGS_KEPT / 2);
        horizon = leavings[0]?.rev ?? rev;
      }
    }
    desk.stage = stage;
    if (stage !== 0) {
      boards[stage].add(desk);
      desk.rev = desk.joined = nextRev();
    }
    desk.nextAt = -Infinity;
    desk.texts.clear();
  };

  const goesLive = (desk: Desk) =>
    desk.fixture.willBeLive === 1 &&
    desk.fixture.fate !== "postponed" &&
    !desk.added.some(({ kind }) => kind === "postpone");

  const stageOf = (desk: Desk, at: number): 0 | 1 | 2 | 3 => {
    const { kickoff, opensAt } = desk.fixture;
    if (at < opensAt) return 0;
    if (at < kickoff) return dayNumber(kickoff) <= day ? 2 : 1;
    if (goesLive(desk)) return at < endOf(desk, room) + ENDED_SHOWN ? 3 : 0;
    const postponed = desk.fixture.fate === "postponed" || desk.added.some(({ kind }) => kind === "postpone");
    return postponed && at < kickoff + POSTPONED_SHOWN && dayNumber(kickoff) <= day ? 2 : 0;
  };

  const deskFor = (id: number): Desk | undefined => {
    const held = desks.get(id);
    if (held) return held;
    const fixture = slate.find(id);
    if (fixture === undefined) return undefined;
    const desk = openDesk(fixture);
    desks.set(id, desk);
    return desk;
  };

  const roll = (at: number) => {
    day = dayNumber(at);
    for (const fixture of slate.open(at)) {
      if (!desks.has(fixture.id)) desks.set(fixture.id, openDesk(fixture));
    }
    const stale = dayStart(day) - 2 * 86_400_000;
    waiting = [];
    for (const [id, desk] of desks) {
      const { kickoff } = desk.fixture;
      if (desk.stage === 0 && kickoff < stale && desk.added.length === 0) {
        desks.delete(id);
        continue;
      }
      if (kickoff > at) waiting.push(desk);
      place(desk, stageOf(desk, at));
    }
    waiting.sort((a, b) => b.fixture.kickoff - a.fixture.kickoff);
  };

  const catchUp = (moment: number) => {
    const at = secondOf(moment);
    if (at === seenAt) return;
    seenAt = at;
    if (dayNumber(at) !== day) roll(at);
    for (;;) {
      const next = waiting.at(-1);
      if (next === undefined || next.fixture.kickoff > at) break;
      waiting.pop();
      place(next, stageOf(next, at));
    }
    for (const desk of boards[3]) if (at >= endOf(desk, room) + ENDED_SHOWN) place(desk, 0);
    for (const desk of boards[2])
      if (desk.fixture.kickoff <= at && at >= desk.fixture.kickoff + POSTPONED_SHOWN) place(desk, 0);
  };

  const price = (desk: Desk, marketId: number, changed: number): boolean => {
    const held = desk.lines.get(marketId);
    const lines = quoteLines(desk, marketId, linesShown(desk, marketId, false), held?.[0]?.hdp);
    if (same(held, lines)) return false;
    desk.lines.set(marketId, lines);
    desk.marketRev.set(marketId, changed);
    desk.ever.set(marketId, Math.max(desk.ever.get(marketId) ?? 0, lines.length));
    return true;
  };

  const refresh = (desk: Desk, nextRev = byTime, at = second()) => {
    if (at < desk.nextAt) return;
    const first = desk.outlook === undefined;
    const { state, prices } = lookAgain(desk, room, at);
    let moved = state && !first;
    if (prices) {
      desk.deep.clear();
      // one snapshot for all markets now
      const next = nextRev();
      for (const marketId of desk.lines.keys()) moved = price(desk, marketId, next) || moved;
    }
    if (moved) {
      desk.rev = nextRev();
      desk.texts.clear();
    }
  };

  const lines = (desk: Desk, marketId: number): readonly BookLine[] => {
    refresh(desk);
    const held = desk.lines.get(marketId);
    if (held) return held;
    price(desk, marketId, desk.rev);
    return desk.lines.get(marketId) ?? [];
  };

  const deepLines = (desk: Desk, marketId: number): readonly BookLine[] => {
    refresh(desk);
    const held = desk.deep.get(marketId);
    if (held) return held;
    const main =
      desk.lines.get(marketId)?.[0]?.hdp ??
      (listMarkets(desk.fixture.sportId).includes(marketId) ? lines(desk, marketId)[0]?.hdp : undefined);
    const quoted = quoteLines(desk, marketId, linesShown(desk, marketId, true), main);
    desk.deep.set(marketId, quoted);
    return quoted;
  };

  return {
    room,
    catchUp,
    on: (stage) => boards[stage],
    desks: () => desks.values(),
    desk: (id) => {
      catchUp(now());
      const desk = deskFor(id);
      if (desk) refresh(desk);
      return desk;
    },
    refresh: (desk) => refresh(desk),
    lines,
    deepLines,
    touch: (desk, life) => {
      if (life) {
        desk.tape = undefined;
        desk.outlook = undefined;
        desk.nextAt = -Infinity;
        place(desk, stageOf(desk, now()), byVerb);
      }
      // an action is visible at once, not from the next second on
      refresh(desk, byVerb, now());
      desk.deep.clear();
      desk.rev = byVerb();
      for (const marketId of desk.lines.keys()) price(desk, marketId, desk.rev);
      desk.texts.clear();
    },
    get leavings() {
      return leavings;
    },
    get horizon() {
      return horizon;
    },
    snapshot: () => {
      told = Math.max(told, second(), rev);
      return told;
    },
    slate,
  };
}
