import { type Book, createBook } from "#mocks/book/book.ts";
import { type Clock, createClock } from "./clock.ts";
import { createFaults, type Faults } from "./faults.ts";
import { type KeptWorld, recall } from "#mocks/doors/keep.ts";
import { type House } from "#mocks/ledger/house.ts";
import { openBets, rememberDay } from "#mocks/ledger/history.ts";
import { createLedger, type Ledger } from "#mocks/ledger/ledger.ts";
import { createMembers, type Member } from "#mocks/ledger/members.ts";
import { createShelf, type Shelf } from "#mocks/ledger/shelf.ts";
import { createIds, createTickets, TICKET_LIFE } from "#mocks/taking/tickets.ts";
import { bcsOf, readToken, signToken } from "#mocks/ledger/tokens.ts";
import { SETTLE_DELAY, settleBets } from "#mocks/settling/settle.ts";
import { decideWaiting } from "#mocks/ledger/watch.ts";
import { createOutrights } from "#mocks/outright/outrights.ts";
import { createSlate, type Size } from "#mocks/schedule/slate.ts";
import { createVerbs, type Published, type Verbs } from "./verbs.ts";

/** How a world is made. Everything has a default that suits a test. */
export interface WorldOptions {
  /** The source of all randomness; 1 by default. */
  readonly seed?: number;
  /** World time at the start, ms since 1970; 2026-11-21T09:30:00Z by default (17:30 at GMT+8). */
  readonly now?: number;
  /** `small` by default. */
  readonly size?: Size;
  /** World ms per wall ms; 0 (the default) holds the clock until `advance`. */
  readonly speed?: number;
  /** Prices and goals change only by verbs; on by default in the small world. */
  readonly quiet?: boolean;
  /**
   * Members have bets from before the world began, and the normal one has three open; off by default. Not in the small
   * world.
   */
  readonly history?: boolean;
  /** What an earlier world of the same seed and size remembers; this one continues from there. */
  readonly kept?: KeptWorld;
  /** Called and awaited after every call that may have changed something, before it is answered. */
  readonly afterChange?: (world: World) => Promise<void>;
  /** The source of wall time while the clock runs; `Date.now` by default. */
  readonly wallNow?: () => number;
}

/** A simulated bookmaker: state, and the verbs that change it. It is passed in everywhere; there is no global one. */
export interface World extends House, Verbs {
  readonly seed: number;
  readonly size: Size;
  readonly options: WorldOptions;
  readonly clock: Clock;
  readonly book: Book;
  readonly members: Map<string, Member>;
  readonly ledger: Ledger;
  readonly faults: Faults;
  /** Brings everything up to the clock: kick-offs, ends, decisions. Every call does this first. */
  catchUp(): void;
  /** Moves the held clock forward, ms, and brings everything up to it. */
  advance(ms: number): void;
  /** A session of a member: the launch parameters `token` and `bcs`. */
  signIn(account?: string): Promise<{ token: string; bcs: string }>;
  /** The member behind a request's headers; undefined without a valid session. */
  memberOf(request: Pick<Request, "headers">): Promise<Member | undefined>;
  readonly shelf: Shelf & { readonly answers: ReadonlyMap<string, unknown> };
  readonly ended: Map<string, number>;
  /** Announcements published by verbs, oldest first. */
  readonly notices: Published[];
}

/** The usual start of a test's world: a Saturday, 17:30 at GMT+8. */
const TEST_NOW = Date.parse("2026-11-21T09:30:00Z");

/** The clock of a world, which continues where a saved one would be by now. */
function clockOf({ kept, now = TEST_NOW, speed = 0, wallNow }: WorldOptions): Clock {
  const wall = wallNow ?? Date.now;
  return createClock({
    now: kept ? kept.worldNow + (wall() - kept.wallNow) * kept.speed : now,
    speed: kept?.speed ?? speed,
    ...(wallNow ? { wallNow } : {}),
  });
}

/** What a bookmaker consists of, before anything has happened in it. */
function openHouse(options: WorldOptions, clock: Clock, seed: number, size: Size) {
  const { kept } = options;
  const start = kept?.start ?? options.now ?? TEST_NOW;
  const now = () => clock.now();
  const room = { seed, quiet: options.quiet ?? size === "small", start };
  const newId = createIds(seed);
  const house: House & { readonly shelf: World["shelf"]; readonly members: World["members"] } = {
    outrights: createOutrights(seed, now, SETTLE_DELAY),
    clock,
    book: createBook(createSlate(seed, size, start), room, now, kept?.rev ?? Math.floor(start) - 1),
    members: createMembers(),
    ledger: createLedger(now, kept?.till),
    tickets: createTickets(newId, now, () => TICKET_LIFE * Math.max(1, clock.speed())),
    shelf: createShelf(
      kept?.bets.map((bet) => structuredClone(bet)),
      kept?.answers,
    ),
    forbidden: new Set(),
    newId: () => newId(clock.now()),
    remember: (member, day) => {
      if (options.history) rememberDay(house, member, day);
    },
  };
  return house;
}

/** Who is signed in with which token. */
function openSessions({ clock, members, ended }: Pick<World, "clock" | "members" | "ended">) {
  const seen = new Map<string, { account: string; expires: number; issued: number } | undefined>();
  const memberOf = async (request: Pick<Request, "headers">): Promise<Member | undefined> => {
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
    if (token === "") return undefined;
    if (!seen.has(token)) seen.set(token, await readToken(token));
    const session = seen.get(token);
    const member = members.get(session?.account ?? "");
    if (session === undefined || member === undefined || member.lapsed || session.expires <= clock.wall())
      return undefined;
    return session.issued <= (ended.get(member.account) ?? -Infinity) ? undefined : member;
  };
  const signIn = async (account = "jason88") => {
    const member = members.get(account);
    if (member === undefined) throw new RangeError(`no member ${account}`);
    const claims = { Account: account, Balance: member.cents / 100, Currency: member.currency, Paused: member.paused };
    // a held clock may not move between the end of a session and the next sign-in
    const from = Math.max(clock.wall(), (ended.get(account) ?? 0) + 1);
    return { token: await signToken(claims, from, member.tokenMs), bcs: bcsOf(account) };
  };
  return { memberOf, signIn };
}

/** Makes a world. The same options make the same world. */
export function createWorld(options: WorldOptions = {}): World {
  const { seed = 1, size = "small", kept } = options;
  const clock = clockOf(options);
  const house = openHouse(options, clock, seed, size);
  const { book, members } = house;
  const catchUp = () => {
    book.catchUp(clock.now());
    decideWaiting(house);
    settleBets(house);
  };
  const advance = (ms: number) => {
    clock.advance(ms);
    catchUp();
  };
  const notices: Published[] = [];
  const ended = new Map<string, number>();
  const core = { ...house, notices, faults: createFaults(), ended, catchUp, advance };
  const world: World = { ...core, ...createVerbs(core), ...openSessions(core), seed, size, options };
  if (kept) recall(world, kept);
  catchUp();
  const first = members.get("jason88");
  if (options.history && !kept && first) openBets(house, first);
  return world;
}
