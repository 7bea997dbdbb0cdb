import { getResponse } from "msw";
import { handlers } from "#mocks/doors/handlers.ts";
import { type World } from "#mocks/world/world.ts";

/** A client without a browser: calls a world over its wire, as a member or as a visitor. */
export interface Caller {
  get<T = Record<string, unknown>>(path: string, query?: Record<string, string | number>): Promise<T>;
  post<T = Record<string, unknown>>(path: string, body: unknown): Promise<T>;
  /** The raw response: for faults and headers. */
  raw(path: string, init?: RequestInit): Promise<Response | undefined>;
}

/** Opens a client on a world; with an account it is signed in. */
export async function callerOf(world: World, account?: string): Promise<Caller> {
  const known = handlers(world);
  const session = account === undefined ? undefined : await world.signIn(account);
  const headers: Record<string, string> = session ? { authorization: session.token, bcs: session.bcs } : {};
  const raw = (path: string, init: RequestInit = {}) =>
    getResponse(known, new Request(`http://bookmaker${path}`, { ...init, headers }));
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await raw(path, init);
    if (response === undefined) throw new Error(`no handler for ${path}`);
    return (await response.json()) as T;
  };
  return {
    raw,
    get: (path, query = {}) =>
      json(`${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`),
    post: (path, body) => json(path, { method: "POST", body: JSON.stringify(body) }),
  };
}

/** A ticket as in a GetTicketOdds response. */
export interface TicketReply {
  readonly Code: number;
  readonly Data: {
    readonly BetLimit: { readonly MinBet: number; readonly MaxBet: number };
    readonly Ticket: {
      readonly TicketID: string;
      readonly CurrentOdds: number;
      readonly Hdp: string;
      readonly GameID: number;
      readonly BonusFlag: number;
      readonly Status: number;
    };
  };
}

/** A decided bet as in a Bet response. */
export interface BetReply {
  readonly Code: number;
  readonly Data: {
    readonly Result: number;
    readonly FCredit: number;
    readonly Message: string;
    readonly BetID?: string;
    readonly Status?: number;
    readonly NewOdds?: number;
    readonly NewHdp?: string;
  };
}

/** One selection of a test. */
export interface Pick {
  readonly match: number;
  readonly market: number;
  readonly pos: number;
  readonly style?: number;
  readonly couId?: number;
}

/** Fetches a quote for a selection. */
export const quote = (
  caller: Caller,
  { match, market, pos, style = 2, couId = market * 10 }: Pick,
): Promise<TicketReply> =>
  caller.get("/api/odds/GetTicketOdds", {
    MatchID: match,
    OddsStyle: style,
    MarketID: market,
    BetOdds: 0,
    CouID: couId,
    BetPos: pos,
    MatchHdp: "",
  });

/** The body of a single bet on a quote. */
export const orderOn = (
  { match, market, pos, style = 2, couId = market * 10 }: Pick,
  ticket: TicketReply,
  amount: number,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  SportID: 1,
  MatchID: match,
  OddsStyle: style,
  MarketID: market,
  Odds: ticket.Data.Ticket.CurrentOdds,
  CouID: couId,
  BetPos: pos,
  Hdp: ticket.Data.Ticket.Hdp,
  Stage: 2,
  BetValue: amount,
  AutoAccept: 0,
  GameID: ticket.Data.Ticket.GameID,
  TicketID: ticket.Data.Ticket.TicketID,
  IsBonus: ticket.Data.Ticket.BonusFlag,
  ...more,
});

/** Quotes and bets in one go. */
export async function bet(
  caller: Caller,
  pick: Pick,
  amount: number,
  more: Record<string, unknown> = {},
): Promise<BetReply> {
  return caller.post("/api/bet/Bet", orderOn(pick, await quote(caller, pick), amount, more));
}
