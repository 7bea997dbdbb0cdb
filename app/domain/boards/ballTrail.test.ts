import { expect, test } from "vitest";
import { type BallPosition } from "./matchStats.ts";
import { sightingsAfter, trailAfter } from "./ballTrail.ts";

const ball = (x: number, type = "Attack", side = 1): BallPosition => ({ x, y: 50, side, type });

test("the trail joins the last five balls that were told, and the same one told again adds nothing", () => {
  const balls = [10, 20, 20, 30, 40, 50, 60].map((x) => ball(x));
  const trail = balls.reduce<readonly BallPosition[]>(trailAfter, []);
  expect(trail.map(({ x }) => x)).toEqual([20, 30, 40, 50, 60]);
  expect(trailAfter(trail, ball(60))).toBe(trail);
});

test("the first ball has no trail, and none is left where no ball is told", () => {
  expect(trailAfter([], ball(10))).toHaveLength(1);
  expect(trailAfter([ball(10), ball(20)], undefined)).toEqual([]);
});

test("a dangerous attack that is seen counts once a side in thirty seconds", () => {
  const one = sightingsAfter([], ball(80, "Dangerous attack"), 67, 1_000);
  expect(one).toEqual([{ at: 1_000, minute: 67, side: 1 }]);
  expect(sightingsAfter(one, ball(90, "dangerousAttack"), 67, 30_999)).toBe(one);
  expect(sightingsAfter(one, ball(90, "dangerousAttack"), 68, 31_000)).toHaveLength(2);
  expect(sightingsAfter(one, ball(20, "dangerousAttack", 2), 67, 2_000)).toHaveLength(2);
  expect(sightingsAfter(one, ball(90, "attack"), 68, 90_000)).toBe(one);
});
