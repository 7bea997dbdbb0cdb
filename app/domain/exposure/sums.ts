import { type Fraction, type ScorePair } from "#app/domain/bets/settlement.ts";
import { type ToldByScore } from "./legs.ts";
import { FEW, type Looks } from "./settler.ts";
import { type Fixed, type Open } from "./standing.ts";

/** A bet whose net the score decides. */
export type Counted = Fixed | Open<ToldByScore>;

/** The scores considered: for each side from its current score to the most, both inclusive. */
export interface Scores {
  readonly home: ScorePair;
  readonly away: ScorePair;
}

/** The scores considered, as a rectangle: what each side has, and how many goal counts from there on. */
interface Room {
  readonly home: number;
  readonly away: number;
  readonly rows: number;
  readonly columns: number;
  /** The same up to five goals of a side. */
  readonly high: number;
  readonly wide: number;
}

function roomOf({ home, away }: Scores): Room {
  const rows = home[1] - home[0] + 1;
  const columns = away[1] - away[0] + 1;
  const upTo = (first: number, count: number) => Math.min(count, Math.max(1, FEW - first + 1));
  return { home: home[0], away: away[0], rows, columns, high: upTo(home[0], rows), wide: upTo(away[0], columns) };
}

const along = (count: number, scoreOf: (at: number) => ScorePair): readonly ScorePair[] =>
  Array.from({ length: count }, (_, at) => scoreOf(at));

/** One score for each value of what decides a bet; for "few" and "both" each different score. */
function axisOf(looks: Looks, { home, away, rows, columns, high, wide }: Room): readonly ScorePair[] {
  const lines = rows + columns - 1;
  switch (looks) {
    case "margin":
      return along(lines, (at) => (at < columns ? [home, away + columns - 1 - at] : [home + at - columns + 1, away]));
    case "total":
      return along(lines, (at) => (at < rows ? [home + at, away] : [home + rows - 1, away + at - rows + 1]));
    case "home":
      return along(rows, (at) => [home + at, away]);
    case "away":
      return along(columns, (at) => [home, away + at]);
    case "few":
      return along(high * wide, (at) => [home + Math.floor(at / wide), away + (at % wide)]);
    case "both":
      return along(rows * columns, (at) => [home + Math.floor(at / columns), away + (at % columns)]);
  }
}

/** What part of the score decides a bet; with several legs on the match, both sides' goals. */
const looksOf = ({ told }: Open<ToldByScore>): Looks =>
  told[0] === undefined || told.length > 1 ? "both" : told[0].looks;

/** What decides some bets, and their sum for each value of it. */
interface Line {
  readonly axis: readonly ScorePair[];
  readonly cents: number[];
}

function lineOf(axis: readonly ScorePair[]): Line {
  return { axis, cents: axis.map(() => 0) };
}

/**
 * The net of some bets together at each score, in cents. The margin or a number of goals decides most of them: there are some
 * forty of these, but 441 scores. A page that has just loaded has not compiled this yet and pays for each one (EXP-12). For
 * the same reason the loops below do not destructure.
 */
export class Sums {
  readonly #room: Room;
  readonly #lines: Partial<Record<Looks, Line>> = {};
  #fixed = 0;

  constructor(scores: Scores) {
    this.#room = roomOf(scores);
  }

  add(standing: Counted): void {
    if ("fixed" in standing) {
      this.#fixed += standing.fixed;
      return;
    }
    const looks = looksOf(standing);
    const { axis, cents } = (this.#lines[looks] ??= lineOf(axisOf(looks, this.#room)));
    let final: ScorePair = [0, 0];
    const endOf = (leg: ToldByScore): Fraction => leg.at(final);
    axis.forEach((score, at) => {
      final = score;
      cents[at] = (cents[at] ?? 0) + standing.centsBy(endOf);
    });
  }

  /** Row by row, the home side's goals down. */
  all(): readonly number[] {
    const { rows, columns } = this.#room;
    const sums: number[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) sums.push(this.#at(row, column));
    return sums;
  }

  #at(row: number, column: number): number {
    const { margin, total, home, away, few, both } = this.#lines;
    const { columns, high, wide } = this.#room;
    let cents = this.#fixed;
    if (margin) cents += margin.cents[row - column + columns - 1] ?? 0;
    if (total) cents += total.cents[row + column] ?? 0;
    if (home) cents += home.cents[row] ?? 0;
    if (away) cents += away.cents[column] ?? 0;
    if (few) cents += few.cents[Math.min(row, high - 1) * wide + Math.min(column, wide - 1)] ?? 0;
    if (both) cents += both.cents[row * columns + column] ?? 0;
    return cents;
  }
}
