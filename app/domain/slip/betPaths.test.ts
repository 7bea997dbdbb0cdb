import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|case)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const whoSays = (pattern: RegExp): string[] =>
  files(ROOT)
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .map((file) => file.slice(ROOT.length + 1))
    .toSorted();

test("BET-02: each call that places a bet is named in one module, and only one flow sends them", () => {
  // the list of what a closed sportsbook blocks names them too: an order never waits
  const held = "flows/operator/siteWatch.ts";
  expect(whoSays(/"bet\/Bet"/)).toEqual(["api/bet/bet.ts", held]);
  expect(whoSays(/"bet\/MixBet"/)).toEqual(["api/bet/mixBet.ts", held]);
  expect(whoSays(/"bet\/OrBet"/)).toEqual(["api/bet/orBet.ts", held]);
  expect(whoSays(/\b(?:bet|mixBet|orBet|send(?:Or|Mix)?Bet)\(/)).toEqual([
    "api/bet/bet.ts",
    "api/bet/mixBet.ts",
    "api/bet/orBet.ts",
    "flows/slip/sendOrder.ts",
  ]);
  expect(whoSays(/\bsendOrder\(/)).toEqual(["flows/slip/placeBet.ts", "flows/slip/sendOrder.ts"]);
});

test("BET-02: no layer repeats them", () => {
  // field reports are the only thing sent this way
  expect(whoSays(/sendBeacon/)).toEqual(["flows/reports/reports.ts"]);
  const once = readFileSync(join(ROOT, "api/bet/once.ts"), "utf8");
  expect(once).toContain("retry: 0");
  expect(once).toContain('networkMode: "always"');
});
