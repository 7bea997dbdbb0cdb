import { marketOf } from "#app/domain/odds/markets.ts";
import { type BookLine, type Desk } from "#mocks/book/desk.ts";
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

/** How verbs reach what they act on; an id that does not exist is a RangeError. */
class Reach {
  readonly room: VerbRoom;

  constructor(room: VerbRoom) {
    this.room = room;
  }

  desk(matchId: number): Desk {
    this.room.catchUp();
    const found = this.room.book.desk(matchId);
    if (found === undefined) throw new RangeError(`no match ${matchId}`);
    return found;
  }

  member(account: string): Member {
    const found = this.room.members.get(account);
    if (found === undefined) throw new RangeError(`no member ${account}`);
    return found;
  }

  line(one: Desk, marketId: number, couId: number | undefined): BookLine {
    const found = this.room.book.deepLines(one, marketId).find((held) => held.couId === (couId ?? marketId * 10));
    if (found === undefined) throw new RangeError(`match ${one.fixture.id} has no line ${couId ?? marketId * 10}`);
    return found;
  }

  /** Changes the lines of a match. */
  change(matchId: number, act: (one: Desk) => void): void {
    const one = this.desk(matchId);
    act(one);
    this.room.book.touch(one, false);
  }

  /** Adds something to the course of a match. */
  happen(matchId: number, kind: Intervention["kind"], side: 0 | 1 | 2 = 0): void {
    const one = this.desk(matchId);
    one.added = [...one.added, { at: this.room.clock.now(), kind, side }];
    this.room.book.touch(one, true);
    this.room.catchUp();
  }

  /** The same for a match and its extensions: corners and bookings do not continue without it. */
  happenToAll(matchId: number, kind: Intervention["kind"]): void {
    const { mainId } = this.desk(matchId).fixture;
    const together = [...this.room.book.desks()].filter(({ fixture }) => fixture.mainId === mainId);
    for (const { fixture } of together) this.happen(fixture.id, kind);
  }
}

type Some<K extends keyof Verbs> = Pick<Verbs, K>;

/** Prices and lines. */
const priceVerbs = (reach: Reach): Some<"movePrice" | "moveLine" | "releasePrices"> => ({
  movePrice: (matchId, marketId, betPos, to, couId) =>
    reach.change(matchId, (one) => {
      const held = reach.line(one, marketId, couId);
      const before = held.decimals[betPos - 1];
      if (before === undefined) throw new RangeError(`movePrice: market ${marketId} has no position ${betPos}`);
      const price = typeof to === "number" ? to : printed(before * to.by);
      const decimals = held.decimals.map((decimal, i) => (i === betPos - 1 ? price : decimal));
      if (decimals.length === 2) {
        const margin = 1 + marginOf(2, one.level);
        decimals[2 - betPos] = printed(1 / Math.max(0.02, margin - 1 / price));
      }
      one.fixed.set(held.couId, { ...one.fixed.get(held.couId), decimals });
    }),
  moveLine: (matchId, marketId, hdp, couId) =>
    reach.change(matchId, (one) => {
      const held = reach.line(one, marketId, couId);
      if (marketOf(marketId)?.line === undefined) throw new RangeError(`market ${marketId} has no line`);
      one.fixed.set(held.couId, { ...one.fixed.get(held.couId), hdp: String(hdp) });
    }),
  releasePrices: (matchId) => reach.change(matchId, (one) => one.fixed.clear()),
});

/** What is on offer. */
const offerVerbs = (reach: Reach): Some<"suspend" | "resume" | "closeMarket" | "closeMatch" | "reopen" | "forbid"> => ({
  suspend: (matchId, marketId) =>
    reach.change(matchId, (one) => {
      if (marketId === undefined) one.suspendedAll = true;
      else one.suspended.add(marketId);
    }),
  resume: (matchId, marketId) =>
    reach.change(matchId, (one) => {
      if (marketId === undefined) {
        one.suspendedAll = false;
        one.suspended.clear();
      } else one.suspended.delete(marketId);
    }),
  closeMarket: (matchId, marketId) => reach.change(matchId, (one) => one.closed.add(marketId)),
  closeMatch: (matchId) =>
    reach.change(matchId, (one) => {
      one.closedAll = true;
    }),
  reopen: (matchId) =>
    reach.change(matchId, (one) => {
      one.closedAll = false;
      one.closed.clear();
    }),
  forbid: (matchId, on = true) => {
    if (on) reach.room.forbidden.add(matchId);
    else reach.room.forbidden.delete(matchId);
  },
});

/** The course of a match. */
const courseVerbs = (reach: Reach): Some<"goal" | "redCard" | "endMatch" | "abandon" | "postpone"> => ({
  goal: (matchId, side) => reach.happen(matchId, "goal", side),
  redCard: (matchId, side) => reach.happen(matchId, "red", side),
  endMatch: (matchId) => reach.happenToAll(matchId, "end"),
  abandon: (matchId) => reach.happenToAll(matchId, "abandon"),
  postpone: (matchId) => reach.happenToAll(matchId, "postpone"),
});

const outrightVerbs = ({ room }: Reach): Some<"moveOutright" | "suspendOutright" | "winOutright"> => ({
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
});

/** Members, their money and their sessions. */
const memberVerbs = (
  reach: Reach,
): Some<"deposit" | "setBalance" | "pauseMember" | "blockCountry" | "failCharges" | "expireToken"> => ({
  deposit: (account, amount) => reach.room.ledger.bring(reach.member(account), Math.round(amount * 100), "deposit"),
  setBalance: (account, amount) => {
    const one = reach.member(account);
    reach.room.ledger.bring(one, Math.round(amount * 100) - one.cents, "set");
  },
  pauseMember: (account, on = true) => {
    reach.member(account).paused = on;
  },
  blockCountry: (account, on = true) => {
    reach.member(account).blockedCountry = on;
  },
  failCharges: (account, on = true) => {
    reach.member(account).chargeFails = on;
  },
  expireToken: (account) => {
    const { ended, clock } = reach.room;
    ended.set(reach.member(account).account, Math.max(clock.wall(), ended.get(account) ?? 0));
  },
});

/** What goes wrong with the service, and what it announces. */
const serviceVerbs = ({ room }: Reach): Some<"announce" | "nextCall" | "maintain" | "clearFaults"> => ({
  announce: (content, type = 1) => {
    room.notices.push({ id: 9_100 + room.notices.length, type, at: room.clock.now(), content });
  },
  nextCall: (fault) => room.faults.next(fault),
  maintain: (minutes) => room.faults.close(room.clock.now() + minutes * 60_000),
  clearFaults: () => room.faults.clear(),
});

/** The verbs over one world. */
export function createVerbs(room: VerbRoom): Verbs {
  const reach = new Reach(room);
  return {
    ...priceVerbs(reach),
    ...offerVerbs(reach),
    ...courseVerbs(reach),
    ...outrightVerbs(reach),
    ...memberVerbs(reach),
    ...serviceVerbs(reach),
  };
}
