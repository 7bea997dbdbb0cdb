import { expect, test } from "vitest";
import { isBefore } from "./release.ts";

test.each([
  ["1.5.1", "1.6.0", true],
  ["1.9.0", "1.10.0", true],
  ["1.5.1", "2.0.0", true],
  ["1.6.0", "1.6.0", false],
  ["1.6.1", "1.6.0", false],
  ["2.0.0", "1.99.99", false],
  ["1.5", "1.6.0", false],
  ["1.5.1", "next", false],
])("release %s came before %s: %s", (one, other, before) => {
  expect(isBefore(one, other)).toBe(before);
});
