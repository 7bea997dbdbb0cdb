import { expect, test } from "vitest";
import { convertedOdds } from "./convertedOdds.ts";
import { ODDS_STYLE } from "./odds.ts";

const { MY, EU, HK, ID, US } = ODDS_STYLE;

test.each([
  [-0.92, MY, EU, 2.09],
  [-0.92, MY, HK, 1.09],
  [1.91, EU, ID, -1.1],
  [1.925, EU, HK, 0.93],
  [2.005, EU, HK, 1.01],
  [1.87, EU, US, -115],
  [2.1, EU, US, 110],
] as const)(
  "%s in style %s is %s's %s: two decimals, American whole, halves away from zero",
  (odds, from, to, price) => {
    expect(convertedOdds(odds, from, to)).toBe(price);
  },
);

test("what rounds to evens is written positive (domain A5)", () => {
  expect(convertedOdds(1.996, EU, ID)).toBe(1);
  expect(convertedOdds(1.996, EU, US)).toBe(100);
  expect(convertedOdds(2.001, EU, MY)).toBe(1);
});

test("what is not a price in its style has no other style", () => {
  expect(convertedOdds(0, EU, MY)).toBeUndefined();
  expect(convertedOdds(1.5, MY, EU)).toBeUndefined();
});
