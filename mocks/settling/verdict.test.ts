import { describe, expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { positionsOf } from "#app/domain/odds/markets.ts";
import { type Desk, endOf, isCounted, stateAt } from "#mocks/book/desk.ts";
import { bestOf } from "#mocks/course/course.ts";
import { NOT_STARTED, summed } from "#mocks/course/state.ts";
import { type Leg } from "#mocks/ledger/bet.ts";
import { verdict } from "./verdict.ts";
import { outlookOf } from "#mocks/pricing/outlook.ts";
import { chanceOf, pmf } from "#mocks/pricing/pmf.ts";
import { quotesOf } from "#mocks/pricing/quotes.ts";
import { createWorld } from "#mocks/world/world.ts";

const world = createWorld({ size: "demo", seed: 21 });
const yesterday = world.book.slate.day(20_777).flatMap(({ id }) => world.book.desk(id) ?? []);
const ended = yesterday.filter(
  (desk) => stateAt(desk, world.book.room, world.clock.now()).progress === 2 && isCounted(desk.fixture),
);

const legOn = (desk: Desk, marketId: number, betPos: number, positions: number, more: Partial<Leg> = {}): Leg => ({
  sportId: desk.fixture.sportId,
  matchId: desk.fixture.id,
  marketId,
  couId: marketId * 10,
  betPos,
  league: "",
  home: "",
  away: "",
  kickoff: desk.fixture.kickoff,
  hdp: "",
  outLevel: 0,
  odds: 2,
  decimal: 2,
  stage: 2,
  gameId: 2,
  positions,
  ...more,
});

describe("of a finished match", () => {
  test("every market without a line has one winning position (double chance two), unless it is void or drawn for all", () => {
    const seen = new Set<number>();
    for (const desk of ended) {
      for (const { id, table, line, sports } of MARKET_TABLE) {
        if (line !== undefined || !sports.includes(desk.fixture.sportId) || id === 100) continue;
        const count =
          (table === "score4" || table === "bestOf3") && bestOf(desk.fixture) > 0
            ? bestOf(desk.fixture) + 1
            : undefined;
        const keys = positionsOf(id, desk.fixture.sportId, count);
        const parts = keys.map((_, i) => verdict(world, desk, legOn(desk, id, i + 1, keys.length)));
        if (parts.every((part) => part === undefined || part === 0)) continue;
        const winners = parts.filter((part) => part === 1).length;
        expect([desk.fixture.id, id, winners]).toEqual([desk.fixture.id, id, table === "doubleChance" ? 2 : 1]);
        expect(parts.filter((part) => part === -1).length).toBe(keys.length - winners);
        seen.add(id);
      }
    }
    expect(seen.size).toBeGreaterThan(55);
  });

  test("the two sides of every line end opposite, whatever the line", () => {
    let checked = 0;
    for (const desk of ended.slice(0, 200)) {
      for (const { id, line, sports } of MARKET_TABLE) {
        if ((line !== "hdp" && line !== "total") || !sports.includes(desk.fixture.sportId)) continue;
        for (const hdp of ["0", "0.25", "2.5", "2.75", "3"]) {
          const [first, second] = [1, 2].map((pos) => verdict(world, desk, legOn(desk, id, pos, 2, { hdp })));
          if (first === undefined || second === undefined) continue;
          expect(first + second).toBe(0);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(2_000);
  });
});

describe("live soccer handicaps count what came after the bet", () => {
  const small = createWorld();
  const fulham = small.book.desk(560);
  if (!fulham) throw new Error("no match 560");
  const at = (marketId: number, betPos: number, more: Partial<Leg>) =>
    verdict(small, fulham, legOn(fulham, marketId, betPos, 2, { stage: 3, hdp: "0.5", ...more }));

  test("Fulham won 2-1; from 1-1 on they won 1-0, from 2-1 on nobody scored", () => {
    expect(at(1, 1, { before: [1, 1] })).toBe(1);
    expect(at(1, 1, { before: [2, 1] })).toBe(-1);
    expect(at(1, 2, { before: [2, 1], hdp: "0.25" })).toBe(0.5);
  });

  test("of the second half only its own goals count", () => {
    expect(at(53, 1, { before: [0, 1] })).toBe(1);
    expect(at(53, 1, { before: [0, 0] })).toBe(-1);
  });

  test("totals count the whole match, live too", () => {
    expect(at(3, 1, { before: [1, 1], hdp: "2.5" })).toBe(1);
  });
});

test.each([
  { sport: "hockey", id: 5, periods: 3 },
  { sport: "lacrosse", id: 6, periods: 4 },
])("$sport that is level after regular time is drawn by 1X2, and counts its overtime in handicap and total", (one) => {
  let level = 0;
  for (let day = 20_760; day < 20_777; day += 1)
    for (const { id, sportId, kind } of world.book.slate.day(day)) {
      const desk = sportId === one.id && kind === 0 ? world.book.desk(id) : undefined;
      if (!desk) continue;
      const { progress, byPeriod, decider } = stateAt(desk, world.book.room, endOf(desk, world.book.room));
      if (progress !== 2 || decider === 0) continue;
      level += 1;
      const [home, away] = summed(byPeriod.slice(0, one.periods));
      expect(home).toBe(away);
      expect([1, 2, 3].map((pos) => verdict(world, desk, legOn(desk, 5, pos, 3)))).toEqual([-1, 1, -1]);
      expect(verdict(world, desk, legOn(desk, 1, decider, 2, { hdp: "0" }))).toBe(1);
      expect(verdict(world, desk, legOn(desk, 3, 1, 2, { hdp: String(home + away + 0.5) }))).toBe(1);
    }
  expect(level).toBeGreaterThan(3);
});

test("1X2 of hockey is priced by regular time, its handicap with overtime", () => {
  const fixture = world.book.slate.day(20_776).find(({ sportId, kind }) => sportId === 5 && kind === 0);
  if (!fixture) throw new Error("no hockey");
  const outlook = outlookOf(fixture, NOT_STARTED, { class: 0, goals: 0 });
  const draw = quotesOf(fixture, 5, NOT_STARTED, outlook, 1, 1)[0]?.decimals[1] ?? 0;
  expect(draw).toBeGreaterThan(3);
  expect(draw).toBeLessThan(8);
  expect(chanceOf(outlook.of("FT")?.margin ?? pmf(0, []), 0)).toBe(0);
});
