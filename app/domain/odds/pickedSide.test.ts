import { expect, test } from "vitest";
import { pickedSide } from "./pickedSide.ts";

test.each([
  ["home after its handicap", 1, 1, 0],
  ["away after its handicap", 1, 2, 1],
  ["the draw of 1X2", 5, 2, undefined],
  ["away in 1X2", 5, 3, 1],
  ["over", 3, 1, undefined],
  ["a score", 9, 1, undefined],
] as const)("%s", (_, marketId, betPos, side) => {
  expect(pickedSide({ sportId: 1, marketId, betPos })).toBe(side);
});
