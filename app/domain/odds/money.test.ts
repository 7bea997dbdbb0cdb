import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { floorMoney, roundMoney, wholeShare } from "./money.ts";

test("halves go away from zero", () => {
  expect(roundMoney(1.005)).toBe(1.01);
  expect(roundMoney(-1.005)).toBe(-1.01);
  expect(roundMoney(2.675)).toBe(2.68);
  expect(roundMoney(Big("1534.68704"))).toBe(1534.69);
});

test("rounding agrees with whole-number arithmetic on thousandths", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
      const cents = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
      expect(roundMoney(Big(thousandths).div(1000))).toBe(cents / 100 + 0);
      expect(floorMoney(Big(thousandths).div(1000))).toBe(Math.floor(thousandths / 10) / 100);
    }),
  );
});

test("a share is whole and rounded down", () => {
  expect(wholeShare(50000, 3)).toBe(16666);
  expect(wholeShare(0.99, 1)).toBe(0);
  expect(wholeShare(-5, 1)).toBe(-5);
  expect(wholeShare(-0.5, 1)).toBe(-1);
});

test.each([
  [null, 1],
  [undefined, 1],
  [Number.NaN, 1],
  ["1,000", 3],
  [100, 0],
  [100, -1],
  [100, 1.5],
  [100, Number.NaN],
])("%s cannot be shared by %s", (amount, parts) => {
  expect(wholeShare(amount as number, parts)).toBeUndefined();
});
