import { STAGE } from "#app/domain/boards/match.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { ROUTES } from "#mocks/doors/handlers.ts";
import { carryOut } from "#mocks/api/reply.ts";
import { placeSingle } from "#mocks/taking/placeSingle.ts";
import { findSelection } from "#mocks/taking/quote.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { TWINS } from "./moreSteps.ts";
import type { LightRequest } from "./wire.ts";

/**
 * How a bookmaker treats the ref of a request: it may ignore it, store it only in its records, or refuse to book it
 * twice.
 */
export type RefCare = "none" | "kept" | "once";

/** The effect of one request that moves money. */
export interface Booking {
  readonly ref: string;
  readonly account: string;
  /** Bets, or the one cash-out. */
  readonly ids: readonly string[];
  readonly isSale: boolean;
  /** The bet that was cashed out; "" for a bet. */
  readonly betId: string;
  /** Ms of the life at which it was booked. */
  readonly at: number;
}

/** What every member has when a life begins. */
export const START_CENTS = 5_000_000;

const MONEY = new Set(["/api/bet/Bet", "/api/bet/MixBet", "/api/bet/OrBet", "/api/bet/Insurance"]);

/** True for the path of a call that moves money. */
export const isMoney = (path: string): boolean => MONEY.has(path);

const ROUTE = new Map(ROUTES.map((route) => [route.path, route]));

/** The simulated bookmaker behind the wire, and what it has booked for which ref. */
export class Bookmaker {
  readonly world: World;
  readonly bookings: Booking[] = [];
  readonly #refs: RefCare;
  readonly #now: () => number;
  readonly #start: number;

  constructor(seed: number, refs: RefCare, now: () => number) {
    this.world = createWorld({ seed });
    this.#refs = refs;
    this.#now = now;
    this.#start = this.world.clock.now();
    for (const account of TWINS) this.#join(account);
    for (const account of ["jason88", "somchai", "expiring", ...TWINS])
      this.world.setBalance(account, START_CENTS / 100);
  }

  /** One more member, like the normal one. */
  #join(account: string): void {
    const { members } = this.world;
    const like = members.get("jason88");
    if (like === undefined) return;
    const preference = { ...like.preference };
    members.set(account, { ...like, account, showName: account, preference, favourites: new Map() });
  }

  /** Updates the world to the life's time. */
  catchUp(): void {
    const behind = this.#start + this.#now() - this.world.clock.now();
    if (behind > 0) this.world.advance(behind);
  }

  /** Executes a request and answers it. */
  async answer(request: LightRequest): Promise<string> {
    this.catchUp();
    const path = new URL(request.url).pathname;
    const route = ROUTE.get(path);
    if (route === undefined) return JSON.stringify({ Code: 2, Message: "" });
    if (!MONEY.has(path)) return (await carryOut(this.world, route, request)).text;
    const body = JSON.parse(request.sent) as Record<string, unknown>;
    const known = this.#refs === "once" ? body : { ...body, ClientRef: undefined };
    const { url, method, headers } = request;
    const asked = { url, method, headers, text: () => Promise.resolve(JSON.stringify(known)) };
    const { text, member } = await carryOut(this.world, route, asked);
    if (member !== undefined) this.#book(path, body, text, member.account);
    return text;
  }

  /** Takes down what a request that moves money has done, as its answer says. */
  #book(path: string, body: Readonly<Record<string, unknown>>, text: string, account: string): void {
    const { Data } = JSON.parse(text) as {
      Data?: { Result?: number; BetID?: string; BetIDs?: string[]; InsID?: string };
    };
    if (Data?.Result !== 0) return;
    const ref = String(body["ClientRef"]);
    const ids = Data.BetIDs ?? [Data.BetID ?? Data.InsID ?? ""];
    if (this.#refs === "kept" && Data.InsID === undefined)
      for (const id of ids) Object.assign(this.world.shelf.bet(id) ?? {}, { ref });
    const held = this.bookings.find((one) => one.ref === ref);
    if (held !== undefined && ids.every((id) => held.ids.includes(id))) return;
    const isSale = path === "/api/bet/Insurance";
    this.bookings.push({ ref, account, ids, isSale, betId: isSale ? String(body["BetID"]) : "", at: this.#now() });
  }

  /** A bet of the same member that no page of this device made. */
  betElsewhere(account: string, { matchId, marketId, couId, betPos, odds, hdp }: Selection, amount: number): void {
    const member = this.world.members.get(account);
    if (member === undefined) return;
    const ticketId = this.world.tickets.issue(matchId, couId);
    placeSingle(this.world, member, {
      matchId,
      marketId,
      couId,
      betPos,
      odds,
      hdp,
      amount,
      ticketId,
      style: 2,
      autoAccept: 2,
      ref: this.#refs === "none" ? undefined : `elsewhere ${this.#now()}`,
    });
  }

  /** A price of the book as in a list; undefined while there is none. */
  selection(matchId: number, marketId: number, betPos: number): Selection | undefined {
    this.catchUp();
    const couId = marketId * 10;
    const found = findSelection(this.world, { matchId, marketId, couId, betPos, style: 2 });
    if (typeof found === "number") return undefined;
    const { fixture, stage } = found.desk;
    return {
      sportId: fixture.sportId,
      leagueId: fixture.leagueId,
      leagueName: "League",
      matchId,
      mainId: fixture.mainId,
      home: fixture.home,
      away: fixture.away,
      startsAt: new Date(fixture.kickoff).toISOString(),
      stage: STAGE.of(stage) ?? "today",
      marketId,
      couId,
      betPos,
      hdp: found.row[0],
      outLevel: found.row[1],
      odds: found.odds,
      oddsStyle: 2,
      gameId: found.line.gameId,
      bonus: found.line.bonus === 1,
      minParlay: fixture.minParlay,
    };
  }
}
