import { expect, test } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";
import { leastAge, saferPlayPage } from "./duties.ts";

const given = (file: unknown) => {
  setConfig(parseConfig({}), file);
  return [leastAge(), saferPlayPage()];
};

test("the age and the page of safer play are those of the file, each for itself", () => {
  expect(given({ age: 21, links: { saferPlay: "https://www.sports.example/safer" } })).toEqual([
    21,
    "https://www.sports.example/safer",
  ]);
  expect(given({ age: 18, links: { saferPlay: "javascript:alert(1)" } })).toEqual([18, undefined]);
  expect(given({ age: 16, links: { terms: "x", saferPlay: "https://www.sports.example/safer" } })).toEqual([
    undefined,
    "https://www.sports.example/safer",
  ]);
});

test.each([[undefined], [{}], [{ age: "18", links: [] }], [[]]])("%j names neither", (file) =>
  expect(given(file)).toEqual([undefined, undefined]),
);
