import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOMS } from "./rooms.ts";

test("every part of app/ui has an entry, and no entry is of a part that is gone", () => {
  const parts = globSync("app/ui/**/*.tsx").filter((file) => !file.includes(".test."));
  expect(Object.keys(ROOMS["ui"] ?? {}).sort()).toEqual(parts.map((file) => file.slice("app/ui/".length)).sort());
});

test("no two rooms have a part of the same name", () => {
  const names = Object.values(ROOMS).flatMap((room) => Object.keys(room));
  expect(names.length).toBe(new Set(names).size);
});
