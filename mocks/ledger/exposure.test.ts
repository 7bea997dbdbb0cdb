import fc from "fast-check";
import { expect, test } from "vitest";
import { MATCH_STATE } from "#app/domain/boards/match.ts";
import { type Exposure, exposureOf } from "#app/domain/exposure/exposure.ts";
import { type Cell } from "#app/domain/exposure/grid.ts";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { positionsOf } from "#app/domain/odds/markets.ts";
import { recordOf as readRecord } from "#app/domain/vectors/wireRecords.ts";
import { type Desk, endOf, stateAt } from "#mocks/book/desk.ts";
import { type Bet, type Leg } from "#mocks/ledger/bet.ts";
import { MP_TYPES, sizesOf } from "#mocks/taking/parlayTypes.ts";
import { legFactor, parlayReturn } from "#mocks/settling/payment.ts";
import { scoreBefore } from "#mocks/taking/placeSingle.ts";
import { recordOf } from "#mocks/ledger/records.ts";
import { concludeBet, settleLeg } from "#mocks/settling/settle.ts";
import { deducted, inStyle, winnings } from "#mocks/pricing/styles.ts";
import { createWorld } from "#mocks/world/world.ts";

/** Soccer matches that were played to the end, and the time after that. */
const world = createWorld({ size: "demo", seed: 21 });
const { room } = world.book;
const played = world.book.slate
  .day(20_777)
  .flatMap(({ id }) => world.book.desk(id) ?? [])
  .filter((desk) => desk.fixture.sportId === 1 && stateAt(desk, room, world.clock.now()).progress === 2);

const MARKETS = MARKET_TABLE.filter(({ sports, period }) => sports.includes(1) && period !== "SEASON");

const cents = (amount: number): number => Math.round(amount * 100);

/** One bet of a set: its position in the market, when and how it was taken, and how much of it was cashed out. */
const drawn = fc.record({
  market: fc.constantFrom(...MARKETS),
  pos: fc.nat(29),
  quarters: fc.integer({ min: -12, max: 12 }),
  percent: fc.integer({ min: -100, max: 100 }),
  style: fc.integer({ min: 1, max: 6 }),
  decimal: fc.integer({ min: 105, max: 900 }).map((hundredths) => hundredths / 100),
  taken: fc.double({ min: -0.5, max: 1, noNaN: true }),
  amount: fc.integer({ min: 1, max: 500 }),
  sold: fc.constantFrom(0, 0, 0.3, 0.5),
  others: fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5), { maxLength: 3 }),
  type: fc.nat(9),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

const PARTS = [0, 1, -1, 0.5, -0.5] as const;

/** A leg on another match that has already ended. */
const endedLeg = (like: Leg, at: number, result: Leg["result"]): Leg => ({
  ...like,
  matchId: 900_000 + at,
  decimal: 1.5 + at / 4,
  odds: 1.5 + at / 4,
  result: result ?? 5,
  ...(result !== 5 && { part: PARTS[result ?? 0] ?? 0 }),
});

function legOf(desk: Desk, one: Drawn, now: number): Leg {
  const { fixture } = desk;
  const { market } = one;
  const lined = market.line === "hdp" || market.line === "total";
  const keys = positionsOf(market.id, 1);
  const line = market.line === "total" || market.line === "int-total" ? Math.abs(one.quarters) : one.quarters;
  const isWhole = one.style === 6 || !lined;
  const at = fixture.kickoff + one.taken * (now - fixture.kickoff);
  const live = at > fixture.kickoff;
  const state = stateAt(desk, room, at);
  const twoPosition = market.twoPosition;
  return {
    sportId: 1,
    matchId: fixture.id,
    marketId: market.id,
    couId: market.id * 10,
    betPos: (one.pos % keys.length) + 1,
    league: "",
    home: "",
    away: "",
    kickoff: fixture.kickoff,
    hdp: market.line === undefined ? "" : String(isWhole ? Math.trunc(line / 3) : line / 4),
    outLevel: one.style === 6 && lined ? one.percent || 1 : 0,
    odds: twoPosition ? inStyle(one.decimal, one.style) : one.decimal,
    decimal: one.decimal,
    stage: live ? 3 : 2,
    gameId: 1,
    positions: keys.length,
    ...(live && { betScore: state.score, before: scoreBefore(market.id, state) }),
  };
}

