import { describe, expect, test } from "vitest";
import { bonusChance } from "./bonusChance.ts";

const rule = {
  whenGiving: 1,
  otherwise: 3,
  overTotal: 1,
  percent: 10,
  maximum: 88,
  currency: "USD",
  minimumPayment: 10,
  deadline: "2026-11-21T12:00:00Z",
};
const bet = {
  isBonus: true,
  stage: "today" as const,
  marketId: 1,
  betPos: 1,
  payment: 500,
  now: Date.parse("2026-11-21T11:59:59Z"),
};

describe("the bonus a bet can hope for", () => {
  test("is the percent of what is deducted", () => expect(bonusChance(rule, bet)).toBe(50));
  test("is capped", () => expect(bonusChance(rule, { ...bet, payment: 5000 })).toBe(88));
  test("is there for Over too", () => expect(bonusChance(rule, { ...bet, marketId: 3 })).toBe(50));
  test.each([
    ["a row without the mark", { isBonus: false }],
    ["a live bet", { stage: "live" as const }],
    ["Under", { marketId: 3, betPos: 2 }],
    ["another market", { marketId: 5 }],
    ["an amount below the minimum", { payment: 9.99 }],
    ["the deadline itself", { now: Date.parse("2026-11-21T12:00:00Z") }],
  ])("is none for %s", (_, change) => expect(bonusChance(rule, { ...bet, ...change })).toBeUndefined());
});
