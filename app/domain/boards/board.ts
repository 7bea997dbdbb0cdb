import { type League, type Line, type LiveState, type Market, type Match, type Score } from "./match.ts";
import { reuse } from "#app/domain/boards/reuse.ts";

/**
 * A board: the leagues and matches of one list as of `T`. Plain records, so that unchanged entries keep their identity.
 */
export interface Board {
  /** The server's `T`: only grows; sent back as updateTime. 0 = nothing cached yet. */
  readonly T: number;
  readonly leagues: Readonly<Record<number, League>>;
  readonly matches: Readonly<Record<number, Match>>;
  /** Rows of the last response that did not decode and were dropped. */
  readonly dropped: number;
}

/** The board before any response. */
export const EMPTY_BOARD: Board = { T: 0, leagues: {}, matches: {}, dropped: 0 };

/** What always comes with a changed match; without `minParlay` the old value stays, at first 2 (contract, Delta rule; spec §5). */
export type MatchHead = Omit<Match, "markets" | "live" | "score" | "minParlay"> & { readonly minParlay?: number };

/** Changed lines by market id, then by CouID; null removes the market or line (contract, Delta rule). */
export type MarketChanges = Readonly<Record<number, Readonly<Record<number, Line | null>> | null>>;

/** One changed or added match, decoded; an absent part stays as it is, null removes it (contract, Delta rule). */
export interface MatchDelta {
  readonly id: number;
  readonly head?: MatchHead;
  readonly live?: LiveState | null;
  readonly score?: Score | null;
  /** null if the match was sent but could not be read: none of its prices may stay on show. */
  readonly markets?: MarketChanges | null;
}

/** A decoded response of a list call: the whole board if `full`, else what changed (contract, Delta rule). */
export interface BoardDelta {
  readonly T: number;
  readonly full: boolean;
  /** The updateTime of the request; a delta over a base newer than the cached one is ignored (NET-08). */
  readonly since?: number;
  readonly leagues: Readonly<Record<number, League>>;
  readonly matches: readonly MatchDelta[];
  /** Ids that left the board; an id that is also in `matches` has not left. */
  readonly removed: readonly number[];
  readonly dropped: number;
}

const DEFAULT_MIN_PARLAY = 2;

const NEW_MATCH: Pick<Match, "markets" | "minParlay" | "live" | "score"> = {
  markets: {},
  minParlay: DEFAULT_MIN_PARLAY,
};

type Rows = Readonly<Record<number, Line | null>>;

const sameOdds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((price, at) => price === b[at]);

const sameLine = (a: Line, b: Line): boolean =>
  a.couId === b.couId &&
  a.hdp === b.hdp &&
  a.outLevel === b.outLevel &&
  a.status === b.status &&
  a.bonus === b.bonus &&
  a.gameId === b.gameId &&
  sameOdds(a.odds, b.odds);

/** True if a row changes nothing, including that there is no such line. */
const saysNothing = (held: Line | undefined, row: Line | null | undefined): boolean =>
  held && row ? sameLine(held, row) : !held && !row;

const NO_LINES: Market = [];

/**
 * The lines of a market with rows applied; `whole` = the rows are all there is, not a change. A market has few lines
 * and a poll many markets, so nothing is built that is not kept (performance 1).
 */
function mergeMarket(held: Market = NO_LINES, rows: Rows, whole: boolean): Market | undefined {
  let next: Line[] | undefined;
  let known = 0;
  for (const key of Object.keys(rows)) {
    const couId = Number(key);
    const row = rows[couId];
    const at = held.findIndex((line) => line.couId === couId);
    const before = held[at];
    if (before) known += 1;
    if (saysNothing(before, row)) continue;
    next ??= [...held];
    if (before) next = next.filter((line) => line !== before);
    if (row) next.push(row);
  }
  if (whole && known < held.length) next = (next ?? [...held]).filter(({ couId }) => rows[couId]);
  if (next === undefined) return held.length === 0 ? undefined : held;
  return next.length === 0 ? undefined : next.toSorted((a, b) => a.couId - b.couId);
}

