import { foldText } from "#app/domain/foldText.ts";
import { type Match, STAGE } from "./match.ts";
import { type Outright } from "./outright.ts";

/** A search result, with what is needed to open it. */
export type Found =
  /** A team with its next match, the live one first; `side` is the team's in it, 0 home. */
  | { readonly kind: "team"; readonly name: string; readonly side: 0 | 1; readonly match: Match }
  | {
      readonly kind: "league";
      readonly leagueId: number;
      readonly name: string;
      readonly sportId: number;
      readonly count: number;
    }
  | { readonly kind: "outright"; readonly outright: Outright; readonly runner: string | undefined };

/** What a search found, in the order of its sections. */
export interface FoundSections {
  /** Teams of which a word begins with the text, the name itself first. */
  readonly teams: readonly Found[];
  readonly leagues: readonly Found[];
  readonly winners: readonly Found[];
  /** Of every kind, those that have the text inside a word. */
  readonly inside: readonly Found[];
}

/** What a search without a result found. */
export const NOTHING_FOUND: FoundSections = { teams: [], leagues: [], winners: [], inside: [] };

/** Where a search looks: the cached boards and outrights. */
export interface Searched {
  readonly matches: readonly Match[];
  readonly outrights: readonly Outright[];
}

/** The maximum number of results of each kind. */
const MOST = 30;

/** 0 the name starts with it, 1 a word of it does, 2 it is anywhere in it; undefined if it is not in it. */
function rank(name: string, words: string): 0 | 1 | 2 | undefined {
  const at = name.indexOf(words);
  if (at === -1) return undefined;
  if (at === 0) return 0;
  return name.includes(` ${words}`) ? 1 : 2;
}

const best = (names: readonly string[], words: string): number | undefined => {
  const ranks = names.flatMap((name) => rank(foldText(name), words) ?? []);
  return ranks.length === 0 ? undefined : Math.min(...ranks);
};

interface Ranked<T> {
  readonly rank: number;
  readonly found: T;
}

/** The rank of a text inside a word. */
const INSIDE = 2;

/** The best of a kind, split into those of which a word begins with the text, and those that have it inside one. */
function inOrder<T extends Found>(ranked: readonly Ranked<T>[], tie: (a: T, b: T) => number) {
  const best = ranked.toSorted((a, b) => a.rank - b.rank || tie(a.found, b.found)).slice(0, MOST);
  const begin = best.filter((one) => one.rank < INSIDE).map(({ found }) => found);
  return { begin, inside: best.slice(begin.length).map(({ found }) => found) };
}

type Team = Extract<Found, { kind: "team" }>;

/** Live matches first, then by time. */
const isSooner = (a: Match, b: Match): number =>
  STAGE.number(b.stage) - STAGE.number(a.stage) || a.startsAt.localeCompare(b.startsAt);

/** The teams whose name has the text, each once, with its next match. */
function teamsIn(matches: readonly Match[], words: string): readonly Ranked<Team>[] {
  const teams = new Map<string, Ranked<Team>>();
  for (const match of matches) {
    for (const side of [0, 1] as const) {
      const name = side === 0 ? match.home : match.away;
      const place = rank(foldText(name), words);
      if (place === undefined) continue;
      const key = `${match.sportId} ${foldText(name)}`;
      const held = teams.get(key);
      if (held !== undefined && isSooner(held.found.match, match) <= 0) continue;
      teams.set(key, { rank: place, found: { kind: "team", name, side, match } });
    }
  }
  return [...teams.values()];
}

/** The leagues whose name has the text, each with its number of matches. */
function leaguesIn(matches: readonly Match[], words: string): readonly Ranked<Extract<Found, { kind: "league" }>>[] {
  const leagues = new Map<number, Ranked<Extract<Found, { kind: "league" }>>>();
  for (const { leagueId, leagueName: name, sportId } of matches) {
    const held = leagues.get(leagueId);
    const place = held?.rank ?? rank(foldText(name), words);
    if (place === undefined) continue;
    const count = (held?.found.count ?? 0) + 1;
    leagues.set(leagueId, { rank: place, found: { kind: "league", leagueId, name, sportId, count } });
  }
  return [...leagues.values()];
}

/** True for text long enough to search for: two letters, one in Chinese, Japanese or Korean. */
export function isSearchable(text: string): boolean {
  const words = foldText(text);
  return words.length >= (/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/.test(words) ? 1 : 2);
}

/**
 * Teams, leagues and outrights whose name contains the text, in sections: teams of which a word begins with it, leagues,
 * outrights, then all that have it inside a word; in each, names that start with it first, live matches before others,
 * then by time; at most 30 of a kind. Nothing for text that is too short.
 */
export function searchAll(text: string, { matches, outrights }: Searched): FoundSections {
  if (!isSearchable(text)) return NOTHING_FOUND;
  const words = foldText(text);
  const main = [
    ...new Map(matches.filter(({ id, mainId }) => id === mainId).map((match) => [match.id, match])).values(),
  ];
  const winners = outrights.flatMap((outright): Ranked<Extract<Found, { kind: "outright" }>>[] => {
    const runner = outright.runners.find(({ name }) => rank(foldText(name), words) !== undefined);
    const place = best([outright.leagueName, outright.title, ...(runner ? [runner.name] : [])], words);
    return place === undefined ? [] : [{ rank: place, found: { kind: "outright", outright, runner: runner?.name } }];
  });
  const team = inOrder(teamsIn(main, words), (a, b) => isSooner(a.match, b.match));
  const league = inOrder(leaguesIn(main, words), (a, b) => b.count - a.count);
  const winner = inOrder(winners, (a, b) => a.outright.closesAt.localeCompare(b.outright.closesAt));
  return {
    teams: team.begin,
    leagues: league.begin,
    winners: winner.begin,
    inside: [...league.inside, ...team.inside, ...winner.inside],
  };
}
