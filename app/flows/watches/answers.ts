import { type Query, type QueryClient } from "@tanstack/react-query";
import { config } from "#app/config.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type MatchOdds } from "#app/domain/boards/matchOdds.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type MatchReading } from "#app/domain/watches/judge.ts";
import { byServer, serverNow } from "#app/stores/serverClock.ts";

/** The calls that return the state of a match, and how often each is made (spec §9). */
const CADENCES = {
  "odds/GetLiveMatchOdds": "live",
  "odds/GetNoLiveMatchOdds": "today",
  "odds/GetBatchMatchOdds": "today",
  "odds/GetLeagueMatchOdds": "today",
  "odds/GetSingleMatchOdds": "match",
} as const;

type Path = keyof typeof CADENCES;

interface Ask {
  readonly matchId?: number;
  readonly matchStr?: string;
  readonly marketList?: string;
  readonly oddsStyle?: OddsStyle;
}

const isPath = (path: unknown): path is Path => typeof path === "string" && Object.hasOwn(CADENCES, path);

const BARE = { kind: 0, minParlay: 2 } as const;

/** The match in a match page's own call; undefined if the server sends only prices. */
function singleMatch(matchId: number, odds: MatchOdds): Match | undefined {
  const { card, sportId, live, score, state = "notStarted", markets } = odds;
  if (card === undefined || sportId === undefined) return undefined;
  return {
    ...BARE,
    ...card,
    id: matchId,
    mainId: matchId,
    sportId,
    markets,
    state,
    ...(live && { live }),
    ...(score && { score }),
  };
}

/** True for an answer with the state of matches. */
export const isAboutMatches = ({ queryKey }: Query): boolean => isPath(queryKey[0]);

/** What a cached answer says about a match; undefined if it is about others (WAT-03). */
export function readingOf(query: Query, matchId: number): MatchReading | undefined {
  const [path, ask] = query.queryKey as readonly [unknown, Ask];
  const data = query.state.data as (Board & MatchOdds) | undefined;
  if (!isPath(path) || data === undefined) return undefined;
  const markets = ask.marketList ? new Set(ask.marketList.split(",").map(Number)) : undefined;
  const reading = {
    T: data.T,
    style: ask.oddsStyle ?? ODDS_STYLE.EU,
    at: byServer(query.state.dataUpdatedAt),
    now: serverNow(),
    interval: config().intervals[CADENCES[path]],
    markets,
  };
  if (path === "odds/GetSingleMatchOdds") {
    const match = ask.matchId === matchId ? singleMatch(matchId, data) : undefined;
    return match && { ...reading, match };
  }
  const match = data.matches[matchId];
  if (match) return { ...reading, match };
  // only a call for that very match shows by its absence that it is gone; a dropped row does not
  const named = ask.matchStr?.split(",").includes(String(matchId)) ?? false;
  return named && data.dropped === 0 ? { ...reading, match: undefined } : undefined;
}

/** The newest answer that has the match, whichever page requested it. */
export function newestReading(
  client: QueryClient,
  matchId: number,
): (MatchReading & { readonly match: Match }) | undefined {
  let newest: (MatchReading & { readonly match: Match }) | undefined;
  for (const query of client.getQueryCache().getAll()) {
    const reading = readingOf(query, matchId);
    if (reading?.match && (newest === undefined || reading.T > newest.T)) newest = { ...reading, match: reading.match };
  }
  return newest;
}

/** True if an answer has the match with this line: only then can there be an alert on it. */
export function knowsLine(client: QueryClient, matchId: number, couId: number): boolean {
  const match = newestReading(client, matchId)?.match;
  return (
    match !== undefined && Object.values(match.markets).some((market) => market.some((line) => line.couId === couId))
  );
}
