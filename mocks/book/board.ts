import { type LeagueRow, type MarketRows, type MatchRow } from "#app/api/odds/matchData.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { type Leaving } from "#mocks/book/boards.ts";
import { type Book } from "#mocks/book/book.ts";
import { type Desk, linesShown, couIdOf } from "#mocks/book/desk.ts";
import { leagueRow, type Manner, marketRows, matchHead, playedIn } from "#mocks/book/wire.ts";

/** What a board call asks for. */
export interface BoardAsk extends Manner {
  /** Matches in scope, already filtered. */
  readonly desks: readonly Desk[];
  /** Market ids, or undefined for each sport's list set (contract, Scope). */
  readonly markets: readonly number[] | undefined;
  /** `T` of the client's board; undefined for the whole board. */
  readonly since: number | undefined;
  /** Whether a match that left belonged to this board's scope. */
  readonly left: (leaving: Leaving) => boolean;
  /** Requested ids that are on no board: a whole response lists them in D. */
  readonly gone?: readonly number[];
}

const marketsOf = (desk: Desk, asked: readonly number[] | undefined): readonly number[] =>
  asked === undefined ? listMarkets(desk.fixture.sportId) : asked.filter((id) => playedIn(id, desk.fixture.sportId));

/** A match with all requested markets, as text; cached until the match changes. */
function wholeText(book: Book, desk: Desk, ask: BoardAsk, now: number): string {
  const key = `${ask.style} ${ask.language} ${ask.markets?.join() ?? ""}`;
  const markets = marketsOf(desk, ask.markets);
  const held = desk.texts.get(key);
  if (held !== undefined) return held;
  const MK: Record<string, MarketRows> = {};
  for (const id of markets) {
    const lines = book.lines(desk, id);
    if (lines.length > 0) MK[id] = marketRows(lines, id, ask.style);
  }
  const { MEXT, ML, ...head } = matchHead(desk, ask, now);
  const row: MatchRow = { ...head, ...(MEXT ? { MEXT } : {}), ...(ML ? { ML } : {}), MK };
  const text = JSON.stringify(row);
  desk.texts.set(key, text);
  return text;
}

/** What changed in a match since then: head and state whole, markets that changed, null for what is gone. */
function changedText(book: Book, desk: Desk, ask: BoardAsk, since: number, now: number): string {
  const MK: Record<string, MarketRows | null> = {};
  for (const id of marketsOf(desk, ask.markets)) {
    const lines = book.lines(desk, id);
    if ((desk.marketRev.get(id) ?? desk.rev) <= since) continue;
    const ever = desk.ever.get(id) ?? 0;
    if (lines.length === 0) {
      if (ever > 0) MK[id] = null;
      continue;
    }
    const rows = marketRows(lines, id, ask.style);
    for (let place = lines.length; place < Math.max(ever, linesShown(desk, id, false)); place += 1)
      rows[String(couIdOf(id, place))] = null;
    MK[id] = rows;
  }
  const row: MatchRow = { ...matchHead(desk, ask, now), MK };
  return JSON.stringify(row);
}

/** What a board knew at its last response; undefined = nothing, or too little for a delta. */
function baseOf(book: Book, since: number | undefined, now: number): number | undefined {
  return since === undefined || since < book.horizon || since > now ? undefined : since;
}

/** A match as a response has it: whole, what changed since then, or undefined if it is known. */
function rowText(book: Book, desk: Desk, ask: BoardAsk, base: number | undefined, now: number): string | undefined {
  if (base === undefined || desk.joined > base) return wholeText(book, desk, ask, now);
  return desk.rev > base ? changedText(book, desk, ask, base, now) : undefined;
}

/** The matches that have left since then, or, in a whole response, those that were asked for in vain. */
function goneSince(book: Book, ask: BoardAsk, base: number | undefined): readonly number[] {
  const kept = new Set(ask.desks.map((desk) => desk.fixture.id));
  const gone =
    base === undefined
      ? (ask.gone ?? [])
      : book.leavings.filter((leaving) => leaving.rev > base && ask.left(leaving)).map(({ id }) => id);
  return [...new Set(gone)].filter((id) => !kept.has(id));
}

/** A board response as JSON text (contract, Delta rule). */
export function boardText(book: Book, ask: BoardAsk, now: number): string {
  for (const desk of ask.desks) book.refresh(desk);
  const T = book.snapshot();
  const base = baseOf(book, ask.since, T);
  const leagues: Record<string, LeagueRow> = {};
  const rows: string[] = [];
  for (const desk of ask.desks) {
    const text = rowText(book, desk, ask, base, now);
    if (text === undefined) continue;
    rows.push(text);
    const isNew = base === undefined || desk.joined > base;
    if (isNew) leagues[desk.fixture.leagueId] ??= leagueRow(desk.fixture.leagueId, ask);
  }
  const full = ask.since !== undefined && base === undefined ? ',"Full":1' : "";
  const D = goneSince(book, ask, base);
  return `{"Code":0,"T":${T},"LG":${JSON.stringify(leagues)},"MH":[${rows.join(",")}],"D":${JSON.stringify(D)}${full}}`;
}
