import { type BoardDelta, type MarketChanges, type MatchDelta, type MatchHead } from "#app/domain/boards/board.ts";
import {
  type League,
  type Line,
  type LiveState,
  MATCH_STATE,
  type MatchState,
  type Score,
  STAGE,
} from "#app/domain/boards/match.ts";
import { type WireNames } from "#app/domain/wireNames.ts";
import { type MatchCard } from "#app/domain/boards/matchOdds.ts";
import { Failure } from "#app/api/failure.ts";
import { SLOT } from "./matchData.ts";
import { BadRow, id, isFlag, list, num, pair, rec, optional, str } from "./readers.ts";

/**
 * Boards are decoded by hand, row by row: they are the hot path (performance 2). A row that does not fit is dropped
 * and counted; the rest is kept (contract, Conventions).
 */

/** Called for every row that cannot be read. */
type Drop = () => void;

/** The word for a number; a row with a number that has no word cannot be read. */
function word<Name extends string>(names: WireNames<Name>, value: unknown): Name {
  const name = names.of(value);
  if (name === undefined) throw new BadRow();
  return name;
}

/** The state of a match, S. */
export const state = (value: unknown): MatchState => word(MATCH_STATE, value);

function line(couId: number, value: unknown): Line {
  const row = list(value);
  const odds: number[] = [];
  for (let at = 5; at < row.length; at += 1) odds.push(num(row[at]));
  return {
    couId,
    hdp: str(row[0]),
    outLevel: num(row[1]),
    status: id(row[2]),
    bonus: isFlag(row[3]),
    gameId: id(row[4]),
    odds,
  };
}

/** The lines of one market; null for those that were removed or cannot be read. */
function lines(value: unknown, drop: Drop): Readonly<Record<number, Line | null>> {
  const changes: Record<number, Line | null> = {};
  for (const [key, row] of Object.entries(rec(value))) {
    const couId = Number(key);
    if (!Number.isSafeInteger(couId)) continue;
    if (row === null) changes[couId] = null;
    else {
      try {
        changes[couId] = line(couId, row);
      } catch {
        // a price we cannot read must not stay on show as if it were good
        changes[couId] = null;
        drop();
      }
    }
  }
  return changes;
}

/** The markets of a match, MK: changes by market id and CouID. */
export function markets(value: unknown, drop: Drop): MarketChanges {
  const changes: Record<number, Readonly<Record<number, Line | null>> | null> = {};
  for (const [key, rows] of Object.entries(rec(value))) {
    const marketId = Number(key);
    if (!Number.isSafeInteger(marketId)) continue;
    changes[marketId] = rows === null ? null : (optional(rows, (market) => lines(market, drop)) ?? null);
    if (rows !== null && changes[marketId] === null) drop();
  }
  return changes;
}

/** The live extras, MEXT. */
export function live(value: unknown): LiveState {
  const wire = rec(value);
  const minute = optional(wire.Minute, num);
  const clock = optional(wire.Clock, str);
  const red = optional(wire.Red, pair);
  const yellow = optional(wire.Yellow, pair);
  const corner = optional(wire.Corner, pair);
  const sets = optional(wire.Sets, (sets) => list(sets).map(pair));
  const points = optional(wire.Points, (points): readonly [string, string] => {
    const [home, away] = list(points);
    return [str(home), str(away)];
  });
  return {
    period: num(wire.Period),
    ...(minute !== undefined && { minute }),
    ...(clock !== undefined && { clock }),
    ...(red && { red }),
    ...(yellow && { yellow }),
    ...(corner && { corner }),
    ...((wire.Server === 1 || wire.Server === 2) && { server: wire.Server }),
    ...(sets && { sets }),
    ...(points && { points }),
  };
}

/** The score array, ML. */
export function score(value: unknown): Score {
  const [home, away, homeHalf, awayHalf] = list(value);
  return {
    home: num(home),
    away: num(away),
    ...(typeof homeHalf === "number" && { homeHalf }),
    ...(typeof awayHalf === "number" && { awayHalf }),
  };
}

