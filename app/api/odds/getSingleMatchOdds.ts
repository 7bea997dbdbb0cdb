import { queryOptions, useQuery } from "@tanstack/react-query";
import { type MarketChanges } from "#app/domain/boards/board.ts";
import { type Line, type Match } from "#app/domain/boards/match.ts";
import { type MatchOdds } from "#app/domain/boards/matchOdds.ts";
import { type Path } from "#app/api/cache.ts";
import { hasSport } from "#app/config.ts";
import { every } from "#app/api/cadence.ts";
import { get } from "#app/api/client.ts";
import { reportDropped } from "#app/api/dropped.ts";
import { Failure, isFailure } from "#app/api/failure.ts";
import { refuseStale } from "./refuseStale.ts";
import { card, live, markets, score, state } from "./matchDecode.ts";
import { id, num, optional } from "./readers.ts";

const path = "odds/GetSingleMatchOdds" satisfies Path;

/** The match, and how it is requested. */
export interface MatchAsk {
  readonly matchId: number;
  readonly language: string;
  readonly oddsStyle: number;
  /** Market ids, comma-joined; "" = all. */
  readonly marketList: string;
  readonly mixParlay: boolean;
  /** Polls every 5 s instead of 30 s (spec §9). */
  readonly debug: boolean;
}

const isLine = (line: Line | null): line is Line => line !== null;

/** The markets of a complete response: what it removes was never there. */
const wholeMarkets = (changes: MarketChanges): Match["markets"] =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([marketId, lines]) => [marketId, Object.values(lines ?? {}).filter(isLine)] as const)
      .filter(([, lines]) => lines.length > 0)
      .map(([marketId, lines]) => [marketId, lines.toSorted((a, b) => a.couId - b.couId)]),
  );

/** Decodes the response with the board's decoder; without MK it is invalid. */
function decodeMatchOdds(answer: Record<string, unknown>): MatchOdds {
  let dropped = 0;
  const changes = optional(answer.MK, (value) => markets(value, () => (dropped += 1)));
  if (changes === undefined) throw new Failure("schema", path, -1);
  reportDropped(path, dropped);
  const sportId = optional(answer.SportID, id);
  const names = optional(answer.M, card);
  const extras = optional(answer.MEXT, live);
  const goals = optional(answer.ML, score);
  const progress = optional(answer.S, state);
  return {
    T: optional(answer.T, num) ?? 0,
    markets: wholeMarkets(changes),
    ...(sportId !== undefined && { sportId }),
    ...(names && { card: names }),
    ...(extras && { live: extras }),
    ...(goals && { score: goals }),
    ...(progress !== undefined && { state: progress }),
  };
}

/**
 * The response code for a match that the server does not know; also used here for a sport that is not offered (OPS-05).
 */
const UNKNOWN_MATCH = 2;

/** True for the response about a match that the server does not know: code 2 (contract, Match page). */
export const isUnknownMatch = (error: unknown): boolean => isFailure(error) && error.code === UNKNOWN_MATCH;

/**
 * One match; if it has ended there are no markets, if it is not known the call fails with code 2
 * (contract, Match page).
 */
export const singleMatchOdds = (ask: MatchAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, queryKey, signal }) => {
      const query = {
        matchID: ask.matchId,
        language: ask.language,
        oddsStyle: ask.oddsStyle,
        marketList: ask.marketList,
        isMixparlay: ask.mixParlay,
        // Assumed: exceptFlag omits markets, and debug is a flag like isMixparlay; the spec only names them (§7)
        exceptFlag: false,
        debug: ask.debug,
      };
      const odds = decodeMatchOdds(await get(client, path, query, signal));
      if (odds.sportId !== undefined && !hasSport(odds.sportId)) throw new Failure("envelope", path, UNKNOWN_MATCH);
      const held = client.getQueryData<MatchOdds>(queryKey);
      if (odds.T > 0 && held !== undefined) refuseStale(path, odds.T, held.T);
      return odds;
    },
    ...every(ask.debug ? "matchDebug" : "match"),
    meta: { open: true },
  });

/** The markets of one match for flows/lists/match, every 30 s, or 5 s in debug (spec §7, §9). */
export const useSingleMatchOdds = (ask: MatchAsk, enabled = true) => useQuery({ ...singleMatchOdds(ask), enabled });
