import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLeagueMatchOdds } from "#app/api/odds/getLeagueMatchOdds.ts";
import { isUnknownMatch, useSingleMatchOdds } from "#app/api/odds/getSingleMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Board } from "#app/domain/boards/board.ts";
import { type Match, STAGE } from "#app/domain/boards/match.ts";
import { type MatchOdds } from "#app/domain/odds/matchOdds.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { useParlayMode } from "#app/stores/slip.ts";
import { codeOf } from "./board.ts";
import { noteMisfit } from "./badAddress.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";

/** One match with all its markets, and what stands around it. */
export interface MatchView {
  /** What is known of the match; its markets count only when `priced`. */
  readonly match: Match | undefined;
  /** Its own call has answered. */
  readonly priced: boolean;
  /** Corners, bookings and specials of the match (domain D4). */
  readonly extensions: readonly Match[];
  /** The main matches of its league, in order of time. */
  readonly siblings: readonly Match[];
  readonly oddsStyle: OddsStyle;
  readonly updatedAt: number;
  /** The last attempt to read it anew failed. */
  readonly failing: boolean;
  /** ms. */
  readonly interval: number;
  /** The address names no match, or none that the server knows. */
  readonly unknown: boolean;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
}

/** What the address of a match page says (spec §2). */
export interface MatchQuery {
  readonly matchId: number;
  /** 0 = not said. */
  readonly leagueId: number;
  /** Asks every 5 s (spec §9). */
  readonly debug: boolean;
}

const isBoard = (data: unknown): data is Board => typeof data === "object" && data !== null && "matches" in data;

/** The match as a list holds it already, so that its names stand there at once. */
function useHeldMatch(matchId: number, language: string): Match | undefined {
  const client = useQueryClient();
  for (const [[path, ask], data] of client.getQueriesData({})) {
    const spoken = typeof ask === "object" && ask !== null && "language" in ask && ask.language === language;
    if (!String(path).startsWith("odds/Get") || !spoken || !isBoard(data)) continue;
    const match = data.matches[matchId];
    if (match) return match;
  }
  return undefined;
}

const BARE = { markets: {}, minParlay: 2 } as const;

/** The match with its own answer laid over what a list held; the answer's markets are all there are. */
function withOdds(id: number, held: Match | undefined, odds: MatchOdds | undefined): Match | undefined {
  if (odds === undefined) return held;
  const { card, sportId = held?.sportId, live, score, state = held?.state ?? "notStarted" } = odds;
  if (sportId === undefined || (held === undefined && card === undefined)) return undefined;
  const known: Match | undefined = held ?? (card && { ...BARE, ...card, id, sportId, mainId: id, kind: 0, state });
  if (known === undefined) return undefined;
  const { live: _live, score: _score, ...rest } = known;
  return {
    ...rest,
    ...card,
    markets: odds.markets,
    state,
    ...((live ?? held?.live) && { live: live ?? held?.live }),
    ...((score ?? held?.score) && { score: score ?? held?.score }),
  } as Match;
}

/** The match of a match page: its own call every 30 s, its league's for extensions and neighbours (spec §7, §9). */
export function useMatch({ matchId, leagueId, debug }: MatchQuery): MatchView {
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useOddsStyle();
  const mixParlay = useParlayMode();
  const valid = Number.isSafeInteger(matchId) && matchId > 0;
  const query = useSingleMatchOdds({ matchId, language, oddsStyle, marketList: "", mixParlay, debug }, valid);
  const { data, dataUpdatedAt } = query;
  const { failure, retry } = useKeptFailure(query, String(matchId));
  const held = useHeldMatch(matchId, language);
  const match = valid ? withOdds(matchId, held, data) : undefined;
  const league = match?.leagueId ?? leagueId;
  const board = useLeagueMatchOdds(
    { leagueId: league, language, oddsStyle, withExtensions: true },
    valid && league > 0,
  ).data;
  const others = Object.values(board?.matches ?? {});
  // an answer without a card says nothing that a page could show, where no list holds the match either
  const nameless = data !== undefined && match === undefined;
  const unknown = !valid || nameless || (data === undefined && isUnknownMatch(failure));
  const astray = match !== undefined && leagueId > 0 && data !== undefined && match.leagueId !== leagueId;
  useEffect(() => {
    if (unknown) noteMisfit(`no match ${matchId}`);
    else if (astray) noteMisfit(`match ${matchId} is not of league ${leagueId}`);
  }, [unknown, astray, matchId, leagueId]);
  return {
    match,
    priced: data !== undefined,
    extensions: others.filter((one) => one.mainId === matchId && one.id !== matchId),
    siblings: others
      .filter((one) => one.mainId === one.id)
      .toSorted(
        (a, b) =>
          STAGE.number(b.stage) - STAGE.number(a.stage) ||
          a.startsAt.localeCompare(b.startsAt) ||
          a.sort - b.sort ||
          a.id - b.id,
      ),
    oddsStyle,
    updatedAt: dataUpdatedAt,
    failing: query.isError,
    interval: config().intervals[debug ? "matchDebug" : "match"],
    unknown,
    failureCode: unknown ? undefined : codeOf(failure),
    retry,
  };
}
