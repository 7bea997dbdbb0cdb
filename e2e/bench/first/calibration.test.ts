import { expect, test } from "vitest";
import { blockedMs } from "./calibration.ts";

test("what blocks is reckoned for the machine of the aims, task by task", () => {
  expect(blockedMs([60, 130], 1)).toBe(90);
  // on a machine that is twice as slow the first would take 30 ms there, and is not felt
  expect(blockedMs([60, 130], 2)).toBe(15);
  expect(blockedMs([], 2)).toBe(0);
});
