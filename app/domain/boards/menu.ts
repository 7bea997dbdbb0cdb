import { isSportId, SPORT_ORDER, type SportId } from "#app/domain/odds/sports.ts";

/** How many matches of a sport each list has, how many there are in all, and its outrights (spec §3, match count per sport). */
export type SportCounts = Readonly<Record<"live" | "today" | "early" | "parlay" | "total" | "outright", number>>;

/** A sport of the menu with its counts. */
export interface MenuSport {
  readonly sportId: number;
  readonly counts: SportCounts;
}

/** A sport group by number and name, which last longer than its counts. */
export interface NamedCombo {
  readonly id: number;
  readonly name: string;
}

/** A sport group of the operator (spec §3, Combo). */
export interface Combo extends NamedCombo {
  readonly sports: readonly MenuSport[];
}

/** The counts of all sports, and the operator's groups of sports (spec §3). */
export interface Menu {
  readonly sports: readonly MenuSport[];
  readonly combos: readonly Combo[];
}

const NONE: SportCounts = { live: 0, today: 0, early: 0, parlay: 0, total: 0, outright: 0 };

/** The current counts: those of the chosen combo, or of all sports if there is none (spec §4). */
const inForce = (menu: Menu, comboId: number): readonly MenuSport[] =>
  menu.combos.find(({ id }) => id === comboId)?.sports ?? menu.sports;

/** The counts of one sport under the chosen combo. */
export const countsOf = (menu: Menu, comboId: number, sportId: number): SportCounts =>
  inForce(menu, comboId).find((sport) => sport.sportId === sportId)?.counts ?? NONE;

/** The sports that have matches, in the listing order of the specification (spec §1, §2: index 4 above 0). */
export function sportsWithMatches(menu: Menu, comboId: number): readonly { sportId: SportId; counts: SportCounts }[] {
  const found = new Map(inForce(menu, comboId).map(({ sportId, counts }) => [sportId, counts]));
  return SPORT_ORDER.flatMap((sportId) => {
    const counts = found.get(sportId);
    return counts && isSportId(sportId) && counts.total > 0 ? [{ sportId, counts }] : [];
  });
}

/** The sports that have outright markets, in listing order, with how many (spec §2, winner). */
export function outrightSports(menu: Menu, comboId: number): readonly { sportId: SportId; count: number }[] {
  const found = new Map(inForce(menu, comboId).map(({ sportId, counts }) => [sportId, counts.outright]));
  return SPORT_ORDER.flatMap((sportId) => {
    const count = found.get(sportId) ?? 0;
    return count > 0 ? [{ sportId, count }] : [];
  });
}

/** The sport to show: the wanted one if it has matches, else the first that has (spec §4). */
export function sportToShow(menu: Menu, comboId: number, wanted: SportId): SportId {
  const sports = sportsWithMatches(menu, comboId);
  if (sports.some(({ sportId }) => sportId === wanted)) return wanted;
  return sports[0]?.sportId ?? wanted;
}
