import { type Ask, memberOf, numberIn, refuse, styleIn } from "./ask.ts";
import { type Day } from "./day.ts";
import { CUP, type Fixture, type Line, OPEN, OVER, UPDATING } from "./fixtures.ts";
import { priceIn } from "./odds.ts";

/** Which selection is meant. */
export interface Selection {
  readonly matchId: number;
  readonly market: number;
  readonly couId: number;
  readonly betPos: number;
  readonly style: number;
}

/** A selection that is open now. */
export interface Quote {
  readonly match: Fixture;
  readonly line: Line;
  /** In the style that was asked for. */
  readonly odds: number;
}

/** The least and the most of a bet. */
export const LIMITS = { MaxBet: 400.75, MinBet: 3.25 };
const PARLAY_LIMITS = { MaxBet: 120, MinBet: 2.5 };

/** The combinations on offer; their numbers are this bookmaker's own. */
export const COMBINATIONS = [
  { MpID: 9_003, MpName: "Triple", MatchCount: 3, CombCount: 1, CombParam: "0|1|0|0|0|0|0|0|0" },
  { MpID: 9_033, MpName: "Trixie", MatchCount: 3, CombCount: 4, CombParam: "3|1|0|0|0|0|0|0|0" },
  { MpID: 9_002, MpName: "Doble", MatchCount: 2, CombCount: 1, CombParam: "1|0|0|0|0|0|0|0|0" },
] as const;

/** The open selection; an envelope's code if there is none. */
export function quoted(day: Day, { matchId, market, couId, betPos, style }: Selection): Quote | 1 | 2 | 18 {
  const match = day.matches().find(({ id }) => id === matchId);
  if (match === undefined) return OVER.some(({ id }) => id === matchId) ? 1 : 2;
  const line = match.markets[market]?.find((one) => one.couId === couId);
  if (line?.status === UPDATING) return 18;
  const price = line?.odds[betPos - 1] ?? 0;
  if (line?.status !== OPEN || price === 0) return 1;
  return { match, line, odds: priceIn(style, market, price) };
}

const WORDS: Readonly<Record<number, string>> = { 1: "Mercado cerrado", 2: "Petición errónea", 18: "Espere" };

/** As text a line may be written in more than one way. */
const hdpOf = ({ hdp }: Line): string => (hdp === "" ? "" : String(Number(hdp)));

const ticketOf = ({ line, odds }: Quote) => ({
  TicketID: `${line.couId.toString(36)}/${odds}`,
  GameID: line.couId - 5,
  CurrentOdds: odds,
  Hdp: hdpOf(line),
  Status: line.status,
  BonusFlag: line.bonus,
});

/** The selections in a CouStr; a malformed one is refused. */
function selectionsIn(text: unknown): Selection[] {
  return String(text)
    .split(",")
    .map((part) => {
      const [matchId = Number.NaN, market = Number.NaN, couId = Number.NaN, betPos = Number.NaN] = part
        .split("_", 4)
        .map(Number);
      if (![matchId, market, couId, betPos].every(Number.isSafeInteger)) refuse(2, "CouStr");
      return { matchId, market, couId, betPos, style: 2 };
    });
}

const required = (query: URLSearchParams, name: string): number => numberIn(query, name, 0) || refuse(2, name);

/** The calls of tickets and limits. */
export function openTickets(day: Day) {
  const selectionOf = ({ query }: Ask): Selection => ({
    matchId: required(query, "MatchID"),
    market: required(query, "MarketID"),
    couId: required(query, "CouID"),
    betPos: numberIn(query, "BetPos", 1),
    style: styleIn(query),
  });

  const ticket = (ask: Ask) => {
    memberOf(ask);
    const quote = quoted(day, selectionOf(ask));
    if (typeof quote === "number") return refuse(quote, WORDS[quote] ?? "");
    return { Data: { Ticket: ticketOf(quote), BetLimit: LIMITS } };
  };

  const batch = (ask: Ask) => {
    memberOf(ask);
    const legs = selectionsIn(ask.body["CouStr"]).map((one) => {
      const quote = quoted(day, one);
      if (quote === 2) return refuse(2, "¿Qué partido?");
      const place = { MatchID: one.matchId, CouID: one.couId, BetPos: one.betPos };
      const shut = { GameID: one.couId - 5, TicketID: "-", CurrentOdds: 0, Hdp: "", BonusFlag: 0, Status: 0 };
      if (typeof quote === "number") return { ...place, ...shut, MinParlayCount: 2 };
      return { ...ticketOf(quote), ...place, MinParlayCount: quote.match.minParlay };
    });
    return { Data: { Tickets: legs.toReversed(), BetLimit: PARLAY_LIMITS } };
  };

  const limit = (ask: Ask) => {
    memberOf(ask);
    selectionOf(ask);
    return { Data: LIMITS };
  };

  const outrightLimit = (ask: Ask) => {
    memberOf(ask);
    const id = required(ask.query, "OrID");
    return CUP.runners.some(({ orId }) => orId === id) ? { Data: LIMITS } : refuse(1, "Cerrado");
  };

  const parlayLimit = (ask: Ask) => {
    memberOf(ask);
    const { length } = selectionsIn(ask.query.get("CouStr"));
    const types = COMBINATIONS.filter(({ MatchCount }) => MatchCount === length);
    return { Data: { ...PARLAY_LIMITS, MpTypes: types.map((type) => ({ IsClosed: 0, ...type })) } };
  };

  const least = ({ query }: Ask) => {
    const ids = (query.get("mids") ?? "").split(",").map(Number);
    const asked = day.matches().filter(({ id }) => ids.includes(id));
    return { Data: Object.fromEntries(asked.map(({ id, minParlay }) => [id, minParlay])) };
  };

  return {
    GetTicketOdds: ticket,
    GetBatchTicketOdds: batch,
    GetBetLimit: limit,
    GetOutrightBetLimit: outrightLimit,
    GetMixparlayBetLimit: parlayLimit,
    GetMatchMinParlayCount: least,
  };
}
