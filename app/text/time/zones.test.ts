import { expect, test } from "vitest";
import { ZONES } from "./zones.ts";
import { zoneName } from "./zoneTimes.ts";

test("an offset is written with its sign, and its minutes where it has some", () => {
  expect([8, 5.5, 0, -3, -3.5, -9.5, 14, 5.75].map(zoneName)).toEqual([
    "GMT+8",
    "GMT+5:30",
    "GMT+0",
    "GMT−3",
    "GMT−3:30",
    "GMT−9:30",
    "GMT+14",
    "GMT+5:45",
  ]);
});

test("whole and half hours are on offer from −12 to +14, the eastmost first", () => {
  expect(ZONES).toHaveLength(35);
  expect([ZONES[0], ZONES.at(-1)]).toEqual([14, -12]);
  expect(ZONES).toEqual([...ZONES].sort((a, b) => b - a));
  expect(ZONES.every((hours) => Number.isInteger(hours * 2))).toBe(true);
});
