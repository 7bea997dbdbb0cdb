import { type Desk } from "#mocks/book/desk.ts";

/** A match that left a board, so that a delta can say so. */
export interface Leaving {
  readonly rev: number;
  readonly id: number;
  readonly stage: 1 | 2 | 3;
  readonly sportId: number;
}

const LEAVINGS_KEPT = 6_000;

/** Which desks are on which board, and which have left one. */
export class Boards {
  readonly #on = { 1: new Set<Desk>(), 2: new Set<Desk>(), 3: new Set<Desk>() };
  #leavings: Leaving[] = [];
  #horizon: number;

  /** Nothing has left before this revision. */
  constructor(from: number) {
    this.#horizon = from;
  }

  /** The desks of a stage: 1 early, 2 today, 3 live. */
  on(stage: 1 | 2 | 3): ReadonlySet<Desk> {
    return this.#on[stage];
  }

  /** Matches that left boards, oldest first; deltas older than `horizon` cannot be served. */
  get leavings(): readonly Leaving[] {
    return this.#leavings;
  }

  get horizon(): number {
    return this.#horizon;
  }

  /** Moves a desk to the board of a stage; 0 = to none. */
  place(desk: Desk, stage: Desk["stage"], nextRev: () => number): void {
    if (desk.stage === stage) return;
    if (desk.stage !== 0) this.#leave(desk, desk.stage, nextRev());
    desk.stage = stage;
    if (stage !== 0) {
      this.#on[stage].add(desk);
      desk.rev = desk.joined = nextRev();
    }
    desk.nextAt = -Infinity;
    desk.texts.clear();
  }

  #leave(desk: Desk, stage: 1 | 2 | 3, rev: number): void {
    this.#on[stage].delete(desk);
    this.#leavings.push({ rev, id: desk.fixture.id, stage, sportId: desk.fixture.sportId });
    if (this.#leavings.length <= LEAVINGS_KEPT) return;
    this.#leavings = this.#leavings.slice(-LEAVINGS_KEPT / 2);
    this.#horizon = this.#leavings[0]?.rev ?? rev;
  }
}
