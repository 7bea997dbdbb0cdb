import { type ScorePair } from "#app/domain/bets/settlement.ts";
import { type Held, type HeldMatch } from "./held.ts";
import { legByScore, scoreNow } from "./legs.ts";
import { type Counted, type Scores, Sums } from "./sums.ts";
import { type Standing, standingsOf } from "./standing.ts";

/** A cell's content, in the account currency: one net, the lowest and highest of several, or null for a score that is no longer possible (EXP-12). */
export type Cell = number | readonly [least: number, most: number] | null;

/** The rows and columns of the table, home first: "0" to "4" and "5+" (EXP-12). */
export interface Grid {
  readonly home: readonly string[];
  readonly away: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
  /** The same without waiting bets and the slip; only if there are any (EXP-12). */
  readonly accepted?: readonly (readonly Cell[])[];
  /** The row and column of the current score, once the match is live. */
  readonly now?: readonly [row: number, column: number];
  /** Over all scores that are still possible. */
  readonly worst: number;
  readonly best: number;
  /** How many of the cells with one net show a gain, and how many have one net. */
  readonly ahead: number;
  readonly single: number;
}

const STEPS = 6;
/** How many goals beyond its first entry are considered for a side: the last entry covers the fifth and later (EXP-12). */
const FURTHEST = 20;
const SHOWN_BEFORE = 2;

const MAJOR = 100;

/** The lowest and highest net of each cell, in cents. */
class Table {
  readonly least = Array.from<number>({ length: STEPS * STEPS }).fill(Number.POSITIVE_INFINITY);
  readonly most = Array.from<number>({ length: STEPS * STEPS }).fill(Number.NEGATIVE_INFINITY);

  add(place: number, cents: number): void {
    if (cents < (this.least[place] ?? cents)) this.least[place] = cents;
    if (cents > (this.most[place] ?? cents)) this.most[place] = cents;
  }

  cells(): readonly (readonly Cell[])[] {
    return Array.from({ length: STEPS }, (_row, row) =>
      Array.from({ length: STEPS }, (_column, column): Cell => {
        const least = this.least[row * STEPS + column] ?? 0;
        const most = this.most[row * STEPS + column] ?? 0;
        if (least > most) return null;
        return least === most ? least / MAJOR : [least / MAJOR, most / MAJOR];
      }),
    );
  }
}

const entries = (first: number): readonly string[] =>
  Array.from({ length: STEPS }, (_, at) => (at === STEPS - 1 ? `${first + at}+` : String(first + at)));

const firstEntry = (goals: number): number => Math.max(0, goals - SHOWN_BEFORE);

function countCells(cells: readonly (readonly Cell[])[]) {
  const single = cells.flat().filter((cell) => typeof cell === "number");
  return { ahead: single.filter((net) => net > 0).length, single: single.length };
}

const isLayered = (counted: readonly Counted[]): boolean => counted.some(({ held: { layer } }) => layer !== "accepted");

/** The net of the bets at each final score that is still possible, from the first entry to 20 goals beyond it (EXP-12). */
function tableOf(counted: readonly Counted[], now: ScorePair) {
  const [home, away] = [firstEntry(now[0]), firstEntry(now[1])];
  const scores: Scores = {
    home: [Math.max(home, now[0]), home + FURTHEST],
    away: [Math.max(away, now[1]), away + FURTHEST],
  };
  const accepted = new Sums(scores);
  const more = new Sums(scores);
  for (const standing of counted) (standing.held.layer === "accepted" ? accepted : more).add(standing);
  const sums = accepted.all();
  const rest = isLayered(counted) ? more.all() : undefined;
  const all = new Table();
  const taken = rest ? new Table() : all;
  let at = 0;
  for (let h = scores.home[0]; h <= scores.home[1]; h++) {
    for (let a = scores.away[0]; a <= scores.away[1]; a++) {
      const place = Math.min(h - home, STEPS - 1) * STEPS + Math.min(a - away, STEPS - 1);
      const cents = sums[at] ?? 0;
      all.add(place, cents + (rest?.[at] ?? 0));
      if (rest) taken.add(place, cents);
      at += 1;
    }
  }
  return { home, away, all, taken };
}

/** The table of final scores after regular time, and how each bet relates to it (EXP-03, EXP-12). */
export function gridOf(held: readonly Held[], match: HeldMatch) {
  const standings = standingsOf(held, match, (leg, { oddsStyle }) => legByScore(leg, oddsStyle, match));
  const counted = standings.filter((standing): standing is Counted => !("out" in standing));
  const now = scoreNow(match);
  const { home, away, all, taken } = tableOf(counted, now);
  const cells = all.cells();
  const grid: Grid = {
    home: entries(home),
    away: entries(away),
    cells,
    ...(isLayered(counted) && { accepted: taken.cells() }),
    ...(match.state === "running" && { now: [now[0] - home, now[1] - away] as const }),
    worst: Math.min(...all.least) / MAJOR,
    best: Math.max(...all.most.filter(Number.isFinite)) / MAJOR,
    ...countCells(cells),
  };
  return { grid, standings: standings as readonly Standing<object>[] };
}
