import { type Day } from "./day.ts";
import { type Fixture, OVER } from "./fixtures.ts";
import { priceIn, reportDay } from "./odds.ts";
import { type Ask, numberIn, refuse, styleIn } from "./ask.ts";

type Rows = Record<string, readonly unknown[] | null>;
type Markets = Record<string, Rows>;

/** A match as it goes over the wire, its fields in this bookmaker's order. */
interface Sent {
  readonly S: number;
  readonly M: readonly unknown[];
  readonly MK: Markets;
  readonly ML?: readonly number[] | null;
  readonly MEXT?: object | null;
  readonly MatchID: number;
  readonly MainID: number;
  readonly MatchKind: number;
  readonly SportID: number;
  readonly MinParlay: number;
  /** No field of the contract. */
  readonly Venue: { readonly Roof: null; readonly Seats: number };
}

/** The market ids of a list by sport; 990 is one that the contract does not know. */
const LISTED: Readonly<Record<number, readonly number[]>> = {
  1: [1, 3, 5, 2, 4, 6, 990],
  2: [1, 3, 16, 2, 4, 37],
  7: [1, 3, 16],
};

const listed = (text: string | null): readonly number[] | undefined =>
  text === null || text === "" ? undefined : text.split(",").map(Number);

/** The rows of a match, the highest CouID first. */
function marketsOf(match: Fixture, wanted: readonly number[] | undefined, style: number): Markets {
  const ids = Object.keys(match.markets)
    .map(Number)
    .filter((id) => wanted === undefined || wanted.includes(id));
  return Object.fromEntries(
    ids.map((market) => {
      const lines = (match.markets[market] ?? []).toReversed();
      const rows = lines.map(({ couId, hdp, status, bonus, odds }) => [
        couId,
        [hdp, 0, status, bonus, couId - 5, ...odds.map((price) => priceIn(style, market, price))],
      ]);
      return [market, Object.fromEntries(rows) as Rows];
    }),
  );
}

function slotsOf({ league, home, away, starts, stage, markets, id }: Fixture): readonly unknown[] {
  const time = new Date(starts).toISOString();
  const count = Object.keys(markets).length;
  const teams = [id - 1, id - 2, league.name, home, away];
  return [league.id, ...teams, time, 1, -(id % 97), stage, 1, id % 2 === 0 ? id : 0, id - 3, count, 0];
}

