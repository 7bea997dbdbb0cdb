import { expect, test } from "vitest";
import { flagOf } from "./flag.ts";

test.each([
  ["Spain La Liga", "linear-gradient(180deg, #a12 27%, #fb0 0 73%, #a12 0)"],
  ["Italy Serie A", "linear-gradient(90deg, #094 33%, #fff 0 67%, #c23 0)"],
  [
    "England Premier League",
    "linear-gradient(90deg, #0000 42%, #c12 0 58%, #0000 0), linear-gradient(#fff 39%, #c12 0 61%, #fff 0)",
  ],
  // no country, one that bands cannot draw, and another language: the sport's icon stands there
  ["UEFA Champions League", undefined],
  ["Japan J1 League", undefined],
  ["西班牙甲级联赛", undefined],
  ["constructor League", undefined],
])("the flag of %s", (league, flag) => {
  expect(flagOf(league)).toBe(flag);
});
