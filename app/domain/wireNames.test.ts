import { expect, test } from "vitest";
import { wireNames } from "./wireNames.ts";

const SIDES = wireNames(["home", "draw", "away"], 1);

test("a number becomes its word and the word its number", () => {
  expect(SIDES.numbers).toEqual([1, 2, 3]);
  expect(SIDES.numbers.map(SIDES.of)).toEqual(["home", "draw", "away"]);
  expect(SIDES.number("away")).toBe(3);
});

test.each([0, 4, 1.5, Number.NaN, "1", null, undefined])("%s has no word", (value) => {
  expect(SIDES.of(value)).toBeUndefined();
});
