import { type LeagueSection, type ListedMatch } from "#app/domain/boards/boardOrder.ts";

/** A row of the flat list that the window scrolls: a league's head, or a match. */
export type BoardRow =
  | { readonly kind: "league"; readonly section: LeagueSection; readonly place: number; readonly open: boolean }
  | { readonly kind: "match"; readonly listed: ListedMatch; readonly first: boolean };

/** The rows of a board in display order. */
export interface BoardRows {
  readonly rows: readonly BoardRow[];
  /** Where the league heads stand in `rows`, by section. */
  readonly heads: readonly number[];
}

/** Flattens the open leagues into one list; repeated only when the order or a fold changed, never on a tick (performance 1). */
export function layRows(sections: readonly LeagueSection[], open: ReadonlyMap<string, boolean>): BoardRows {
  const rows: BoardRow[] = [];
  const heads: number[] = [];
  for (const [place, section] of sections.entries()) {
    const isOpen = open.get(section.key) ?? false;
    heads.push(rows.length);
    rows.push({ kind: "league", section, place, open: isOpen });
    if (!isOpen) continue;
    for (const [at, listed] of section.matches.entries()) rows.push({ kind: "match", listed, first: at === 0 });
  }
  return { rows, heads };
}
