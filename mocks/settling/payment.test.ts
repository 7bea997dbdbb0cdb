import { describe, expect, test } from "vitest";
import bonuses from "#app/domain/vectors/bonus.json" with { type: "json" };
import combinations from "#app/domain/vectors/combinations.json" with { type: "json" };
import sales from "#app/domain/vectors/sellback.json" with { type: "json" };
import { type Bet, type Leg } from "#mocks/ledger/bet.ts";
import { bonusCents, combinationSums, legFactor, parlayReturn, restNet, singleNet } from "./payment.ts";
import { MP_TYPES, sizesOf } from "#mocks/taking/parlayTypes.ts";
import { saleBack, saleRate } from "#mocks/taking/sale.ts";
import { deducted, inStyle, winnings } from "#mocks/pricing/styles.ts";

const bet = (more: Partial<Bet>): Bet => ({
  id: "1",
  account: "a",
  kind: 1,
  placedAt: 0,
  style: 2,
  odds: 1.9,
  typedCents: 10_000,
  paymentCents: 10_000,
  winCents: 9_000,
  bonusFlag: 0,
  legs: [],
  status: 1,
  statusAt: 0,
  sales: [],
  ...more,
});

describe("prices in the six styles", () => {
  test.each([
    { decimal: 1.85, my: 0.85, hk: 0.85, id: -1.18, us: -118 },
    { decimal: 2.5, my: -0.67, hk: 1.5, id: 1.5, us: 150 },
    { decimal: 2, my: 1, hk: 1, id: 1, us: 100 },
    { decimal: 2.01, my: -0.99, hk: 1.01, id: 1.01, us: 101 },
    { decimal: 1.999, my: 1, hk: 1, id: 1, us: 100 },
  ])("decimal $decimal", ({ decimal, my, hk, id, us }) => {
    expect([1, 3, 4, 5].map((style) => inStyle(decimal, style))).toEqual([my, hk, id, us]);
    expect(inStyle(decimal, 2)).toBe(decimal);
  });

  test.each([
    { odds: -0.91, style: 1, typed: 1, pay: 0.91, win: 1 },
    { odds: -0.96, style: 1, typed: 10, pay: 9.6, win: 10 },
    { odds: -1.96, style: 4, typed: 10, pay: 19.6, win: 10 },
    { odds: 1.11, style: 4, typed: 100, pay: 100, win: 111 },
    { odds: 1.85, style: 2, typed: 100, pay: 100, win: 85 },
    { odds: 150, style: 5, typed: 20, pay: 20, win: 30 },
    { odds: -118, style: 5, typed: 100, pay: 118, win: 100 },
    { odds: -0.8, style: 1, typed: 100, pay: 80, win: 100 },
    { odds: 0.94, style: 6, typed: 100, pay: 100, win: 94 },
  ])("typed $typed at $odds of style $style", ({ odds, style, typed, pay, win }) => {
    expect(deducted(typed, odds, style)).toBe(pay);
    expect(winnings(typed, odds, style, true)).toBe(win);
  });
});

describe("what bets bring", () => {
  test("a half win pays half, a half loss takes half", () => {
    expect(singleNet(bet({}), 0.5)).toBe(4_500);
    expect(singleNet(bet({}), -0.5)).toBe(-5_000);
    expect(singleNet(bet({}), 0)).toBe(0);
  });

  test("after a partial sale the rest is won or lost in proportion", () => {
    const sold = bet({ sales: [{ id: "s", cents: 2_500, backCents: 2_000, at: 0 }] });
    expect(restNet(sold, 9_000)).toBe(6_750);
    expect(restNet(sold, -10_000)).toBe(-7_500);
  });

  test("the five leg factors of domain C1", () => {
    expect([1, 0.5, 0, -0.5, -1].map((part) => legFactor({ part, decimal: 1.9 }))).toEqual([1.9, 1.45, 1, 0.5, 0]);
    expect(legFactor({ decimal: 1.9 })).toBe(1);
  });

  test("the published four-leg example: 100 x 1.86 x 1.96 x 1.90 x 2.36 wins 1534.69", () => {
    expect(parlayReturn(10_000, [1.86, 1.96, 1.9, 2.36], [4]) - 10_000).toBe(153_469);
  });

  test("a Trixie of 1.5, 2 and 3 with unit 10 returns 225", () => {
    expect(combinationSums([1.5, 2, 3])).toEqual([1, 6.5, 13.5, 9]);
    expect(parlayReturn(1_000, [1.5, 2, 3], sizesOf(4))).toBe(22_500);
  });

  test("the 41 types are those of domain C4", () => {
    expect(MP_TYPES).toHaveLength(41);
    for (const row of combinations.rows) {
      const { MpID, MpName, MatchCount, CombCount, CombParam } = row as unknown as (typeof MP_TYPES)[number];
      if (MpID === undefined) continue;
      expect(MP_TYPES[MpID - 1]).toEqual({ MpID, MpName, MatchCount, CombCount, IsClosed: 0, CombParam });
    }
  });
});

describe("sell-back and bonus agree with the shared vectors", () => {
  test.each(sales.rows.filter((row) => row.code === 0 && row.margin === 0.05))("sale $id", (row) => {
    const rate = saleRate(row.oddsThen, row.oddsNow);
    expect(saleBack(Math.round(row.amount * 100), rate) / 100).toBe((row as { back: number }).back);
  });

  test.each(bonuses.rows)("bonus $id", (row) => {
    const [giving, otherwise, total, percent, maximum, , minimum] = row.values as unknown as number[];
    if ([giving, otherwise, total, percent, maximum, minimum].some((value) => typeof value !== "number")) return;
    const rule = {
      giving: giving ?? 0,
      otherwise: otherwise ?? 0,
      total: total ?? 0,
      percent: percent ?? 0,
      maximum: maximum ?? 0,
      minimum: minimum ?? 0,
    };
    const part = { 0: 0, 1: 1, 2: -1, 3: 0.5, 4: -0.5 }[row.result] ?? 0;
    const leg = { marketId: row.marketId, betPos: row.betPos, hdp: String(row.hdp), stage: row.stage, part } as Leg;
    const one = bet({ paymentCents: Math.round(row.payment * 100), bonusFlag: row.isBonus ? 1 : 0 });
    const [home = 0, away = 0] = row.final;
    expect(bonusCents(rule, one, leg, home, away) / 100).toBe(row.bonus);
  });
});
