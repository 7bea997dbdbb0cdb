import { marketOf } from "#app/domain/odds/markets.ts";
import { type Desk } from "#mocks/book/desk.ts";
import { type Intervention } from "#mocks/course/state.ts";
import { type Fault, type Faults } from "./faults.ts";
import { type House } from "#mocks/ledger/house.ts";
import { type Member } from "#mocks/ledger/members.ts";
import { marginOf } from "#mocks/pricing/quotes.ts";
import { printed } from "#mocks/pricing/overround.ts";

/** What a price verb sets: a decimal price, or `{ by }` to multiply the current one. */
export type PriceMove = number | { readonly by: number };

/** An announcement published by a verb. `at` is world ms. */
export interface Published {
  readonly id: number;
  readonly type: 1 | 2 | 3;
  readonly at: number;
  readonly content: string;
}

/**
 * Everything a test or the QA panel can do to a world. Verbs act at the world's current time and throw on ids that do
 * not exist.
 */
export interface Verbs {
  /**
   * Sets or moves a decimal price of a market's main line (or of the line `couId`); two-way markets move their other
   * side with it. It stays until released.
   */
  movePrice(matchId: number, marketId: number, betPos: number, to: PriceMove, couId?: number): void;
  /** Gives the main line (or the line `couId`) another handicap or total, e.g. -0.75 or 2.5. */
  moveLine(matchId: number, marketId: number, hdp: number, couId?: number): void;
  /** Lets the model price a match again. */
  releasePrices(matchId: number): void;
  /** A goal (points sports: one point; races: the next point) for a side, now. */
  goal(matchId: number, side: 1 | 2): void;
  redCard(matchId: number, side: 1 | 2): void;
  /** Suspends a match, or one market of it: status bit 4 is set (domain H1). */
  suspend(matchId: number, marketId?: number): void;
  resume(matchId: number, marketId?: number): void;
  /** Takes a market off the match. */
  closeMarket(matchId: number, marketId: number): void;
  /** Takes all markets off; the match stays on the board without prices. */
  closeMatch(matchId: number): void;
  /** Restores closed markets. */
  reopen(matchId: number): void;
  /** Ends a running match with the current score; bets are settled as usual a minute later. */
  endMatch(matchId: number): void;
  abandon(matchId: number): void;
  postpone(matchId: number): void;
  /** No bet is accepted on the match although it has prices (code 19). */
  forbid(matchId: number, on?: boolean): void;
  /** Sets the decimal price of an outright runner. */
  moveOutright(orId: number, decimal: number): void;
  suspendOutright(orId: number, on?: boolean): void;
  /** Decides the outright market of a runner: this one has won; bets on the market are settled. */
  winOutright(orId: number): void;
  /** Money from the operator's cashier, in major units. */
  deposit(account: string, amount: number): void;
  setBalance(account: string, amount: number): void;
  /** The member is, or is no longer, prohibited from betting (code 15). */
  pauseMember(account: string, on?: boolean): void;
  /** The member is in a country where betting is blocked (code 8). */
  blockCountry(account: string, on?: boolean): void;
  /** The operator's wallet refuses deductions (code 13). */
  failCharges(account: string, on?: boolean): void;
  /** Ends all sessions of a member that were signed before now: the next call answers 3. A new sign-in works. */
  expireToken(account: string): void;
  /** Publishes an announcement: 1 general, 2 important, 3 match. */
  announce(content: string, type?: 1 | 2 | 3): void;
  /** The next call (or `times` calls) of a path goes wrong according to the rule. */
  nextCall(fault: Fault): void;
  /** Maintenance: every call is answered with 503 and Retry-After for this many minutes. */
  maintain(minutes: number): void;
  /** Clears all rules, and ends maintenance. */
  clearFaults(): void;
}

/** What the verbs need of their world. */
export interface VerbRoom extends House {
  readonly members: Map<string, Member>;
  readonly faults: Faults;
  readonly ended: Map<string, number>;
  readonly notices: Published[];
  catchUp(): void;
}

