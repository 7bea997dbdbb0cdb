import { type ScorePair } from "#app/domain/odds/settlement.ts";
import { type Held, type HeldMatch } from "./held.ts";
import { legByScore, scoreNow, type ToldByScore } from "./legs.ts";
import { type Fixed, type Open, type Standing, standingsOf } from "./standing.ts";

/** What a cell says, in the account currency: one net, the least and the most of several, or null for a score that cannot be any more (EXP-12). */
export type Cell = number | readonly [least: number, most: number] | null;

/** The rows and columns of the table, home first: "0" to "4" and "5+" (EXP-12). */
export interface Grid {
  readonly home: readonly string[];
  readonly away: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
  /** The same without what waits and what stands on the slip; only where there is any (EXP-12). */
  readonly accepted?: readonly (readonly Cell[])[];
  /** The row and column of the score of now, once the match runs. */
  readonly now?: readonly [row: number, column: number];
  /** Over all scores that can still be. */
  readonly worst: number;
  readonly best: number;
  /** How many cells with one net show a gain, and how many have one net. */
  readonly ahead: number;
  readonly single: number;
}

const STEPS = 6;
/** How many goals beyond its first entry a side is looked at: the last entry stands for those from the fifth on (EXP-12). */
const FURTHEST = 20;
const SHOWN_BEFORE = 2;

type Counted = Fixed | Open<ToldByScore>;

const MAJOR = 100;

const netAt = (standing: Counted, final: ScorePair): number =>
  "fixed" in standing ? standing.fixed : standing.centsBy((leg) => leg.at(final));

/** The least and the most of each place of the table in cents. */
class Table {
  readonly least = Array.from({ length: STEPS * STEPS }, () => Number.POSITIVE_INFINITY);
  readonly most = Array.from({ length: STEPS * STEPS }, () => Number.NEGATIVE_INFINITY);

  add(place: number, cents: number): void {
    this.least[place] = Math.min(this.least[place] ?? cents, cents);
    this.most[place] = Math.max(this.most[place] ?? cents, cents);
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

/** What the bets bring at each final score: every score from the first entry to 20 goals beyond it that can still be (EXP-12). */
function tableOf(counted: readonly Counted[], now: ScorePair) {
  const [home, away] = [firstEntry(now[0]), firstEntry(now[1])];
  const all = new Table();
  const taken = new Table();
  for (let h = Math.max(home, now[0]); h <= home + FURTHEST; h++) {
    for (let a = Math.max(away, now[1]); a <= away + FURTHEST; a++) {
      let accepted = 0;
      let more = 0;
      const final: ScorePair = [h, a];
      for (const standing of counted) {
        const net = netAt(standing, final);
        if (standing.held.layer === "accepted") accepted += net;
        else more += net;
      }
      const place = Math.min(h - home, STEPS - 1) * STEPS + Math.min(a - away, STEPS - 1);
      all.add(place, accepted + more);
      taken.add(place, accepted);
    }
  }
  return { home, away, all, taken };
}

/** The table of final scores after regular time, and how each bet stands to it (EXP-03, EXP-12). */
export function gridOf(held: readonly Held[], match: HeldMatch) {
  const standings = standingsOf(held, match, (leg, { oddsStyle }) => legByScore(leg, oddsStyle, match));
  const counted = standings.filter((standing): standing is Counted => !("out" in standing));
  const now = scoreNow(match);
  const { home, away, all, taken } = tableOf(counted, now);
  const cells = all.cells();
  const isLayered = counted.some(({ held: { layer } }) => layer !== "accepted");
  const grid: Grid = {
    home: entries(home),
    away: entries(away),
    cells,
    ...(isLayered && { accepted: taken.cells() }),
    ...(match.state === "running" && { now: [now[0] - home, now[1] - away] as const }),
    worst: Math.min(...all.least) / MAJOR,
    best: Math.max(...all.most.filter(Number.isFinite)) / MAJOR,
    ...countCells(cells),
  };
  return { grid, standings: standings as readonly Standing<object>[] };
}
