import { type Board } from "./board.ts";
import { type LeagueSection } from "./boardOrder.ts";
import { type Day, reportDay } from "#app/domain/time/dates.ts";
import { type Stage } from "./match.ts";

/** What a list leaves out of its board (contract: the client filters by stage and day all the same). */
export interface Narrowing {
  readonly stages: readonly Stage[];
  /** Only matches of this report day. */
  readonly day?: Day | undefined;
  /** Only matches that start before this instant, epoch ms. */
  readonly before?: number | undefined;
  /** Only these leagues (spec §2, league filter). */
  readonly leagues?: readonly number[] | undefined;
}

/**
 * The sections of a list without what it leaves out; a section that loses nothing keeps its identity (spec §4, contract
 * "Odds").
 */
export function narrowSections(
  sections: readonly LeagueSection[],
  matches: Board["matches"],
  { stages, day, before, leagues }: Narrowing,
): readonly LeagueSection[] {
  const wanted = (id: number): boolean => {
    const match = matches[id];
    if (!match || !stages.includes(match.stage)) return false;
    const starts = Date.parse(match.startsAt);
    if (day !== undefined && !Number.isNaN(starts) && reportDay(starts) !== day) return false;
    return before === undefined || starts < before;
  };
  return sections.flatMap((section) => {
    if (leagues !== undefined && !leagues.includes(section.leagueId)) return [];
    const kept = section.matches.filter(({ id }) => wanted(id));
    if (kept.length === section.matches.length) return [section];
    return kept.length === 0 ? [] : [{ ...section, matches: kept }];
  });
}

/**
 * A league in the filter: how many matches it has, and whether the operator calls it popular (spec §3, filter league).
 */
export interface ListedLeague {
  readonly id: number;
  readonly name: string;
  readonly popular: boolean;
  readonly count: number;
}

/**
 * The leagues of a list, popular ones first, else in list order; a league that appears twice is counted once
 * (design 4.16).
 */
export function leaguesOf(sections: readonly LeagueSection[], leagues: Board["leagues"]): readonly ListedLeague[] {
  const found = new Map<number, ListedLeague>();
  for (const { leagueId, leagueName, matches } of sections) {
    const count = (found.get(leagueId)?.count ?? 0) + matches.length;
    found.set(leagueId, { id: leagueId, name: leagueName, popular: leagues[leagueId]?.popular ?? false, count });
  }
  return [...found.values()].toSorted((a, b) => Number(b.popular) - Number(a.popular));
}
