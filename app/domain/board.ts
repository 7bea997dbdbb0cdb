import { type League, type Line, type LiveState, type Market, type Match, type Score } from "./match.ts";
import { reuse } from "./reuse.ts";

/** A board: the leagues and matches of one list as of `T`. Plain records, so that untouched entries keep their identity. */
export interface Board {
  /** The server's `T`: only grows; sent back as updateTime. 0 = nothing held yet. */
  readonly T: number;
  readonly leagues: Readonly<Record<number, League>>;
  readonly matches: Readonly<Record<number, Match>>;
  /** Rows of the last answer that did not decode and were dropped. */
  readonly dropped: number;
}

/** The board before any answer. */
export const EMPTY_BOARD: Board = { T: 0, leagues: {}, matches: {}, dropped: 0 };

/** What always comes with a changed match; without `minParlay` the old value stays, at first 2 (contract, Delta rule; spec §5). */
export type MatchHead = Omit<Match, "markets" | "live" | "score" | "minParlay"> & { readonly minParlay?: number };

/** Changed lines by market id, then by CouID; null removes the market or the line (contract, Delta rule). */
export type MarketChanges = Readonly<Record<number, Readonly<Record<number, Line | null>> | null>>;

/** One changed or added match, decoded; an absent part keeps what is held, null removes it (contract, Delta rule). */
export interface MatchDelta {
  readonly id: number;
  readonly head?: MatchHead;
  readonly live?: LiveState | null;
  readonly score?: Score | null;
  readonly markets?: MarketChanges;
}

/** A decoded answer of a list call: the whole board when `full`, else what changed (contract, Delta rule). */
export interface BoardDelta {
  readonly T: number;
  readonly full: boolean;
  /** The updateTime that was asked with; a delta over a newer base than the one held is ignored (trust NET-08). */
  readonly since?: number;
  readonly leagues: Readonly<Record<number, League>>;
  readonly matches: readonly MatchDelta[];
  /** Ids that left the board; an id that also stands in `matches` has not left. */
  readonly removed: readonly number[];
  readonly dropped: number;
}

const DEFAULT_MIN_PARLAY = 2;

const NEW_MATCH: Pick<Match, "markets" | "minParlay" | "live" | "score"> = {
  markets: {},
  minParlay: DEFAULT_MIN_PARLAY,
};

type Rows = Readonly<Record<number, Line | null>>;

/** The lines of a market with rows laid over; `whole` = the rows are all there is, not a change. */
function mergeMarket(held: Market | undefined, rows: Rows, whole: boolean): Market | undefined {
  const before = new Map((held ?? []).map((line) => [line.couId, line]));
  const after = new Map(whole ? [] : before);
  for (const [key, row] of Object.entries(rows)) {
    const couId = Number(key);
    if (row) after.set(couId, reuse(before.get(couId), row));
    else after.delete(couId);
  }
  if (after.size === 0) return undefined;
  const market = [...after.values()].toSorted((a, b) => a.couId - b.couId);
  return market.length === held?.length && market.every((line, index) => line === held[index]) ? held : market;
}

function mergeMarkets(held: Match["markets"], changes: MarketChanges, whole: boolean): Match["markets"] {
  const next: Record<number, Market> = whole ? {} : { ...held };
  for (const [key, rows] of Object.entries(changes)) {
    const id = Number(key);
    if (!Number.isInteger(id)) continue;
    const market = rows ? mergeMarket(held[id], rows, whole) : undefined;
    if (market) next[id] = market;
    else delete next[id];
  }
  return sameParts(held, next) ? held : next;
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function sameParts<Whole extends object>(older: Whole, newer: Whole): boolean {
  const names = Object.keys(newer) as (keyof Whole)[];
  return names.length === Object.keys(older).length && names.every((name) => Object.is(older[name], newer[name]));
}

/**
 * A match with its changes laid over; untouched parts, and a match that did not change at all, keep their identity.
 * `whole` = the answer is the whole board, so what it leaves out is gone (contract, Delta rule).
 */
function mergeMatch(held: Match | undefined, delta: MatchDelta, whole = false): Match | undefined {
  const known: (MatchHead & Pick<Match, "live" | "score">) | undefined = delta.head ?? held;
  if (!known) return undefined;
  const { live: _live, score: _score, ...head } = known;
  const before = held ?? NEW_MATCH;
  const live = delta.live === undefined && !whole ? before.live : reuse(before.live, delta.live ?? undefined);
  const score = delta.score === undefined && !whole ? before.score : reuse(before.score, delta.score ?? undefined);
  const match: Match = {
    ...head,
    minParlay: head.minParlay ?? before.minParlay,
    markets: mergeMarkets(before.markets, delta.markets ?? {}, whole),
    ...(live && { live }),
    ...(score && { score }),
  };
  return held && sameParts(held, match) ? held : match;
}

function replaceBoard(board: Board, { T, leagues, matches, dropped }: BoardDelta): Board {
  const next: Record<number, Match> = {};
  for (const delta of matches) {
    const match = mergeMatch(board.matches[delta.id], delta, true);
    if (match) next[delta.id] = match;
  }
  const replaced = {
    T,
    leagues: reuse(board.leagues, leagues),
    matches: sameParts(board.matches, next) ? board.matches : next,
    dropped,
  };
  return sameParts(board, replaced) ? board : replaced;
}

/**
 * A board with an answer laid over it (contract, Delta rule). Untouched leagues, matches, markets and lines keep their
 * identity; an equal or smaller `T`, or a delta over a base that is not held, changes nothing.
 */
export function mergeDelta(board: Board, delta: BoardDelta): Board {
  if (delta.full) return replaceBoard(board, delta);
  if (delta.T <= board.T || (delta.since !== undefined && delta.since > board.T)) return board;
  let matches: Record<number, Match> | undefined;
  const listed = new Set(delta.matches.map(({ id }) => id));
  for (const id of delta.removed) {
    if (listed.has(id) || !Object.hasOwn(matches ?? board.matches, id)) continue;
    matches ??= { ...board.matches };
    delete matches[id];
  }
  for (const change of delta.matches) {
    const held = (matches ?? board.matches)[change.id];
    const match = mergeMatch(held, change);
    if (!match || match === held) continue;
    matches ??= { ...board.matches };
    matches[change.id] = match;
  }
  return {
    T: delta.T,
    // Most polls name no league, and a poll must not walk what it does not name.
    leagues: isEmpty(delta.leagues) ? board.leagues : reuse(board.leagues, { ...board.leagues, ...delta.leagues }),
    matches: matches ?? board.matches,
    dropped: delta.dropped,
  };
}
