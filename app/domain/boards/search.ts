import { foldText } from "#app/domain/foldText.ts";
import { type Match, STAGE } from "./match.ts";
import { type Outright } from "./outright.ts";

/** A search result, with what is needed to open it. */
export type Found =
  | { readonly kind: "match"; readonly match: Match }
  | {
      readonly kind: "league";
      readonly leagueId: number;
      readonly name: string;
      readonly sportId: number;
      readonly count: number;
    }
  | { readonly kind: "outright"; readonly outright: Outright; readonly runner: string | undefined };

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

const inOrder = <T extends Found>(ranked: readonly Ranked<T>[], tie: (a: T, b: T) => number): T[] =>
  ranked
    .toSorted((a, b) => a.rank - b.rank || tie(a.found, b.found))
    .slice(0, MOST)
    .map(({ found }) => found);

/** True for text long enough to search for: two letters, one in Chinese, Japanese or Korean. */
export function isSearchable(text: string): boolean {
  const words = foldText(text);
  return words.length >= (/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/.test(words) ? 1 : 2);
}

/**
 * Teams, leagues and outrights whose name contains the text: names that start with it first, live matches before
 * others, then by time; at most 30 of a kind. Nothing for text that is too short.
 */
export function searchAll(text: string, { matches, outrights }: Searched): readonly Found[] {
  if (!isSearchable(text)) return [];
  const words = foldText(text);
  const leagues = new Map<number, Ranked<Extract<Found, { kind: "league" }>>>();
  const teams: Ranked<Extract<Found, { kind: "match" }>>[] = [];
  const seen = new Set<number>();
  for (const match of matches) {
    if (match.mainId !== match.id || seen.has(match.id)) continue;
    seen.add(match.id);
    const place = best([match.home, match.away], words);
    if (place !== undefined) teams.push({ rank: place, found: { kind: "match", match } });
    const held = leagues.get(match.leagueId);
    const league = held?.rank ?? best([match.leagueName], words);
    if (league === undefined) continue;
    leagues.set(match.leagueId, {
      rank: league,
      found: {
        kind: "league",
        leagueId: match.leagueId,
        name: match.leagueName,
        sportId: match.sportId,
        count: (held?.found.count ?? 0) + 1,
      },
    });
  }
  const winners = outrights.flatMap((outright): Ranked<Extract<Found, { kind: "outright" }>>[] => {
    const runner = outright.runners.find(({ name }) => rank(foldText(name), words) !== undefined);
    const place = best([outright.leagueName, outright.title, ...(runner ? [runner.name] : [])], words);
    return place === undefined ? [] : [{ rank: place, found: { kind: "outright", outright, runner: runner?.name } }];
  });
  return [
    ...inOrder([...leagues.values()], (a, b) => b.count - a.count),
    ...inOrder(
      teams,
      (a, b) =>
        STAGE.number(b.match.stage) - STAGE.number(a.match.stage) || a.match.startsAt.localeCompare(b.match.startsAt),
    ),
    ...inOrder(winners, (a, b) => a.outright.closesAt.localeCompare(b.outright.closesAt)),
  ];
}
