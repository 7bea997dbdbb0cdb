import { describe, expect, test } from "vitest";
import { LIVE, MEMBER, MENU } from "./odds/firstAsks.ts";
import { CASES } from "./testing/cases.ts";

const SOURCES = import.meta.glob<string>(["./{odds,bet,comm,notice,access,stats}/*.ts", "!./**/*.{test,case}.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The paths that app/start/boot.ts requests as well. */
const FIRST: Readonly<Record<string, string>> = { MENU, LIVE, MEMBER };

/** The modules that define a path. */
const ENDPOINTS = Object.entries(SOURCES).flatMap(([file, source]) => {
  const [, own, first = ""] = /const path = (?:"[^"]*\/|"|`)([A-Za-z]\w+)|import \{ (\w+) as path\b/.exec(source) ?? [];
  const name = own ?? FIRST[first]?.split("/")[1];
  return name === undefined ? [] : [{ file, name, source }];
});

const smallFirst = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** Two names that are spelled differently: initials, and the path of the statistics service. */
const FILE_NAMES: Readonly<Record<string, string>> = { GetTV: "getTv", match: "getMatchStats" };

describe("the endpoints", () => {
  test("are the calls of the contract, each with an example", () => {
    const named = ENDPOINTS.map(({ name }) => (name === "match" ? "match/{statsId}" : name));
    expect(named.toSorted()).toEqual(Object.keys(CASES).toSorted());
  });

  test.each(ENDPOINTS)("$name has a file of its name", ({ file, name }) => {
    expect(file).toMatch(new RegExp(`/${FILE_NAMES[name] ?? smallFirst(name)}\\.ts$`));
  });

  test.each(ENDPOINTS)("$name says who calls it, and by which paragraph of the spec", ({ source }) => {
    const told = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = /g)].map(
      ([, doc = ""]) => doc,
    );
    expect(told.some((doc) => /(flows|screens)\/[a-z]\w+[\s\S]*\(spec §\d/i.test(doc))).toBe(true);
  });

  test.each(ENDPOINTS)("$name is a hook of its own module, or a write, or a board", ({ source }) => {
    const isHook = /export (?:const|function) use[A-Z]\w*/.test(source);
    // boards share one hook, useBoard: the page gives it the options of the call
    expect(isHook || /mutationOptions\(|\.\.\.BOARD_OPTIONS/.test(source)).toBe(true);
  });
});
