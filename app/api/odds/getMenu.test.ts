import { expect, test } from "vitest";
import * as v from "valibot";
import { menuAnswer } from "#app/api/odds/getMenu.ts";

const sport = { SportID: 0, L: 3, T: 4, E: 5, MixParlay: 6, OutRight: 7 };
const countsOf = (change: object) => v.parse(menuAnswer, { Sports: [{ ...sport, ...change }] }).sports[0]?.counts;

test("popular counts what is live, today and early", () => {
  expect(countsOf({})).toEqual([3, 4, 5, 6, 12, 7]);
});

test.each([1e308, 1_000_001, -1, 2.5, "3"])("a count of %s is no count, and makes no sum of its own", (L) => {
  expect(countsOf({ L })).toEqual([0, 4, 5, 6, 9, 7]);
});