/** The positional part of a match, M. */
export function card(value: unknown): MatchCard {
  const slots = list(value);
  return {
    leagueId: id(slots[SLOT.league]),
    homeId: optional(slots[1], num) ?? 0,
    awayId: optional(slots[2], num) ?? 0,
    leagueName: str(slots[SLOT.leagueName]),
    home: str(slots[SLOT.home]),
    away: str(slots[SLOT.away]),
    startsAt: str(slots[SLOT.time]),
    neutral: isFlag(slots[SLOT.neutral]),
    sort: num(slots[SLOT.sort]),
    stage: word(STAGE, slots[SLOT.stage]),
    willBeLive: isFlag(slots[SLOT.willBeLive]),
    tv: optional(slots[SLOT.tv], num) ?? 0,
    stats: optional(slots[SLOT.stats], num) ?? 0,
    marketCount: optional(slots[SLOT.marketCount], num) ?? 0,
    virtual: isFlag(slots[SLOT.virtual]),
  };
}

function head(wire: Record<string, unknown>): MatchHead {
  const minParlay = optional(wire.MinParlay, num);
  return {
    id: id(wire.MatchID),
    sportId: id(wire.SportID),
    mainId: id(wire.MainID),
    kind: num(wire.MatchKind),
    ...card(wire.M),
    state: state(wire.S),
    ...(minParlay !== undefined && { minParlay }),
  };
}

/**
 * One match of a board. Throws if it cannot be read; unreadable extras or scores are removed, so that no old ones
 * remain.
 */
function decodeMatch(value: unknown, drop: Drop): MatchDelta {
  const wire = rec(value);
  return {
    id: id(wire.MatchID),
    head: head(wire),
    ...(wire.MEXT !== undefined && { live: optional(wire.MEXT, live) ?? null }),
    ...(wire.ML !== undefined && { score: optional(wire.ML, score) ?? null }),
    ...(wire.MK !== undefined && wire.MK !== null && { markets: markets(wire.MK, drop) }),
  };
}

function league(key: string, value: unknown): League {
  const wire = rec(value);
  return {
    id: id(Number(key)),
    name: str(wire.LeagueName),
    sportId: id(wire.SportID),
    popular: isFlag(wire.IsPopu),
    sort: num(wire.LS),
  };
}

function leaguesOf(value: unknown, drop: Drop): Record<number, League> {
  const leagues: Record<number, League> = {};
  for (const [key, row] of Object.entries(rec(value ?? {}))) {
    try {
      const read = league(key, row);
      leagues[read.id] = read;
    } catch {
      drop();
    }
  }
  return leagues;
}

/** The matches of a response; for a change that cannot be read, only that the match no longer has prices. */
function matchesOf(value: unknown, full: boolean, drop: Drop): MatchDelta[] {
  return list(value ?? []).flatMap((row): MatchDelta[] => {
    try {
      return [decodeMatch(row, drop)];
    } catch {
      drop();
      const matchId = optional(row, (wire) => id(rec(wire).MatchID));
      return full || matchId === undefined ? [] : [{ id: matchId, markets: null }];
    }
  });
}

/**
 * Decodes the response of a list call. `since` is the updateTime of the request, 0 for none: then, and with Full, the
 * response is the whole board. A changed match that cannot be read loses its prices. Throws Failure if the response as
 * a whole is not a board, or is older than the cached one.
 */
export function decodeBoard(path: string, answer: Record<string, unknown>, since: number): BoardDelta {
  let dropped = 0;
  const drop = () => {
    dropped += 1;
  };
  try {
    const full = since === 0 || answer.Full === 1;
    const leagues = leaguesOf(answer.LG, drop);
    const matches = matchesOf(answer.MH, full, drop);
    const removed = list(answer.D ?? []).filter((value): value is number => Number.isSafeInteger(value));
    const T = num(answer.T);
    // accepting it would make the cached prices look new (contract, Delta rule)
    if (!full && T < since) throw new BadRow();
    return { T, full, ...(!full && { since }), leagues, matches, removed, dropped };
  } catch {
    throw new Failure("schema", path, -1);
  }
}
