import { expect, test } from "vitest";
import { citesIn, citingLines, entries } from "./cites.ts";

const cited = new Set(citingLines().flatMap(({ cites }) => cites));

test("a cite is read with every place that it names", () => {
  expect(citesIn("(spec §4, §9; domain B5, A11; design 4.2, 4.3, performance 1)")).toEqual([
    "spec §4",
    "spec §9",
    "domain B5",
    "domain A11",
    "design 4.2",
    "design 4.3",
    "performance 1",
  ]);
  expect(citesIn("BET-03, EXP-08; trust E2, E3; design-2, 4.1; contract, POST Bet")).toEqual([
    "design-2, 4.1",
    "contract, POST Bet",
    "trust E2",
    "trust E3",
    "BET-03",
    "EXP-08",
  ]);
});

test("the sources do cite", () => expect(cited.size).toBeGreaterThan(200));

test("each entry stands once", () => expect(entries()).toEqual([...new Set(entries())]));

test("every cited id has its sentence in REQUIREMENTS.md", () =>
  expect([...cited].filter((id) => !entries().includes(id))).toEqual([]));

test("every entry is cited somewhere", () => expect(entries().filter((id) => !cited.has(id))).toEqual([]));
