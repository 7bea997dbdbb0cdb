import { expect, test } from "vitest";
import { wordFaults } from "./wordFaults.ts";

const BETS = "{0, plural, one {# bet} other {# bets}}";

test.each([
  ["en-US", "Live", 7, "is not text"],
  ["en-US", "Live", "  ", "is empty"],
  ["en-US", "Live", "x".repeat(501), "is longer than 500 characters"],
  ["en-US", "Live", "a\u202Eb", "turns the direction of writing"],
  ["en-US", "Live", "<b>Live</b>", "contains HTML"],
  ["en-US", "Live", "<0>Live</0>", "<0> is not in ours"],
  ["en-US", "Live", "Live {0}", "{0} is not in ours"],
  ["en-US", "Live", "Live {", "its braces cannot be read"],
  ["en-US", "{0} account", "Account", "{0} is missing"],
  ["en-US", "{0} account", "Account {1}", "{0} is missing"],
  ["en-US", "Read <0>this</0>", "Read <0>this", "a tag is not closed where it opens"],
  ["en-US", "Read <0>this</0>", "Read this", "<0> is missing"],
  ["en-US", BETS, "{0, plural, other {# bets}}", 'the plural form "one" is missing'],
  ["th-TH", BETS, "{0, plural, one {# x} other {# x}}", 'this language has no plural form "one"'],
  ["en-US", BETS, "{0, plural, one {# bet} other {bets}}", "# of 0 is missing"],
  ["en-US", BETS, "{0} bets", "{0, plural} is missing"],
])("an own text of %s in place of %s may not be %s (OPS-04)", (language, ours, own, fault) => {
  expect(wordFaults({ w1: ["key", ours] }, language, { w1: own })).toEqual([`words.${language}: "w1" ${fault}`]);
});

test("each wrong text of a file is named by its id", () => {
  const ids = { w1: ["one", "{name} bets"], w2: ["two"], w3: ["three", "Live"] } as const;
  expect(wordFaults(ids, "en-US", { w1: "Bets", w2: "x", w3: "In play", w9: "x", constructor: "x" })).toEqual([
    'words.en-US: "w1" {name} is missing',
    'words.en-US: "w2" is locked',
    'words.en-US: "w9" is not in words.json',
    'words.en-US: "constructor" is not in words.json',
  ]);
  expect(wordFaults(ids, "th-TH", [])).toEqual(["words.th-TH: must be a JSON object"]);
});
