import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FAULTS } from "./faults.ts";

it.each(FAULTS)("the place for a planted mistake is still there: $name", ({ file, find, put, unit }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
  expect(put).not.toBe(find);
  expect(existsSync(unit ?? file)).toBe(true);
});
