import { describe, expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { marketOf, positionsOf } from "#app/domain/odds/markets.ts";
import { quoteLines, stateAt } from "#mocks/book/desk.ts";
import { choiceChances } from "#mocks/pricing/choices.ts";
import { outlookOf } from "#mocks/pricing/outlook.ts";
import { wins } from "#mocks/settling/grade.ts";
import { createWorld } from "#mocks/world/world.ts";

const demo = createWorld({ size: "demo", seed: 3 });
const all = ([3, 2, 1] as const).flatMap((stage) => [...demo.book.on(stage)]);
const groups = new Map<string, (typeof all)[number][]>();
for (const desk of all) {
  const key = `${desk.fixture.sportId} ${desk.fixture.kind}`;
  groups.set(key, [...(groups.get(key) ?? []), desk]);
}
const ofEachSport = [...groups.values()].flatMap((desks) => desks.slice(0, 4));

/** The sum of a market's implied chances; double chance has two winners, a line's pushes count for nobody. */
const implied = (decimals: readonly number[]) =>
  decimals.reduce((sum, price) => (price === 0 ? sum : sum + 1 / price), 0);

describe("every market of every sport", () => {
  test("implied chances sum to one plus a margin of 4 to 8 percent, within the rounding of prices", () => {
    let seen = 0;
    for (const desk of ofEachSport) {
      demo.book.refresh(desk);
      for (const { id, table } of MARKET_TABLE) {
        for (const line of quoteLines(desk, id, 5, undefined)) {
          const winners = table === "doubleChance" ? 2 : 1;
          const longest = Math.max(...line.decimals);
          const shortest = Math.min(...line.decimals.filter((price) => price > 0));
          // only the rounding of short prices and the 1000 cap of long ones may disturb the sum
          const slack = line.decimals.length * 0.0045 + (shortest < 1.06 ? 0.02 : 0.006) + (longest > 900 ? 0.01 : 0);
          const margin = implied(line.decimals) / winners - 1;
          expect(margin).toBeGreaterThan(0.04 - slack);
          expect(margin).toBeLessThan(0.08 + slack);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  test("all 84 markets are offered somewhere, with as many prices as positions", () => {
    const big = createWorld({ size: "saturday", seed: 5 });
    const offered = new Set<number>([100]);
    for (const stage of [1, 2, 3] as const) {
      for (const desk of big.book.on(stage)) {
        if (desk.level < 0.5 || (desk.fixture.id % 3 !== 0 && desk.fixture.sportId === 1)) continue;
        for (const { id, sports } of MARKET_TABLE) {
          if (offered.has(id) || !sports.includes(desk.fixture.sportId)) continue;
          const [line] = big.book.deepLines(desk, id);
          if (line === undefined) continue;
          expect(positionsOf(id, desk.fixture.sportId, line.decimals.length)).not.toContain(
            `pos:${line.decimals.length}`,
          );
          offered.add(id);
        }
      }
    }
    expect(MARKET_TABLE.map(({ id }) => id).filter((id) => !offered.has(id))).toEqual([]);
  });
});

describe("the markets of one soccer match", () => {
  const world = createWorld();
  const desk = world.book.desk(541);
  if (!desk) throw new Error("no match 541");
  const outlook = outlookOf(desk.fixture, stateAt(desk, world.book.room, world.clock.now()), { class: 0, goals: 0 });
  const full = outlook.of("FT");
  if (!full) throw new Error("no prospect");
  const cells = Array.from({ length: 18 * 18 }, (_, i) => [i % 18, Math.floor(i / 18)] as const);

  test.each([5, 7, 9, 11, 17, 18, 19, 20, 21, 22, 23, 24, 25])(
    "market %i is priced as it is settled, score by score",
    (id) => {
      const market = marketOf(id);
      const keys = positionsOf(id, 1);
      const fair = choiceChances(id, market?.table ?? "", keys, full, outlook) ?? [];
      for (const [i, key] of keys.entries()) {
        const sum = cells.reduce((total, [home, away]) => {
          const count = id === 17 ? home : id === 18 ? away : home + away;
          return wins(id, market?.table ?? "", key, keys, { home, away, count })
            ? total + full.cell(home, away)
            : total;
        }, 0);
        expect(fair[i]).toBeCloseTo(sum, 5);
      }
    },
  );

  test("home, draw and away of 1X2 agree with draw no bet and with the level handicap", () => {
    const [home = 0, draw = 0, away = 0] = choiceChances(5, "threeWay", positionsOf(5, 1), full, outlook) ?? [];
    const [dnb] = choiceChances(31, "sides", positionsOf(31, 1), full, outlook) ?? [];
    expect(home + draw + away).toBeCloseTo(1, 9);
    expect(dnb).toBeCloseTo(home / (home + away), 9);
    const level = quoteLines(desk, 1, 7, undefined).find(({ hdp }) => hdp === "0");
    const [first = 0, second = 0] = level?.decimals ?? [];
    expect(1 / first / (1 / first + 1 / second)).toBeCloseTo(home / (home + away), 1);
  });

  test("the two halves together are the whole match", () => {
    const [first, second] = [outlook.of("1H"), outlook.of("2H")];
    const goalless = (first?.cell(0, 0) ?? 0) * (second?.cell(0, 0) ?? 0);
    expect(full.cell(0, 0)).toBeCloseTo(goalless, 9);
    expect(full.total.p.length).toBeGreaterThan(8);
  });
});
