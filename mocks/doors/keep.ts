import { type Override } from "#mocks/book/desk.ts";
import { type Intervention } from "#mocks/course/state.ts";
import { type Bet } from "#mocks/ledger/bet.ts";
import { type Member } from "#mocks/ledger/members.ts";
import { type Size } from "#mocks/schedule/slate.ts";
import { type Published } from "#mocks/world/verbs.ts";
import { type World } from "#mocks/world/world.ts";

const VERSION = 1;
const ANSWERS_KEPT = 400;

type KeptMember = Pick<
  Member,
  "account" | "cents" | "cashCents" | "paused" | "blockedCountry" | "chargeFails" | "preference"
> & {
  readonly favourites: readonly (readonly [number, number])[];
};

interface KeptDesk {
  readonly id: number;
  readonly added: readonly Intervention[];
  readonly fixed: readonly (readonly [number, Override])[];
  readonly suspended: readonly number[];
  readonly closed: readonly number[];
  readonly suspendedAll: boolean;
  readonly closedAll: boolean;
}

/**
 * What a world must remember to continue after a reload: plain data. Matches, scores and prices need none, since seed
 * and time reproduce them; only what members and verbs did is kept.
 */
export interface KeptWorld {
  readonly version: number;
  readonly seed: number;
  readonly size: Size;
  readonly speed: number;
  /** The world's time at a wall time, ms. */
  readonly worldNow: number;
  readonly wallNow: number;
  readonly start: number;
  readonly rev: number;
  readonly members: readonly KeptMember[];
  readonly till: readonly (readonly [string, number])[];
  readonly bets: readonly Bet[];
  readonly answers: readonly (readonly [string, unknown])[];
  readonly ended: readonly (readonly [string, number])[];
  readonly notices: readonly Published[];
  readonly desks: readonly KeptDesk[];
  readonly forbidden: readonly number[];
  readonly outrights: {
    readonly fixed: readonly (readonly [number, number])[];
    readonly suspended: readonly number[];
    readonly decided: readonly (readonly [number, number])[];
  };
}

/** Captures what a world must remember. The wall time is the device's. */
export function keepWorld(world: World, wallNow: number): KeptWorld {
  const desks: KeptDesk[] = [];
  for (const desk of world.book.desks()) {
    const { added, fixed, suspended, closed, suspendedAll, closedAll, fixture } = desk;
    if (
      added.length + fixed.size + closed.size === 0 &&
      suspended.size === (fixture.suspended?.length ?? 0) &&
      !suspendedAll &&
      !closedAll
    )
      continue;
    desks.push({
      id: fixture.id,
      added,
      fixed: [...fixed],
      suspended: [...suspended],
      closed: [...closed],
      suspendedAll,
      closedAll,
    });
  }
  return {
    version: VERSION,
    seed: world.seed,
    size: world.size,
    speed: world.clock.speed(),
    worldNow: world.clock.now(),
    wallNow,
    start: world.book.room.start,
    rev: world.book.snapshot(),
    members: [...world.members.values()].map(
      ({ account, cents, cashCents, paused, blockedCountry, chargeFails, preference, favourites }) => ({
        account,
        cents,
        cashCents,
        paused,
        blockedCountry,
        chargeFails,
        preference,
        favourites: [...favourites],
      }),
    ),
    till: [...world.ledger.till],
    bets: [...world.shelf.all()],
    answers: [...world.shelf.answers].slice(-ANSWERS_KEPT),
    ended: [...world.ended],
    notices: world.notices,
    desks,
    forbidden: [...world.forbidden],
    outrights: {
      fixed: [...world.outrights.fixed],
      suspended: [...world.outrights.suspended],
      decided: [...world.outrights.decided],
    },
  };
}

/** Reads what was kept; undefined for anything not written by this version. */
export function keptFrom(value: unknown): KeptWorld | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as { version?: unknown }).version === VERSION ? (value as KeptWorld) : undefined;
}

/** Restores what was kept into a new world of the same seed and size. Bets and till are passed when it is made. */
export function recall(world: World, kept: KeptWorld): void {
  for (const { account, favourites, ...rest } of kept.members) {
    const member = world.members.get(account);
    if (!member) continue;
    Object.assign(member, rest);
    member.favourites.clear();
    for (const [matchId, sportId] of favourites) member.favourites.set(matchId, sportId);
  }
  for (const [account, at] of kept.ended) world.ended.set(account, at);
  world.notices.push(...kept.notices);
  for (const id of kept.forbidden) world.forbidden.add(id);
  for (const [orId, decimal] of kept.outrights.fixed) world.outrights.fixed.set(orId, decimal);
  for (const orId of kept.outrights.suspended) world.outrights.suspended.add(orId);
  for (const [leagueId, orId] of kept.outrights.decided) world.outrights.decided.set(leagueId, orId);
  for (const one of kept.desks) {
    const desk = world.book.desk(one.id);
    if (!desk) continue;
    desk.added = [...one.added];
    for (const [couId, override] of one.fixed) desk.fixed.set(couId, override);
    for (const market of one.suspended) desk.suspended.add(market);
    for (const market of one.closed) desk.closed.add(market);
    desk.suspendedAll = one.suspendedAll;
    desk.closedAll = one.closedAll;
    world.book.touch(desk, true);
  }
}
