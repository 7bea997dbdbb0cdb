import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalFrom, placed, plusWhole, unitsAt } from "./decimal.ts";

const read = (printed: string) => {
  const decimal = decimalFrom(printed);
  if (decimal === undefined) throw new RangeError(printed);
  return decimal;
};

test.each([
  ["1.005", 2, "1.01"],
  ["-1.005", 2, "1.01"],
  ["2.675", 2, "2.68"],
  ["0.0049", 2, "0.00"],
  ["1e+21", 0, "1000000000000000000000"],
  ["1.5e-7", 7, "0.0000002"],
  ["12", 3, "12.000"],
])("%s has at %i places the size %s", (printed, places, text) => {
  expect(placed(unitsAt(read(printed), places), places)).toBe(text);
});

test("a decimal is its digits and where they end", () => {
  expect(decimalFrom("1.5")).toEqual({ minus: false, units: 15n, scale: 1 });
  expect(decimalFrom("-2e-3")).toEqual({ minus: true, units: 2n, scale: 3 });
  expect(decimalFrom("1.5e+3")).toEqual({ minus: false, units: 1500n, scale: 0 });
});

test.each(["", "abc", "NaN", "Infinity", "1,000", "[object Object]", "0x10", "1e", "."])(
  "%j names no decimal",
  (printed) => {
    expect(decimalFrom(printed)).toBeUndefined();
  },
);

test("a whole number is added without a binary rest", () => {
  expect(plusWhole(2.005, -1)).toBe(1.005);
  expect(plusWhole(0.93, 1)).toBe(1.93);
  expect(plusWhole(0.5, -1)).toBe(-0.5);
  expect(plusWhole(-0.25, 1)).toBe(0.75);
  expect(plusWhole(1e-9, 1)).toBe(1.000000001);
  expect(plusWhole(1e21, 1)).toBe(1e21);
  expect(plusWhole(1, -1)).toBe(0);
  expect(plusWhole(Number.NaN, 1)).toBeNaN();
});

test("sums and rounding agree with big.js", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), fc.integer({ min: 0, max: 4 }), (value, places) => {
      expect(plusWhole(value, 1)).toBe(Big(value).plus(1).toNumber() + 0);
      const size = Big(value).abs().round(places, Big.roundHalfUp).toFixed(places);
      expect(placed(unitsAt(read(String(value)), places), places)).toBe(size);
    }),
  );
});
