import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { Boards, type Leaving } from "#mocks/book/boards.ts";
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
import { Revisions, secondOf } from "#mocks/book/revisions.ts";
import { dayNumber, dayStart } from "#mocks/world/days.ts";
import { type Slate } from "#mocks/schedule/slate.ts";

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

const isPostponed = ({ fixture, added }: Desk): boolean =>
  fixture.fate === "postponed" || added.some(({ kind }) => kind === "postpone");

/** The board that a match is on at a time, when that day's matches are today's; 0 = none. */
function stageOf(desk: Desk, room: DeskRoom, day: number, at: number): Desk["stage"] {
  const { kickoff, opensAt, willBeLive } = desk.fixture;
  if (at < opensAt) return 0;
  const isToday = dayNumber(kickoff) <= day;
  if (at < kickoff) return isToday ? 2 : 1;
  if (isPostponed(desk)) return isToday && at < kickoff + POSTPONED_SHOWN ? 2 : 0;
  return willBeLive === 1 && at < endOf(desk, room) + ENDED_SHOWN ? 3 : 0;
}

/** Prices a market of a desk again; true if that changed it, at the revision given. */
function price(desk: Desk, marketId: number, changed: number): boolean {
  const held = desk.lines.get(marketId);
  const lines = quoteLines(desk, marketId, linesShown(desk, marketId, false), held?.[0]?.hdp);
  if (same(held, lines)) return false;
  desk.lines.set(marketId, lines);
  desk.marketRev.set(marketId, changed);
  desk.ever.set(marketId, Math.max(desk.ever.get(marketId) ?? 0, lines.length));
  return true;
}

/** Desks by match: opened when their match is on offer or asked for, put on boards by the clock and by verbs. */
class DeskTable implements Book {
  readonly slate: Slate;
  readonly room: DeskRoom;
  readonly #now: () => number;
  readonly #desks = new Map<number, Desk>();
  readonly #revisions: Revisions;
  readonly #boards: Boards;
  /** Desks whose match has not begun, the next one last. */
  #waiting: Desk[] = [];
  #day = -1;

  constructor(slate: Slate, room: DeskRoom, now: () => number, fromRev: number) {
    this.slate = slate;
    this.room = room;
    this.#now = now;
    this.#revisions = new Revisions(now, fromRev);
    this.#boards = new Boards(this.#revisions.last);
  }

  get leavings(): readonly Leaving[] {
    return this.#boards.leavings;
  }

  get horizon(): number {
    return this.#boards.horizon;
  }

  on(stage: 1 | 2 | 3): ReadonlySet<Desk> {
    return this.#boards.on(stage);
  }

  desks(): Iterable<Desk> {
    return this.#desks.values();
  }

  desk(id: number): Desk | undefined {
    this.catchUp(this.#now());
    const desk = this.#desks.get(id) ?? this.#open(id);
    if (desk) this.refresh(desk);
    return desk;
  }

  #open(id: number): Desk | undefined {
    const fixture = this.slate.find(id);
    if (fixture === undefined) return undefined;
    const desk = openDesk(fixture);
    this.#desks.set(id, desk);
    return desk;
  }

  /** Puts a desk where it belongs at a time. */
  #seat(desk: Desk, at: number, nextRev = this.#revisions.byTime): void {
    this.#boards.place(desk, stageOf(desk, this.room, this.#day, at), nextRev);
  }

  /** A report day begins: its matches are opened, and those of the past are dropped. */
  #turn(at: number): void {
    this.#day = dayNumber(at);
    for (const fixture of this.slate.open(at))
      if (!this.#desks.has(fixture.id)) this.#desks.set(fixture.id, openDesk(fixture));
    const stale = dayStart(this.#day) - 2 * 86_400_000;
    this.#waiting = [];
    for (const [id, desk] of this.#desks) {
      const { kickoff } = desk.fixture;
      if (desk.stage === 0 && kickoff < stale && desk.added.length === 0) {
        this.#desks.delete(id);
        continue;
      }
      if (kickoff > at) this.#waiting.push(desk);
      this.#seat(desk, at);
    }
    this.#waiting.sort((a, b) => b.fixture.kickoff - a.fixture.kickoff);
  }

  catchUp(moment: number): void {
    const at = secondOf(moment);
    if (!this.#revisions.reach(at)) return;
    if (dayNumber(at) !== this.#day) this.#turn(at);
    for (let next = this.#waiting.at(-1); next && next.fixture.kickoff <= at; next = this.#waiting.at(-1)) {
      this.#waiting.pop();
      this.#seat(next, at);
    }
    const { byTime } = this.#revisions;
    for (const desk of this.on(3)) if (at >= endOf(desk, this.room) + ENDED_SHOWN) this.#boards.place(desk, 0, byTime);
    for (const desk of this.on(2))
      if (at >= desk.fixture.kickoff + POSTPONED_SHOWN) this.#boards.place(desk, 0, byTime);
  }

  refresh(desk: Desk): void {
    this.#refresh(desk, this.#revisions.byTime, this.#revisions.second());
  }

  #refresh(desk: Desk, nextRev: () => number, at: number): void {
    if (at < desk.nextAt) return;
    const first = desk.outlook === undefined;
    const { state, prices } = lookAgain(desk, this.room, at);
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
  }

  lines(desk: Desk, marketId: number): readonly BookLine[] {
    this.refresh(desk);
    const held = desk.lines.get(marketId);
    if (held) return held;
    price(desk, marketId, desk.rev);
    return desk.lines.get(marketId) ?? [];
  }

  deepLines(desk: Desk, marketId: number): readonly BookLine[] {
    this.refresh(desk);
    const held = desk.deep.get(marketId);
    if (held) return held;
    const isListed = listMarkets(desk.fixture.sportId).includes(marketId);
    const shown = desk.lines.get(marketId) ?? (isListed ? this.lines(desk, marketId) : []);
    const quoted = quoteLines(desk, marketId, linesShown(desk, marketId, true), shown[0]?.hdp);
    desk.deep.set(marketId, quoted);
    return quoted;
  }

  touch(desk: Desk, life: boolean): void {
    const { byVerb } = this.#revisions;
    if (life) {
      desk.tape = undefined;
      desk.outlook = undefined;
      desk.nextAt = -Infinity;
      this.#seat(desk, this.#now(), byVerb);
    }
    // an action is visible at once, not from the next second on
    this.#refresh(desk, byVerb, this.#now());
    desk.deep.clear();
    desk.rev = byVerb();
    for (const marketId of desk.lines.keys()) price(desk, marketId, desk.rev);
    desk.texts.clear();
  }

  snapshot(): number {
    return this.#revisions.snapshot();
  }
}

/** Opens the book over a slate. `fromRev` continues from a saved world's revision. */
export const createBook = (slate: Slate, room: DeskRoom, now: () => number, fromRev: number): Book =>
  new DeskTable(slate, room, now, fromRev);
