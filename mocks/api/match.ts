import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { type MarketRows } from "#app/api/odds/matchData.ts";
import { styleFrom } from "#mocks/api/boards.ts";
import { type Call, envelope, idsFrom, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { isCounted } from "#mocks/book/desk.ts";
import { extrasOf, marketRows, matchHead, playedIn, scoreOf } from "#mocks/book/wire.ts";
import { dayNumber, dayText } from "#mocks/world/days.ts";
import { bonusValues } from "#mocks/settling/bonus.ts";
import { parlayLimits } from "#mocks/taking/limits.ts";
import { findSelection } from "#mocks/taking/quote.ts";

const DAYS = 7;

function single({ world, query }: Call): Reply {
  const id = numberFrom(query.get("matchID"));
  const desk = id === undefined ? undefined : world.book.desk(id);
  if (desk === undefined) return envelope(2, "No such match.");
  const manner = { language: languageFrom(query.get("language")), style: styleFrom(query.get("oddsStyle")) };
  const { fixture, state } = desk;
  const markets = (idsFrom(query.get("marketList")) ?? MARKET_TABLE.map((market) => market.id)).filter((market) =>
    playedIn(market, fixture.sportId),
  );
  const MK: Record<string, MarketRows> = {};
  const open =
    desk.stage !== 0 && state.progress < 2 && !(query.get("isMixparlay") === "true" && fixture.minParlay === 0);
  for (const market of open ? markets : []) {
    const lines = world.book.deepLines(desk, market);
    if (lines.length > 0) MK[market] = marketRows(lines, market, manner.style);
  }
  const { M, S } = matchHead(desk, manner, world.clock.now());
  return {
    Code: 0,
    T: world.book.snapshot(),
    SportID: fixture.sportId,
    M,
    MEXT: extrasOf(desk),
    ML: scoreOf(desk),
    S,
    MK,
  };
}

const coming = ({ world }: Call) =>
  ([1, 2] as const).flatMap((stage) => [...world.book.on(stage)]).filter(({ fixture }) => isCounted(fixture));

function mixSchedule(call: Call): Reply {
  const today = dayNumber(call.world.clock.now());
  const Data: Record<string, number[]> = {};
  for (const { fixture } of coming(call)) {
    if (fixture.minParlay === 0) continue;
    const counts = (Data[fixture.sportId] ??= Array.from({ length: DAYS }, () => 0));
    const day = Math.max(0, dayNumber(fixture.kickoff) - today);
    if (day < DAYS) counts[day] = (counts[day] ?? 0) + 1;
  }
  return { Code: 0, Data };
}

function schedule(call: Call): Reply {
  const today = dayNumber(call.world.clock.now());
  const sport = numberFrom(call.query.get("sportID")) ?? 0;
  const ScheduleList: Record<string, { Date: string; Count: number }[]> = {};
  for (const { fixture } of coming(call)) {
    if (sport !== 0 && fixture.sportId !== sport) continue;
    const days = (ScheduleList[fixture.sportId] ??= Array.from({ length: DAYS }, (_, i) => ({
      Date: dayText(today + i),
      Count: 0,
    })));
    const entry = days[Math.max(0, dayNumber(fixture.kickoff) - today)];
    if (entry) entry.Count += 1;
  }
  return { Code: 0, ScheduleList };
}

function bonusRule({ world, query, member }: Call): Reply {
  const id = numberFrom(query.get("matchId"));
  const desk = id === undefined ? undefined : world.book.desk(id);
  return desk ? { Code: 0, Data: bonusValues(desk, member?.currency ?? "USD") } : envelope(2, "No such match.");
}

function minParlay({ world, query }: Call): Reply {
  const ids = idsFrom(query.get("mids"));
  if (ids === undefined) return envelope(2);
  const known = ids.flatMap((id) => {
    const desk = world.book.desk(id);
    return desk ? [[String(id), desk.fixture.minParlay] as const] : [];
  });
  return { Code: 0, Data: Object.fromEntries(known) };
}

/** A leg of a CouStr: `matchId_marketId_couId_betPos_odds_hdp` (contract, GetBatchTicketOdds). */
export function legsFrom(
  text: unknown,
): { matchId: number; marketId: number; couId: number; betPos: number; odds: number; hdp: string }[] | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  const legs = text.split(",").map((part) => {
    const [matchId, marketId, couId, betPos, odds] = part.split("_").slice(0, 5).map(Number);
    return {
      matchId: matchId ?? Number.NaN,
      marketId: marketId ?? Number.NaN,
      couId: couId ?? Number.NaN,
      betPos: betPos ?? Number.NaN,
      odds: odds ?? Number.NaN,
      hdp: part.split("_")[5] ?? "",
    };
  });
  return legs.every((leg) => [leg.matchId, leg.marketId, leg.couId, leg.betPos].every(Number.isSafeInteger))
    ? legs
    : undefined;
}

function batchTickets({ world, body, member }: Call): Reply {
  const legs = legsFrom(body["CouStr"]);
  if (legs === undefined) return envelope(2);
  const style = styleFrom(body["OddsStyle"]);
  const parlay = body["IsMixParlay"] !== false;
  const Tickets = legs.map((leg) => {
    const found = findSelection(world, { ...leg, style });
    const desk = world.book.desk(leg.matchId);
    const head = {
      MatchID: leg.matchId,
      CouID: leg.couId,
      BetPos: leg.betPos,
      MinParlayCount: desk?.fixture.minParlay ?? 0,
    };
    const suspended = found === 18;
    const notForParlays = parlay && desk !== undefined && (desk.stage === 3 || desk.fixture.minParlay === 0);
    if (typeof found === "number" || notForParlays) {
      return {
        ...head,
        GameID: 0,
        TicketID: "0",
        CurrentOdds: 0,
        Hdp: leg.hdp,
        BonusFlag: 0,
        Status: suspended ? 7 : 0,
      };
    }
    const { line, row, odds } = found;
    return {
      ...head,
      GameID: line.gameId,
      TicketID: world.tickets.issue(leg.matchId, leg.couId),
      CurrentOdds: odds,
      Hdp: row[0],
      BonusFlag: line.bonus,
      Status: line.status,
    };
  });
  return { Code: 0, Data: { BetLimit: parlayLimits(member?.currency ?? "USD"), Tickets } };
}

/** The calls about one match and about several picks (contract, Odds). */
export const MATCH_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/odds/GetSingleMatchOdds", login: false, answer: single },
  { method: "get", path: "/api/odds/GetMixparlaySchedule", login: false, answer: mixSchedule },
  { method: "get", path: "/api/odds/GetScheduleDateGroup2", login: false, answer: schedule },
  { method: "get", path: "/api/odds/GetMatchBonusRule", login: false, answer: bonusRule },
  { method: "get", path: "/api/odds/GetMatchMinParlayCount", login: false, answer: minParlay },
  { method: "post", path: "/api/odds/GetBatchTicketOdds", login: false, answer: batchTickets },
];
