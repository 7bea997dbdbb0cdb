import { expect, test } from "vitest";
import { totalOf } from "./totalOdds.ts";

const pick = (matchId: number, price: number) => ({ matchId, marketId: 1, couId: 11, betPos: 1, price, hdp: "0.5" });

test("the total odds of picks of several matches are their product", () => {
  expect(totalOf([pick(1, 1_980), pick(2, 2_020), pick(3, 1_710)])).toBe("6.84");
  expect(totalOf([pick(1, 1_950)])).toBe("1.95");
  expect(totalOf([{ orId: 7, couId: 1, price: 5_000 }])).toBe("5.00");
});

test("two picks of one match, and an outright beside others, have no total", () => {
  expect(totalOf([pick(1, 1_980), pick(1, 2_020)])).toBeUndefined();
  expect(totalOf([pick(1, 1_980), { orId: 7, couId: 1, price: 5_000 }])).toBeUndefined();
});
