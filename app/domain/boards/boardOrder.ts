import { type Board, isKnownOrder, samePlace } from "./board.ts";
import { type League, type Match } from "./match.ts";
import { wireNames } from "#app/domain/wireNames.ts";
import { SPORT_ORDER } from "#app/domain/odds/sports.ts";

/** The order of a list: 0 by league, 1 by time (spec §9, match sort). */
export type MatchSort = 0 | 1;

/** The lists; the leagues of popular start open, like the live ones (spec §4). */
export type PlayType = "live" | "today" | "early" | "parlay" | "popular";

/** The lists as wire and storage number them, from 0. */
export const PLAY_TYPE = wireNames(["live", "today", "early", "parlay", "popular"]);

/**
 * A main match of a list with its extension matches (corners, bookings), only ids, so that it outlives price changes.
 */
export interface ListedMatch {
  readonly id: number;
  readonly extensions: readonly number[];
}

/**
 * A league of a list, once for its live matches and once for the others; by time it may appear several times (spec §4).
 */
export interface LeagueSection {
  /** Unique in the list and stable across polls. */
  readonly key: string;
  readonly leagueId: number;
  readonly leagueName: string;
  readonly sportId: number;
  readonly live: boolean;
  readonly matches: readonly ListedMatch[];
}

const SPORT_PLACE: ReadonlyMap<number, number> = new Map(SPORT_ORDER.map((sportId, place) => [sportId, place]));

interface Placed {
  readonly match: Match;
  readonly live: boolean;
  readonly sport: number;
  readonly league: number;
  readonly time: number;
}

function place(match: Match, leagues: Readonly<Record<number, League>>): Placed {
  const time = Date.parse(match.startsAt);
  return {
    match,
    live: match.stage === "live",
    sport: SPORT_PLACE.get(match.sportId) ?? SPORT_ORDER.length,
    league: leagues[match.leagueId]?.sort ?? Number.MAX_SAFE_INTEGER,
    time: Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time,
  };
}

const byLeague = (a: Placed, b: Placed): number => a.league - b.league || a.match.leagueId - b.match.leagueId;

const compare =
  (sort: MatchSort) =>
  (a: Placed, b: Placed): number =>
    Number(b.live) - Number(a.live) ||
    a.sport - b.sport ||
    a.match.sportId - b.match.sportId ||
    (sort === 0 ? byLeague(a, b) || a.time - b.time : a.time - b.time || byLeague(a, b)) ||
    a.match.sort - b.match.sort ||
    a.match.id - b.match.id;

/** True for an extension match whose main match is listed; any other match is listed on its own. */
const hangsOn = ({ id, mainId }: Match, matches: Board["matches"]): boolean =>
  mainId !== id && matches[mainId]?.mainId === mainId;

function extensionsByMain(extensions: readonly Match[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { id, mainId } of extensions.toSorted((a, b) => a.kind - b.kind || a.sort - b.sort || a.id - b.id)) {
    const list = found.get(mainId);
    if (list) list.push(id);
    else found.set(mainId, [id]);
  }
  return found;
}

/** The sections of a list: live first, then sport, then league and time or time and league (spec §4, §9). */
export function orderBoard({ leagues, matches }: Pick<Board, "leagues" | "matches">, sort: MatchSort): LeagueSection[] {
  const all = Object.values(matches);
  const extensions = extensionsByMain(all.filter((match) => hangsOn(match, matches)));
  const mains = all.filter((match) => !hangsOn(match, matches));
  const sections: (LeagueSection & { matches: ListedMatch[] })[] = [];
  for (const { match, live } of mains.map((one) => place(one, leagues)).toSorted(compare(sort))) {
    const last = sections.at(-1);
    const listed = { id: match.id, extensions: extensions.get(match.id) ?? [] };
    if (last && last.leagueId === match.leagueId && last.live === live && last.sportId === match.sportId) {
      last.matches.push(listed);
      continue;
    }
    sections.push({
      key: `${live ? "live" : "coming"}:${match.leagueId}:${sort === 0 ? match.sportId : match.id}`,
      leagueId: match.leagueId,
      leagueName: leagues[match.leagueId]?.name ?? match.leagueName,
      sportId: match.sportId,
      live,
      matches: [listed],
    });
  }
  return sections;
}

/**
 * True if two boards have the same order, so that their sections may be kept although prices moved; cheap for unchanged
 * matches.
 */
export function sameOrder(
  before: Pick<Board, "leagues" | "matches">,
  after: Pick<Board, "leagues" | "matches">,
): boolean {
  if (before.leagues !== after.leagues) return false;
  if (before.matches === after.matches) return true;
  if (isKnownOrder(before.matches, after.matches)) return true;
  const ids = Object.keys(after.matches) as unknown as number[];
  return (
    ids.length === Object.keys(before.matches).length &&
    ids.every((id) => {
      const [older, newer] = [before.matches[id], after.matches[id]];
      return older === newer || (older !== undefined && newer !== undefined && samePlace(older, newer));
    })
  );
}

const OPEN_UNTIL = 20;

/** The keys of the sections that start open: all of live and popular, else sections until 20 matches are listed (spec §4). */
export function openByDefault(sections: readonly LeagueSection[], playType: PlayType): ReadonlySet<string> {
  const open = new Set<string>();
  let listed = 0;
  for (const { key, matches } of sections) {
    if (playType !== "live" && playType !== "popular" && listed >= OPEN_UNTIL) break;
    open.add(key);
    listed += matches.length;
  }
  return open;
}
