import { type ReactElement } from "react";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type Arrange, type BoardRow, type LineRow } from "#app/components/board/boardRows.ts";

type MatchLine = Extract<BoardRow, { readonly kind: "match" }>;

/** What is put among the rows of a list. */
export interface Arrangement {
  /** The matches without a price in the view, which stand behind a line at their league's end. */
  readonly unpriced: ReadonlySet<number>;
  /** Leagues, by section, whose matches behind that line are shown. */
  readonly shown: ReadonlySet<string>;
  readonly isOver: (matchId: number) => boolean;
  readonly foldLine: (section: LeagueSection, count: number, first: boolean) => ReactElement;
  /** Heads where the date turns; undefined where the list has none. */
  readonly days?: {
    /** The date of a match, in the member's zone; undefined if its time is not known. */
    readonly dateOf: (matchId: number) => string | undefined;
    /** The date that the list itself names. */
    readonly own: string;
    /** The list goes by time, so that a date turns once. */
    readonly byTime: boolean;
    readonly head: (date: string, key: string) => ReactElement;
  };
  /** Rows behind the last league. */
  readonly next: readonly BoardRow[];
}

const isMatch = (row: BoardRow): row is MatchLine => row.kind === "match";

/** A league's rows with the line of what the view has no price for: before what is over and ends the league. */
function foldRows(section: LeagueSection, rows: readonly MatchLine[], by: Arrangement): readonly BoardRow[] {
  const folded = rows.filter(({ listed }) => by.unpriced.has(listed.id));
  if (folded.length === 0) return rows;
  const kept = rows.filter(({ listed }) => !by.unpriced.has(listed.id));
  const last = kept.findLastIndex(({ listed }) => !by.isOver(listed.id)) + 1;
  const line: LineRow = {
    kind: "line",
    key: `fold:${section.key}`,
    draw: () => by.foldLine(section, folded.length, last === 0),
  };
  return [...kept.slice(0, last), line, ...(by.shown.has(section.key) ? folded : []), ...kept.slice(last)];
}

/** The function that puts lines among a list's rows. */
export function arrangeBy(by: Arrangement): Arrange {
  return (rows) => {
    const arranged: BoardRow[] = [];
    let date = by.days?.own;
    /** The next row stands right under a head and draws no hairline. */
    let headed = false;
    const put = (row: BoardRow, league: string): void => {
      const turned = by.days && isMatch(row) ? by.days.dateOf(row.listed.id) : undefined;
      if (by.days && turned !== undefined && turned !== date) {
        const { head } = by.days;
        date = turned;
        const key = `day:${league}:${turned}`;
        arranged.push({ kind: "line", key, draw: () => head(turned, key) });
        headed = true;
      }
      arranged.push(isMatch(row) && row.first !== headed ? { ...row, first: headed } : row);
      headed = false;
    };
    for (const [at, row] of rows.entries()) {
      if (row.kind !== "league") continue;
      const end = rows.findIndex((other, place) => place > at && other.kind === "league");
      const own = rows.slice(at + 1, end === -1 ? undefined : end).filter(isMatch);
      arranged.push(row);
      headed = true;
      if (by.days && !by.days.byTime) date = by.days.own;
      for (const one of foldRows(row.section, own, by)) put(one, row.section.key);
    }
    return [...arranged, ...by.next];
  };
}
