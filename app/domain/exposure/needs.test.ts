import { describe, expect, test } from "vitest";
import { type HeldLeg, type HeldMatch } from "./held.ts";
import { needsOf } from "./needs.ts";

const match = (score: readonly [number, number], more: Partial<HeldMatch> = {}): HeldMatch => ({
  id: 502,
  sportId: 1,
  extensions: [],
  state: "running",
  period: 2,
  score,
  half: [0, 0],
  bestOf: undefined,
  ...more,
});

const leg = (more: Partial<HeldLeg> = {}): HeldLeg => ({
  sportId: 1,
  matchId: 502,
  marketId: 3,
  betPos: 1,
  hdp: "2.5",
  odds: 1.95,
  stage: "live",
  betScore: [0, 0],
  outLevel: 0,
  ...more,
});

const goals = (count: number, by: "home" | "away" | "any") => ({ stands: false, goals: count, by });

describe("EXP-04: what a bet still needs, from what the exposure settles it by", () => {
  test("an over needs goals of either side, and stands once they are there", () => {
    expect(needsOf(leg(), 2, match([1, 0]))).toEqual(goals(2, "any"));
    expect(needsOf(leg(), 2, match([1, 1]))).toEqual(goals(1, "any"));
    expect(needsOf(leg(), 2, match([2, 1]))).toEqual({ stands: true });
  });
  test("a quarter line needs the goal that wins it whole", () => {
    expect(needsOf(leg({ hdp: "2.25" }), 2, match([1, 1]))).toEqual(goals(1, "any"));
    expect(needsOf(leg({ hdp: "1.75" }), 2, match([1, 1]))).toEqual(goals(1, "any"));
  });
  test("an under stands until it is lost, and then nothing helps", () => {
    const under = leg({ betPos: 2 });
    expect(needsOf(under, 2, match([1, 1]))).toEqual({ stands: true });
    expect(needsOf(under, 2, match([2, 1]))).toBeUndefined();
  });
  test("a handicap needs the goals of its own side, counted from the score at the bet", () => {
    const home = leg({ marketId: 1, hdp: "0.5", betPos: 1 });
    expect(needsOf(home, 2, match([1, 2]))).toEqual(goals(2, "home"));
    expect(needsOf(leg({ ...home, betScore: [0, 1] }), 2, match([0, 1]))).toEqual(goals(1, "home"));
    expect(needsOf(leg({ marketId: 1, hdp: "0.5", betPos: 2 }), 2, match([1, 0]))).toEqual(goals(1, "away"));
  });
  test("nothing is said of a match that is not running, of corners, or of a bet that has its result", () => {
    expect(needsOf(leg(), 2, match([0, 0], { state: "notStarted" }))).toBeUndefined();
    expect(needsOf(leg(), 2, match([1, 1], { period: 3 }))).toBeUndefined();
    expect(needsOf(leg({ marketId: 29, hdp: "" }), 2, match([1, 0]))).toBeUndefined();
    expect(needsOf(leg({ result: "win" }), 2, match([1, 0]))).toBeUndefined();
    expect(needsOf(leg({ matchId: 7 }), 2, match([1, 0]))).toBeUndefined();
    expect(needsOf(leg({ sportId: 2 }), 2, match([50, 40], { sportId: 2 }))).toBeUndefined();
  });
});
