import { expect, test } from "vitest";
import { importsOf, SOURCES } from "./outsiders.ts";

const START = "app/start/main.tsx";
const CHECK_PAGE = "app/start/operatorCheck.ts";

/** The files that a page can load from this one on, at once or later, without those behind `but`. */
function loadedFrom(start: string, but?: string): readonly string[] {
  const found = new Set([start]);
  for (const file of found)
    for (const next of importsOf(file, SOURCES.get(file) ?? "")) if (next !== but && SOURCES.has(next)) found.add(next);
  return [...found];
}

const isCheck = (file: string) => file.startsWith("app/flows/operator/check/");

test("what is wrong with an operator's file is said in a part that only the check page loads", () => {
  const members = loadedFrom(START, CHECK_PAGE);
  expect(members.length).toBeGreaterThan(500);
  expect(members).toContain("app/flows/operator/entries.ts");
  expect(members.filter(isCheck)).toEqual([]);
  // nor is it said in the schemas that members read the file by
  const saying = members.filter((file) => /["'`](?:must|is no|cannot) /.test(SOURCES.get(file) ?? ""));
  expect(saying).toEqual([]);
  expect(loadedFrom(START).filter(isCheck).length).toBeGreaterThan(3);
});