/** The verbs over one world. */
export function createVerbs(room: VerbRoom): Verbs {
  const { book, clock } = room;
  const desk = (matchId: number): Desk => {
    room.catchUp();
    const found = book.desk(matchId);
    if (found === undefined) throw new RangeError(`no match ${matchId}`);
    return found;
  };
  const member = (account: string): Member => {
    const found = room.members.get(account);
    if (found === undefined) throw new RangeError(`no member ${account}`);
    return found;
  };
  const happen = (matchId: number, kind: Intervention["kind"], side: 0 | 1 | 2 = 0) => {
    const one = desk(matchId);
    one.added = [...one.added, { at: clock.now(), kind, side }];
    book.touch(one, true);
    room.catchUp();
  };
  /** The same for a match and its extensions: corners and bookings do not continue without it. */
  const happenToAll = (matchId: number, kind: Intervention["kind"]) => {
    const { mainId } = desk(matchId).fixture;
    const together = [...book.desks()].filter(({ fixture }) => fixture.mainId === mainId);
    for (const { fixture } of together) happen(fixture.id, kind);
  };
  const line = (one: Desk, marketId: number, couId: number | undefined) => {
    const found = book.deepLines(one, marketId).find((held) => held.couId === (couId ?? marketId * 10));
    if (found === undefined) throw new RangeError(`match ${one.fixture.id} has no line ${couId ?? marketId * 10}`);
    return found;
  };
  const change = (matchId: number, act: (one: Desk) => void) => {
    const one = desk(matchId);
    act(one);
    book.touch(one, false);
  };
  return {
    movePrice: (matchId, marketId, betPos, to, couId) =>
      change(matchId, (one) => {
        const held = line(one, marketId, couId);
        if (held.decimals[betPos - 1] === undefined)
          throw new RangeError(`movePrice: market ${marketId} has no position ${betPos}`);
        const before = held.decimals[betPos - 1] ?? 0;
        const price = typeof to === "number" ? to : printed(before * to.by);
        const decimals = held.decimals.map((decimal, i) => (i === betPos - 1 ? price : decimal));
        if (decimals.length === 2) {
          const margin = 1 + marginOf(2, one.level);
          decimals[2 - betPos] = printed(1 / Math.max(0.02, margin - 1 / price));
        }
        one.fixed.set(held.couId, { ...one.fixed.get(held.couId), decimals });
      }),
    moveLine: (matchId, marketId, hdp, couId) =>
      change(matchId, (one) => {
        const held = line(one, marketId, couId);
        if (marketOf(marketId)?.line === undefined) throw new RangeError(`market ${marketId} has no line`);
        one.fixed.set(held.couId, { ...one.fixed.get(held.couId), hdp: String(hdp) });
      }),
    releasePrices: (matchId) => change(matchId, (one) => one.fixed.clear()),
    goal: (matchId, side) => happen(matchId, "goal", side),
    redCard: (matchId, side) => happen(matchId, "red", side),
    suspend: (matchId, marketId) =>
      change(matchId, (one) => {
        if (marketId === undefined) one.suspendedAll = true;
        else one.suspended.add(marketId);
      }),
    resume: (matchId, marketId) =>
      change(matchId, (one) => {
        if (marketId === undefined) {
          one.suspendedAll = false;
          one.suspended.clear();
        } else one.suspended.delete(marketId);
      }),
    closeMarket: (matchId, marketId) => change(matchId, (one) => one.closed.add(marketId)),
    closeMatch: (matchId) =>
      change(matchId, (one) => {
        one.closedAll = true;
      }),
    reopen: (matchId) =>
      change(matchId, (one) => {
        one.closedAll = false;
        one.closed.clear();
      }),
    endMatch: (matchId) => happenToAll(matchId, "end"),
    abandon: (matchId) => happenToAll(matchId, "abandon"),
    postpone: (matchId) => happenToAll(matchId, "postpone"),
    forbid: (matchId, on = true) => {
      if (on) room.forbidden.add(matchId);
      else room.forbidden.delete(matchId);
    },
    moveOutright: (orId, decimal) => {
      if (room.outrights.runner(orId) === undefined) throw new RangeError(`no outright ${orId}`);
      room.outrights.fixed.set(orId, decimal);
    },
    suspendOutright: (orId, on = true) => {
      if (on) room.outrights.suspended.add(orId);
      else room.outrights.suspended.delete(orId);
    },
    winOutright: (orId) => {
      if (room.outrights.runner(orId) === undefined) throw new RangeError(`no outright ${orId}`);
      room.outrights.decided.set(Math.floor(orId / 1000), orId);
      room.catchUp();
    },
    deposit: (account, amount) => room.ledger.bring(member(account), Math.round(amount * 100), "deposit"),
    setBalance: (account, amount) => {
      const one = member(account);
      room.ledger.bring(one, Math.round(amount * 100) - one.cents, "set");
    },
    pauseMember: (account, on = true) => {
      member(account).paused = on;
    },
    blockCountry: (account, on = true) => {
      member(account).blockedCountry = on;
    },
    failCharges: (account, on = true) => {
      member(account).chargeFails = on;
    },
    expireToken: (account) => {
      room.ended.set(member(account).account, Math.max(clock.wall(), room.ended.get(account) ?? 0));
    },
    announce: (content, type = 1) => {
      room.notices.push({ id: 9_100 + room.notices.length, type, at: clock.now(), content });
    },
    nextCall: (fault) => room.faults.next(fault),
    maintain: (minutes) => room.faults.close(clock.now() + minutes * 60_000),
    clearFaults: () => room.faults.clear(),
  };
}