function mergeMarkets(held: Match["markets"], changes: MarketChanges, whole: boolean): Match["markets"] {
  let next: Record<number, Market> | undefined;
  for (const key of Object.keys(changes)) {
    const id = Number(key);
    if (!Number.isInteger(id)) continue;
    const rows = changes[id];
    const before = held[id];
    const market = rows ? mergeMarket(before, rows, whole) : undefined;
    if (market === before) continue;
    next ??= { ...held };
    if (market) next[id] = market;
    else delete next[id];
  }
  if (whole) {
    for (const key of Object.keys(held)) {
      const id = Number(key);
      if (changes[id]) continue;
      next ??= { ...held };
      delete next[id];
    }
  }
  return next ?? held;
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function sameParts<Whole extends object>(older: Whole, newer: Whole): boolean {
  const names = Object.keys(newer) as (keyof Whole)[];
  return names.length === Object.keys(older).length && names.every((name) => Object.is(older[name], newer[name]));
}

/** A part that a response may omit, which means unchanged in a delta and removed in a whole board. */
const partAfter = <Part>(held: Part | undefined, told: Part | null | undefined, whole: boolean): Part | undefined =>
  told === undefined && !whole ? held : reuse(held, told ?? undefined);

/**
 * A match with its changes applied; unchanged parts, and a match that did not change at all, keep their identity.
 * `whole` = the response is the whole board, so what it omits is gone (contract, Delta rule).
 */
function mergeMatch(held: Match | undefined, delta: MatchDelta, whole = false): Match | undefined {
  const known: (MatchHead & Pick<Match, "live" | "score">) | undefined = delta.head ?? held;
  if (!known) return undefined;
  const before = held ?? NEW_MATCH;
  const live = partAfter(before.live, delta.live, whole);
  const score = partAfter(before.score, delta.score, whole);
  const markets = mergeMarkets(before.markets, delta.markets ?? {}, whole || delta.markets === null);
  const minParlay = known.minParlay ?? before.minParlay;
  const match: Writable<Match> = { ...known, minParlay, markets };
  if (live) match.live = live;
  else delete match.live;
  if (score) match.score = score;
  else delete match.score;
  return held && sameParts(held, match) ? held : match;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** True if a match has the same place in every list; prices, score and clock do not matter (spec §4, order). */
export const samePlace = (a: Match, b: Match): boolean =>
  (a.stage === "live") === (b.stage === "live") &&
  a.sportId === b.sportId &&
  a.leagueId === b.leagueId &&
  a.leagueName === b.leagueName &&
  a.startsAt === b.startsAt &&
  a.sort === b.sort &&
  a.mainId === b.mainId &&
  a.kind === b.kind;

/** Which match records are listed in the same order, known because one was made from the other. */
const orders = new WeakMap<Board["matches"], object>();

function orderOf(matches: Board["matches"]): object {
  const known = orders.get(matches) ?? {};
  orders.set(matches, known);
  return known;
}

const keepOrder = (older: Board["matches"], newer: Board["matches"]): void => {
  orders.set(newer, orderOf(older));
};

/**
 * True if one record was made from the other and nothing joined, left or moved; false means unknown (performance 1).
 */
export const isKnownOrder = (older: Board["matches"], newer: Board["matches"]): boolean =>
  orderOf(older) === orderOf(newer);

const sameMembers = (older: Board["matches"], newer: Board["matches"]): boolean => {
  const ids = Object.keys(newer).map(Number);
  return (
    ids.length === Object.keys(older).length &&
    ids.every((id) => {
      const [before, after] = [older[id], newer[id]];
      return before !== undefined && after !== undefined && (before === after || samePlace(before, after));
    })
  );
};

function replaceBoard(board: Board, { T, leagues, matches, dropped }: BoardDelta): Board {
  const next: Record<number, Match> = {};
  for (const delta of matches) {
    const match = mergeMatch(board.matches[delta.id], delta, true);
    if (match) next[delta.id] = match;
  }
  if (sameMembers(board.matches, next)) keepOrder(board.matches, next);
  const replaced: Board = {
    T,
    leagues: reuse(board.leagues, leagues),
    matches: sameParts(board.matches, next) ? board.matches : next,
    dropped,
  };
  return sameParts(board, replaced) ? board : replaced;
}

/** The matches without those that a response removed; the same record if it removed none. */
function withoutRemoved(held: Board["matches"], { matches, removed }: BoardDelta): Board["matches"] {
  const listed = new Set(matches.map(({ id }) => id));
  const gone = removed.filter((id) => !listed.has(id) && Object.hasOwn(held, id));
  if (gone.length === 0) return held;
  const left = { ...held };
  for (const id of gone) delete left[id];
  return left;
}

/** The matches with a response's applied, the same record if nothing changed, and whether one joined or moved. */
function withChanged(held: Board["matches"], changes: readonly MatchDelta[]) {
  let next: Record<number, Match> | undefined;
  let moved = false;
  for (const change of changes) {
    // a response may contain a match twice
    const before = (next ?? held)[change.id];
    const match = mergeMatch(before, change);
    if (!match || match === before) continue;
    next ??= { ...held };
    next[change.id] = match;
    moved ||= !before || !samePlace(before, match);
  }
  return { matches: next ?? held, moved };
}

/**
 * A board with a response applied (contract, Delta rule). Unchanged leagues, matches, markets and lines keep their
 * identity; an equal or smaller `T`, or a delta over a base that is not cached, changes nothing.
 */
export function mergeDelta(board: Board, delta: BoardDelta): Board {
  if (delta.full) return replaceBoard(board, delta);
  if (delta.T <= board.T || (delta.since !== undefined && delta.since > board.T)) return board;
  const left = withoutRemoved(board.matches, delta);
  const { matches, moved } = withChanged(left, delta.matches);
  if (left === board.matches && matches !== left && !moved) keepOrder(left, matches);
  return {
    T: delta.T,
    // Most polls contain no league, and a poll must not walk what it does not contain.
    leagues: isEmpty(delta.leagues) ? board.leagues : reuse(board.leagues, { ...board.leagues, ...delta.leagues }),
    matches,
    dropped: delta.dropped,
  };
}
