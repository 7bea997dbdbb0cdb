import fc from "fast-check";
import { expect, test } from "vitest";
import { fairnessOf } from "./fairness.ts";

test("an offer at the price of the bet gives up the margin", () =>
  expect(fairnessOf({ amount: 100, rate: 0.95, oddsThen: 1.95, oddsNow: 1.95 })).toEqual({
    receive: 95,
    worth: 100,
    givenUp: 0.05,
    gain: -5,
    breakEven: 1.853,
  }));

test("a price that shortened makes the sale a gain", () =>
  expect(fairnessOf({ amount: 50, rate: 1.235, oddsThen: 1.95, oddsNow: 1.5 })).toEqual({
    receive: 61.75,
    worth: 65,
    givenUp: 0.05,
    gain: 11.75,
    breakEven: 1.853,
  }));

test.each([
  [0.94, 0.06],
  [0.912_34, 0.0877],
  [0.912_35, 0.0877],
  [0.912_36, 0.0876],
  [1, 0],
  [1.2, 0],
])("the rate %d of a price that stands gives up %d", (rate, givenUp) => {
  expect(fairnessOf({ amount: 100, rate, oddsThen: 2, oddsNow: 2 })?.givenUp).toBe(givenUp);
});

test.each([
  { amount: 0, rate: 0.95, oddsThen: 1.95, oddsNow: 1.95 },
  { amount: 100, rate: 0, oddsThen: 1.95, oddsNow: 1.95 },
  { amount: 100, rate: 0.95, oddsThen: 1.95, oddsNow: 0 },
  { amount: 100, rate: Number.NaN, oddsThen: 1.95, oddsNow: 2 },
  { amount: 100, rate: 0.95, oddsThen: 1, oddsNow: 2 },
  { amount: 100, rate: 0.95, oddsThen: 2, oddsNow: 1 },
  { amount: Infinity, rate: 0.95, oddsThen: 1.95, oddsNow: 2 },
  { amount: 100, rate: Infinity, oddsThen: 1.95, oddsNow: 2 },
  { amount: 100, rate: 0.95, oddsThen: Infinity, oddsNow: 2 },
  { amount: 100, rate: 0.95, oddsThen: 1.95, oddsNow: Infinity },
])("%j cannot be judged", (sale) => expect(fairnessOf(sale)).toBeUndefined());

test("the share given up is never below 0 nor above 1", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0.000001, max: 100, noNaN: true }),
      fc.double({ min: 1.01, max: 100, noNaN: true }),
      fc.double({ min: 1.01, max: 100, noNaN: true }),
      (amount, rate, oddsThen, oddsNow) => {
        const found = fairnessOf({ amount, rate, oddsThen, oddsNow });
        expect(found?.givenUp).toBeGreaterThanOrEqual(0);
        expect(found?.givenUp).toBeLessThanOrEqual(1);
      },
    ),
  ));
