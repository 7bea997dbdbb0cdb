import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("app/DECISIONS.md", "utf8");

/** The most entries that a newcomer reads, and the most rows in which the app may differ from the specification. */
const [MOST_ENTRIES, MOST_ROWS] = [40, 15];

const numbers = [...page.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));

test("at most 40 decisions bind, numbered without a gap", () => {
  expect(numbers.length).toBeLessThanOrEqual(MOST_ENTRIES);
  expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
});

test("at most 15 rows differ from the specification, each with section, words, ours and why", () => {
  const table = page.slice(page.indexOf("## Where we differ"), page.indexOf("## Ground"));
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| §"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
  for (const cells of rows) expect(cells.slice(1, -1).filter((cell) => cell !== "")).toHaveLength(4);
});

test("the contents name every part and its entries", () => {
  const parts = page.split(/^## /m).slice(3);
  for (const part of parts) {
    const name = part.slice(0, part.indexOf("\n"));
    const own = [...part.matchAll(/^### (\d+)\. /gm)].map(([, number]) => number);
    expect(page).toContain(
      `- [${name}](#${name.toLowerCase().replaceAll(" ", "-").replaceAll(",", "")}): ${own[0]} to ${own.at(-1)}`,
    );
  }
});
