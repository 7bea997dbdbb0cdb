import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { MONEY_FILES } from "./files.ts";
import { testsOf } from "./tests.ts";

test("each file of the money code is there, and has tests that may notice a change", () => {
  expect(MONEY_FILES.filter((file) => !existsSync(file))).toEqual([]);
  expect(MONEY_FILES.filter((file) => testsOf(file).length === 0)).toEqual([]);
});
