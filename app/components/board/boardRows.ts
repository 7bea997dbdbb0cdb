import { type ReactElement } from "react";
import { type LeagueSection, type ListedMatch } from "#app/domain/boards/boardOrder.ts";

/** A line among the rows that is neither a league nor a match: what a view has no price for, a day's head, what comes next. */
export interface LineRow {
  readonly kind: "line";
  readonly key: string;
  /** It takes the pinned place under the tabs, as a league's head does. */
  readonly pins?: true;
  /** With its key. */
  readonly draw: () => ReactElement;
}

/** A row of the flat list that the window scrolls: a league's head, a match, or a line. */
export type BoardRow =
  | { readonly kind: "league"; readonly section: LeagueSection; readonly place: number; readonly open: boolean }
  | { readonly kind: "match"; readonly listed: ListedMatch; readonly first: boolean }
  | LineRow;

/** Puts lines among the rows of a list, and matches in other places. */
export type Arrange = (rows: readonly BoardRow[]) => readonly BoardRow[];

/** The rows of a board in display order. */
export interface BoardRows {
  readonly rows: readonly BoardRow[];
  /** Where the rows that are pinned in turn stand in `rows`: the league heads, by section, and what else `pins`. */
  readonly heads: readonly number[];
}

/** Flattens the open leagues into one list; repeated only when the order or a fold changed, never on a tick (performance 1). */
export function layRows(
  sections: readonly LeagueSection[],
  open: ReadonlyMap<string, boolean>,
  arrange?: Arrange,
): BoardRows {
  const laid: BoardRow[] = [];
  for (const [place, section] of sections.entries()) {
    const isOpen = open.get(section.key) ?? false;
    laid.push({ kind: "league", section, place, open: isOpen });
    if (!isOpen) continue;
    for (const [at, listed] of section.matches.entries()) laid.push({ kind: "match", listed, first: at === 0 });
  }
  const rows = arrange?.(laid) ?? laid;
  const heads = rows.flatMap((row, at) => ("pins" in row || row.kind === "league" ? at : []));
  return { rows, heads };
}
