import { foldText } from "#app/domain/foldText.ts";
import { type LeagueResults, type MatchResult } from "./results.ts";

/** Which results of a day are shown: of the checked leagues, those whose teams or league contain the text. */
export interface ResultQuery {
  /** League ids that are hidden. */
  readonly hidden: ReadonlySet<number>;
  readonly wanted: string;
}

/** The leagues with the wanted results; a league without any is omitted (spec §2, match results). */
export function shownResults(
  leagues: readonly LeagueResults[],
  { hidden, wanted }: ResultQuery,
): readonly LeagueResults[] {
  const text = foldText(wanted);
  const fits = (league: LeagueResults, { home, away }: MatchResult) =>
    text === "" || [league.leagueName, home, away].some((name) => foldText(name).includes(text));
  return leagues
    .filter(({ leagueId }) => !hidden.has(leagueId))
    .map((league) => ({
      ...league,
      results: league.results
        .filter((one) => fits(league, one))
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    }))
    .filter(({ results }) => results.length > 0);
}

/** How many results there are in all. */
export const resultCount = (leagues: readonly LeagueResults[]): number =>
  leagues.reduce((sum, { results }) => sum + results.length, 0);
