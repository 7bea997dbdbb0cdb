import { type LeagueRow, type MarketRows, type MatchRow } from "#app/api/odds/matchData.ts";
import { listMarkets } from "#app/domain/odds/markets.ts";
import { type Book, type Leaving } from "#mocks/book/book.ts";
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

/** A board response as JSON text (contract, Delta rule). */
export function boardText(book: Book, ask: BoardAsk, now: number): string {
  const { since } = ask;
  for (const desk of ask.desks) book.refresh(desk);
  const T = book.snapshot();
  const full = since !== undefined && (since < book.horizon || since > T);
  const base = since === undefined || full ? undefined : since;
  const leagues: Record<string, LeagueRow> = {};
  const rows: string[] = [];
  const shown = new Set<number>();
  for (const desk of ask.desks) {
    const joined = base === undefined || desk.joined > base;
    const text = joined
      ? wholeText(book, desk, ask, now)
      : desk.rev > base
        ? changedText(book, desk, ask, base, now)
        : undefined;
    if (text === undefined) continue;
    rows.push(text);
    shown.add(desk.fixture.id);
    if (joined) leagues[desk.fixture.leagueId] ??= leagueRow(desk.fixture.leagueId, ask);
  }
  const removed = new Set<number>(base === undefined ? ask.gone : []);
  for (const leaving of book.leavings) {
    if (!ask.left(leaving)) continue;
    if (base !== undefined && leaving.rev > base && !shown.has(leaving.id)) removed.add(leaving.id);
  }
  const kept = new Set(ask.desks.map((desk) => desk.fixture.id));
  const D = [...removed].filter((id) => !kept.has(id));
  return `{"Code":0,"T":${T},"LG":${JSON.stringify(leagues)},"MH":[${rows.join(",")}],"D":${JSON.stringify(D)}${full ? ',"Full":1' : ""}}`;
}
