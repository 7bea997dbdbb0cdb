import { expect, test } from "vitest";
import { slipMeaning } from "./tapMeaning.ts";

test("Close means the same from one look for a lost bet to the next, and takes every tap", () => {
  expect(slipMeaning("checking", ["1.95", "500", "reconciling"])).toBe(
    slipMeaning("checking", ["1.95", "500", "unknown"]),
  );
});

test("the bet button means something else with another price or amount (BET-09)", () => {
  const meaning = slipMeaning("keypad", ["1.95", "500", "ready"]);
  expect(slipMeaning("keypad", ["1.96", "500", "ready"])).not.toBe(meaning);
  expect(slipMeaning("keypad", ["1.95", "50", "ready"])).not.toBe(meaning);
  expect(slipMeaning("checking", ["1.95", "500", "ready"])).not.toBe(meaning);
});