function betOf(desk: Desk, one: Drawn, id: number, now: number): Bet {
  const isParlay = one.others.length > 0;
  const leg = legOf(desk, isParlay ? { ...one, style: 2 } : one, now);
  const legs = [leg, ...one.others.map((result, at) => endedLeg(leg, at, result as Leg["result"]))];
  const types = MP_TYPES.filter(({ MatchCount }) => MatchCount === legs.length);
  const type = types[one.type % Math.max(1, types.length)];
  const { twoPosition } = one.market;
  const whole = isParlay
    ? one.amount * (type?.CombCount ?? 1)
    : twoPosition
      ? deducted(one.amount, leg.odds, one.style)
      : one.amount;
  const sold = isParlay ? 0 : Math.floor(cents(whole) * one.sold);
  const sizes = sizesOf(type?.MpID ?? 0);
  return {
    id: String(id),
    account: "a",
    kind: isParlay ? 2 : 1,
    placedAt: now,
    style: isParlay ? 2 : one.style,
    odds: leg.odds,
    typedCents: cents(one.amount),
    paymentCents: cents(whole),
    winCents: isParlay
      ? parlayReturn(cents(one.amount), legs.map(legFactor), sizes) - cents(whole)
      : cents(winnings(one.amount, leg.odds, one.style, twoPosition)),
    bonusFlag: 0,
    ...(isParlay && { parlay: { id: type?.MpID ?? 0, name: type?.MpName ?? "", sizes, count: type?.CombCount ?? 1 } }),
    legs,
    status: 1,
    statusAt: now,
    sales: sold > 0 ? [{ id: "s", cents: sold, backCents: sold, at: now }] : [],
  };
}

/** The state of the match as the board shows it at a time. */
function matchAt(desk: Desk, now: number) {
  const state = stateAt(desk, room, now);
  return {
    id: desk.fixture.id,
    sportId: 1,
    extensions: [],
    state: MATCH_STATE.of(state.progress)!,
    period: state.period || undefined,
    score: state.progress === 1 ? state.score : undefined,
    half: state.periodsDone >= 1 ? state.byPeriod[0] : undefined,
    bestOf: undefined,
  };
}

/** The cell of a final score. */
function cellAt(exposure: Exposure & { view: "grid" }, [home, away]: readonly [number, number]): Cell | undefined {
  const first = [Number(exposure.home[0]), Number(exposure.away[0])];
  const [row, column] = [Math.min(home - first[0]!, 5), Math.min(away - first[1]!, 5)];
  return exposure.cells[row]?.[column];
}

test("EXP-12: the cell of the final score is what the ledger settles, over 2,000 sets of bets", () => {
  const seen = { sets: 0, bets: 0, markets: new Set<number>(), parlays: 0, sold: 0, ranges: 0, burmese: 0 };
  fc.assert(
    fc.property(
      fc.nat(),
      fc.double({ min: -0.2, max: 0.999, noNaN: true }),
      fc.array(drawn, { minLength: 1, maxLength: 8 }),
      (which, when, all) => {
        const desk = played[which % played.length]!;
        const end = endOf(desk, room);
        const now = desk.fixture.kickoff + when * (end - desk.fixture.kickoff);
        const match = matchAt(desk, now);
        const bets = all.map((one, id) => betOf(desk, one, id, now));
        const records = bets.map((bet) => readRecord(recordOf(world, bet, "en-US")));
        const exposure = exposureOf({ match, bets: records });
        if (exposure.view !== "grid") throw new Error(exposure.view);
        let settled = 0;
        let allowed = 0;
        for (const { id, in: place } of exposure.listed) {
          const bet = bets[Number(id)]!;
          if (place === "out") continue;
          for (const leg of bet.legs) settleLeg(world, leg, end + 3_600_000);
          concludeBet(bet, end);
          settled += bet.netCents ?? 0;
          allowed += bet.sales.length;
          seen.bets += 1;
          seen.markets.add(bet.legs[0]!.marketId);
          seen.parlays += bet.parlay ? 1 : 0;
          seen.sold += bet.sales.length;
          seen.burmese += bet.legs[0]!.outLevel === 0 ? 0 : 1;
        }
        const cell = cellAt(exposure, stateAt(desk, room, end).score);
        const [least, most] = typeof cell === "number" ? [cell, cell] : cell!;
        expect(settled).toBeGreaterThanOrEqual(cents(least) - allowed);
        expect(settled).toBeLessThanOrEqual(cents(most) + allowed);
        seen.sets += 1;
        seen.ranges += typeof cell === "number" ? 0 : 1;
      },
    ),
    { numRuns: 2_000 },
  );
  expect(seen.sets).toBe(2_000);
  expect(seen.markets.size).toBeGreaterThan(38);
  expect(Math.min(seen.parlays, seen.sold)).toBeGreaterThan(300);
  expect(seen.burmese).toBeGreaterThan(20);
  expect(seen.ranges).toBeGreaterThan(20);
}, 60_000);
