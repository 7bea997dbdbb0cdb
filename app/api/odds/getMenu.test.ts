import { expect, test } from "vitest";
import * as v from "valibot";
import { menuAnswer } from "#app/api/odds/getMenu.ts";

const sport = { SportID: 0, L: 3, T: 4, E: 5, MixParlay: 6, OutRight: 7 };
const countsOf = (change: object) => v.parse(menuAnswer, { Sports: [{ ...sport, ...change }] }).sports[0]?.counts;

test("popular counts what is live, today and early", () => {
  expect(countsOf({})).toEqual({ live: 3, today: 4, early: 5, parlay: 6, total: 12, outright: 7 });
});

test.each([1e308, 1_000_001, -1, 2.5, "3"])("a count of %s is no count, and makes no sum of its own", (L) => {
  expect(countsOf({ L })).toEqual({ live: 0, today: 4, early: 5, parlay: 6, total: 9, outright: 7 });
});
