import { describe, expect, it } from "vitest";
import { type SportCounts, stripOrder } from "./menu.ts";
import { type SportId } from "./sports.ts";

const sport = (sportId: SportId, live: number, today: number) => {
  const counts: SportCounts = { live, today, early: 0, parlay: 0, total: live + today, outright: 0 };
  return { sportId, counts };
};

const SPORTS = [sport(1, 5, 8), sport(2, 1, 20), sport(3, 0, 30), sport(7, 9, 0), sport(12, 0, 0)];

describe("the order of the strip", () => {
  it("has more live matches before fewer, and what has none last", () => {
    expect(stripOrder(SPORTS, "live")).toEqual([7, 1, 2, 3, 12]);
  });

  it("has sports with live matches first on other lists too, by the count of that list", () => {
    expect(stripOrder(SPORTS, "today")).toEqual([2, 1, 3, 7, 12]);
  });
});