function sentOf(match: Fixture, wanted: readonly number[] | undefined, style: number): Sent {
  const { state, score, extras, id, mainId, kind, league, minParlay } = match;
  return {
    S: state,
    M: slotsOf(match),
    MK: marketsOf(match, wanted, style),
    ...(score && { ML: score }),
    ...(extras && { MEXT: extras }),
    MatchID: id,
    MainID: mainId,
    MatchKind: kind,
    SportID: league.sport,
    MinParlay: minParlay,
    Venue: { Roof: null, Seats: id % 50_000 },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows that are new or other than before; null for each that is gone. */
function rowsSince(before: Markets, after: Markets): Markets {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = ids.map((id): [string, Rows] => {
    const [old = {}, now = {}] = [before[id], after[id]];
    const rows = Object.entries(now).filter(([couId, row]) => !isSame(old[couId], row));
    const gone = Object.keys(old).filter((couId) => !(couId in now));
    return [id, Object.fromEntries([...gone.map((couId) => [couId, null] as const), ...rows])];
  });
  return Object.fromEntries(changed.filter(([, rows]) => Object.keys(rows).length > 0));
}

/** A match since an earlier state of it; undefined if nothing is another. */
function since(before: Sent | undefined, after: Sent): Sent | undefined {
  if (before === undefined) return after;
  if (isSame(before, after)) return undefined;
  const { ML, MEXT, ...rest } = after;
  return {
    ...rest,
    MK: rowsSince(before.MK, after.MK),
    ...(!isSame(before.ML, ML) && { ML: ML ?? null }),
    ...(!isSame(before.MEXT, MEXT) && { MEXT: MEXT ?? null }),
  };
}

const leaguesOf = (matches: readonly Fixture[]) =>
  Object.fromEntries(
    matches.map(({ league: { id, sport, name } }) => [
      String(id),
      { LS: -1, IsPopu: sport === 7 ? 0 : 1, SportID: sport, LeagueName: name },
    ]),
  );

type Belongs = (match: Fixture) => boolean;

/** Which matches a list asks for. */
function scopeOf({ call, query }: Ask): Belongs {
  const sport = numberIn(query, "sportID", 0);
  const date = query.get("date");
  const stages = call === "GetLiveMatchOdds" ? [3] : ([[2], [1], [1, 2]][numberIn(query, "playType", 3) - 1] ?? [1, 2]);
  return ({ league, stage, kind, starts }) =>
    stages.includes(stage) &&
    (sport === 0 || sport === league.sport) &&
    (kind === 0 || query.get("IncludeExtenMatch") !== "false") &&
    (date === null || reportDay(starts) === date);
}

/** T moves with each answer and is no time: a number between whole ones, that would be one of the year 2039 in ms. */
const FIRST_T = 2_199_023_255_552.5;

/** What a board says of the difference between its matches then and now. */
function changesOf(before: readonly Fixture[], now: readonly Fixture[], send: (match: Fixture) => Sent) {
  const known = new Map(before.map((match) => [match.id, match]));
  const MH = now.flatMap((match) => {
    const old = known.get(match.id);
    const sent = since(old && send(old), send(match));
    return sent === undefined ? [] : [sent];
  });
  const joined = now.filter(({ id }) => !known.has(id));
  const D = [...known.keys()].filter((id) => now.every((match) => match.id !== id));
  return { D, MH, LG: leaguesOf(joined) };
}

/** The calls of lists and matches. */
export function openBoards(day: Day) {
  const asOf: number[] = [];
  const nextT = (): number => FIRST_T + asOf.push(day.changes()) - 1;

  const board = (ask: Ask, belongs: Belongs, market?: string) => {
    const style = styleIn(ask.query);
    const wanted = listed(market ?? ask.query.get("marketList"));
    const send = (match: Fixture): Sent => sentOf(match, wanted ?? LISTED[match.league.sport], style);
    const now = day.matches().filter(belongs);
    const whole = { D: [], MH: now.map(send), LG: leaguesOf(now) };
    const asked = numberIn(ask.query, "updateTime", Number.NaN);
    if (Number.isNaN(asked)) return { ...whole, T: nextT() };
    const place = asked - FIRST_T;
    // one that is still to come: nothing has changed since
    if (place >= asOf.length) return { D: [], MH: [], LG: {}, T: nextT() };
    const changes = asOf[place];
    if (changes === undefined) return { Full: 1, ...whole, T: nextT() };
    const before = day.matches(changes).filter(belongs);
    return { ...changesOf(before, now, send), T: nextT() };
  };

  const single = ({ query }: Ask) => {
    const id = numberIn(query, "matchID", 0);
    const match = day.matches().find((one) => one.id === id);
    if (match === undefined) {
      const over = OVER.some((one) => one.id === id);
      return over ? { S: 2, MK: {} } : refuse(2, "¿Qué partido?");
    }
    const { MK, M, S, SportID, ML, MEXT } = sentOf(match, listed(query.get("marketList")), styleIn(query));
    return { MK, S, M, SportID, ...(ML && { ML }), ...(MEXT && { MEXT }), T: nextT() };
  };

  const ofLeague = (ask: Ask) => {
    const league = numberIn(ask.query, "leagueId", 0);
    const more = ask.query.get("IncludeExtenMatch") === "true";
    return board(ask, (match) => match.league.id === league && (more || match.kind === 0));
  };

  const batch = (ask: Ask) => {
    const ids = listed(ask.query.get("matchStr")) ?? [];
    return board(ask, ({ id }) => ids.includes(id), ask.query.get("marketStr") ?? "");
  };

  const list = (ask: Ask) => board(ask, scopeOf(ask));
  return {
    nextT,
    calls: {
      GetLiveMatchOdds: list,
      GetNoLiveMatchOdds: list,
      GetSingleMatchOdds: single,
      GetLeagueMatchOdds: ofLeague,
      GetBatchMatchOdds: batch,
    },
  };
}
