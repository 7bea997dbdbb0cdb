import { type League, type Line, type LiveState, type Market, type Match, type Score } from "./match.ts";
import { reuse } from "#app/domain/slip/reuse.ts";

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
  /** null where the match came and could not be read: none of its prices may go on standing there. */
  readonly markets?: MarketChanges | null;
}

/** A decoded answer of a list call: the whole board when `full`, else what changed (contract, Delta rule). */
export interface BoardDelta {
  readonly T: number;
  readonly full: boolean;
  /** The updateTime that was asked with; a delta over a newer base than the one held is ignored (NET-08). */
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

/** True when a row says what is held already, also that there is no such line. */
const saysNothing = (held: Line | undefined, row: Line | null | undefined): boolean =>
  held && row ? sameLine(held, row) : !held && !row;

const NO_LINES: Market = [];

/**
 * The lines of a market with rows laid over; `whole` = the rows are all there is, not a change. A market has few lines and
 * a poll many markets, so that nothing is built that is not kept (performance 1).
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

/** A part of a match that an answer may leave out, which says nothing in a change and that it is gone in a whole board. */
const partAfter = <Part>(held: Part | undefined, told: Part | null | undefined, whole: boolean): Part | undefined =>
  told === undefined && !whole ? held : reuse(held, told ?? undefined);

/**
 * A match with its changes laid over; untouched parts, and a match that did not change at all, keep their identity.
 * `whole` = the answer is the whole board, so what it leaves out is gone (contract, Delta rule).
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

/** True when a match stands at the same place of every list; prices, score and clock play no part (spec §4, order). */
export const samePlace = (a: Match, b: Match): boolean =>
  (a.stage === "live") === (b.stage === "live") &&
  a.sportId === b.sportId &&
  a.leagueId === b.leagueId &&
  a.leagueName === b.leagueName &&
  a.startsAt === b.startsAt &&
  a.sort === b.sort &&
  a.mainId === b.mainId &&
  a.kind === b.kind;

/** Which records of matches list the same in the same order, known from how one came out of the other. */
const orders = new WeakMap<Board["matches"], object>();

function orderOf(matches: Board["matches"]): object {
  const known = orders.get(matches) ?? {};
  orders.set(matches, known);
  return known;
}

const keepOrder = (older: Board["matches"], newer: Board["matches"]): void => {
  orders.set(newer, orderOf(older));
};

/** True when one record came out of the other and nothing joined, left or moved; false says nothing (performance 1). */
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

/** The matches without those that an answer took away; the same record where it took none. */
function withoutRemoved(held: Board["matches"], { matches, removed }: BoardDelta): Board["matches"] {
  const listed = new Set(matches.map(({ id }) => id));
  const gone = removed.filter((id) => !listed.has(id) && Object.hasOwn(held, id));
  if (gone.length === 0) return held;
  const left = { ...held };
  for (const id of gone) delete left[id];
  return left;
}

/** The matches with an answer's laid over, the same record where nothing changed, and whether one joined or moved. */
function withChanged(held: Board["matches"], changes: readonly MatchDelta[]) {
  let next: Record<number, Match> | undefined;
  let moved = false;
  for (const change of changes) {
    // an answer may name a match twice
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
 * A board with an answer laid over it (contract, Delta rule). Untouched leagues, matches, markets and lines keep their
 * identity; an equal or smaller `T`, or a delta over a base that is not held, changes nothing.
 */
export function mergeDelta(board: Board, delta: BoardDelta): Board {
  if (delta.full) return replaceBoard(board, delta);
  if (delta.T <= board.T || (delta.since !== undefined && delta.since > board.T)) return board;
  const left = withoutRemoved(board.matches, delta);
  const { matches, moved } = withChanged(left, delta.matches);
  if (left === board.matches && matches !== left && !moved) keepOrder(left, matches);
  return {
    T: delta.T,
    // Most polls name no league, and a poll must not walk what it does not name.
    leagues: isEmpty(delta.leagues) ? board.leagues : reuse(board.leagues, { ...board.leagues, ...delta.leagues }),
    matches,
    dropped: delta.dropped,
  };
}
