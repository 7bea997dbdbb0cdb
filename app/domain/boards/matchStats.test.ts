import { expect, test } from "vitest";
import { ballClaim } from "./matchStats.ts";

test.each([
  [1, 80, "Dangerous attack", "attack"],
  [2, 20, "dangerous_attack", "attack"],
  [1, 12, "Dangerous attack", "doubtful"],
  [2, 95, "Shot", "doubtful"],
  [1, 8, "Goal kick", "plain"],
] as const)("a ball of side %i at %i, told as %s, is %s", (side, x, type, claim) => {
  expect(ballClaim({ x, y: 50, side, type })).toBe(claim);
});
