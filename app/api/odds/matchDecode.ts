import { type BoardDelta, type MarketChanges, type MatchDelta, type MatchHead } from "#app/domain/board.ts";
import { type League, type Line, type LiveState, type Score, type Stage } from "#app/domain/match.ts";
import { Failure } from "#app/api/failure.ts";
import { SLOT } from "./matchData.ts";

/**
 * Boards are decoded by hand, row by row: they are the hot path (performance §2). A row that does not fit is dropped
 * and counted; the rest is kept (contract, Conventions).
 */

class BadRow extends Error {}

const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;
const LONGEST_NAME = 300;

function num(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new BadRow();
  return value;
}

function id(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new BadRow();
  return value as number;
}

function str(value: unknown): string {
  if (typeof value !== "string") throw new BadRow();
  const text = value.length > LONGEST_NAME ? value.slice(0, LONGEST_NAME) : value;
  return REORDERING.test(text) ? text.replace(REORDERING, "") : text;
}

function rec(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadRow();
  return value as Record<string, unknown>;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadRow();
  return value;
}

const isFlag = (value: unknown): boolean => value === 1;

function pair(value: unknown): readonly [number, number] {
  const [home, away] = list(value);
  return [num(home), num(away)];
}

function stage(value: unknown): Stage {
  if (value !== 1 && value !== 2 && value !== 3) throw new BadRow();
  return value;
}

/** A number that is only shown: absent or nonsense leaves it out rather than dropping the row. */
const shown = <T>(value: unknown, read: (value: unknown) => T): T | undefined => {
  if (value === undefined || value === null) return undefined;
  try {
    return read(value);
  } catch {
    return undefined;
  }
};

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

function markets(value: unknown, dropped: () => void): MarketChanges {
  const changes: Record<number, Record<number, Line | null> | null> = {};
  for (const [key, rows] of Object.entries(rec(value))) {
    const marketId = Number(key);
    if (!Number.isSafeInteger(marketId)) continue;
    if (rows === null) {
      changes[marketId] = null;
      continue;
    }
    const lines: Record<number, Line | null> = {};
    for (const [cou, row] of Object.entries(rec(rows))) {
      const couId = Number(cou);
      if (!Number.isSafeInteger(couId)) continue;
      if (row === null) lines[couId] = null;
      else {
        try {
          lines[couId] = line(couId, row);
        } catch {
          // a price we cannot read must not go on standing there as if it were good
          lines[couId] = null;
          dropped();
        }
      }
    }
    changes[marketId] = lines;
  }
  return changes;
}

function live(value: unknown): LiveState {
  const wire = rec(value);
  const minute = shown(wire.Minute, num);
  const clock = shown(wire.Clock, str);
  const red = shown(wire.Red, pair);
  const yellow = shown(wire.Yellow, pair);
  const corner = shown(wire.Corner, pair);
  const sets = shown(wire.Sets, (sets) => list(sets).map(pair));
  const points = shown(wire.Points, (points): readonly [string, string] => {
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

function score(value: unknown): Score {
  const [home, away, homeHalf, awayHalf] = list(value);
  return {
    home: num(home),
    away: num(away),
    ...(typeof homeHalf === "number" && { homeHalf }),
    ...(typeof awayHalf === "number" && { awayHalf }),
  };
}

function head(wire: Record<string, unknown>): MatchHead {
  const slots = list(wire.M);
  const state = num(wire.S);
  if (state !== 0 && state !== 1 && state !== 2 && state !== 3 && state !== 4 && state !== 5) throw new BadRow();
  const minParlay = shown(wire.MinParlay, num);
  return {
    id: id(wire.MatchID),
    sportId: id(wire.SportID),
    mainId: id(wire.MainID),
    kind: num(wire.MatchKind),
    leagueId: id(slots[SLOT.league]),
    leagueName: str(slots[SLOT.leagueName]),
    home: str(slots[SLOT.home]),
    away: str(slots[SLOT.away]),
    startsAt: str(slots[SLOT.time]),
    neutral: isFlag(slots[SLOT.neutral]),
    sort: num(slots[SLOT.sort]),
    stage: stage(slots[SLOT.stage]),
    willBeLive: isFlag(slots[SLOT.willBeLive]),
    tv: shown(slots[SLOT.tv], num) ?? 0,
    stats: shown(slots[SLOT.stats], num) ?? 0,
    marketCount: shown(slots[SLOT.marketCount], num) ?? 0,
    virtual: isFlag(slots[SLOT.virtual]),
    state,
    ...(minParlay !== undefined && { minParlay }),
  };
}

/** One match of a board. Throws when it cannot be read; `dropped` is told of lines that cannot. */
export function decodeMatch(value: unknown, dropped: () => void): MatchDelta {
  const wire = rec(value);
  return {
    id: id(wire.MatchID),
    head: head(wire),
    ...(wire.MEXT !== undefined && { live: wire.MEXT === null ? null : live(wire.MEXT) }),
    ...(wire.ML !== undefined && { score: wire.ML === null ? null : score(wire.ML) }),
    ...(wire.MK !== undefined && wire.MK !== null && { markets: markets(wire.MK, dropped) }),
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

/**
 * Decodes the answer of a list call. `since` is the updateTime that was asked with, 0 for none: then, and with Full,
 * the answer is the whole board. Throws Failure when the answer as a whole is not a board.
 */
export function decodeBoard(path: string, answer: Record<string, unknown>, since: number): BoardDelta {
  let dropped = 0;
  const drop = () => {
    dropped += 1;
  };
  try {
    const leagues: Record<number, League> = {};
    for (const [key, value] of Object.entries(rec(answer.LG ?? {}))) {
      try {
        const read = league(key, value);
        leagues[read.id] = read;
      } catch {
        drop();
      }
    }
    const matches: MatchDelta[] = [];
    for (const value of list(answer.MH ?? [])) {
      try {
        matches.push(decodeMatch(value, drop));
      } catch {
        drop();
      }
    }
    const removed = list(answer.D ?? []).filter((value): value is number => Number.isSafeInteger(value));
    const full = since === 0 || answer.Full === 1;
    return { T: num(answer.T), full, ...(!full && { since }), leagues, matches, removed, dropped };
  } catch {
    throw new Failure("schema", path, -1);
  }
}
