import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOwnWords } from "./ownWords.ts";
import { readOwn } from "./wordFaults.ts";

const BETS = "{0, plural, one {# bet} other {# bets}}";

describe("an own text (OPS-04)", () => {
  test.each([
    ["en-US", "Live", "In play", ["In play"]],
    ["en-US", "Live", "'{'live'}'", ["{live}"]],
    ["en-US", "{0} account", "Account in {0}", ["Account in ", ["0"]]],
    ["th-TH", BETS, "{0, plural, other {# x}}", [["0", "plural", { other: ["#", " x"] }]]],
    ["en-US", "Read <0>this</0>", "<0>Here</0> it is", ["<0>Here</0> it is"]],
  ])("of %s in place of %s may be %s", (language, ours, own, message) => {
    const read = readOwn(language, ours, own);
    expect(JSON.parse(JSON.stringify(read))).toMatchObject({ message });
  });

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
  ])("of %s in place of %s may not be %s", (language, ours, own, fault) => {
    expect(readOwn(language, ours, own)).toEqual({ fault });
  });

  test("is never thrown over, and never gets a placeholder, tag or mark that ours has not", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "{0}",
      "{1}",
      "'",
      "<0>",
      "</0>",
      "<b>",
      "\u202E",
      "#",
      "word ",
      BETS,
      "\u2067",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (own) => {
        const read = readOwn("en-US", "Plain words", own);
        if (!("message" in read)) return;
        expect([...read.message].every((token) => typeof token === "string")).toBe(true);
        expect(own).not.toMatch(/<\/?\w+\/?>|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });

  test("that is ours is right, in whatever words around its placeholders", () => {
    const word = fc.stringMatching(/^[a-zé中ก ]{1,20}$/u);
    fc.assert(
      fc.property(word, word, (before, after) => {
        expect(readOwn("en-US", "Back to {0} <0>now</0>", `${before}<0>${after}</0>{0}`)).toHaveProperty("message");
      }),
    );
  });
});

test("a file has its right words read, and each wrong one is named by its id", () => {
  const { messages, wrong } = checkOwnWords("en-US", {
    w38: "{matches, plural, one {# game} other {# games}}",
    w136: "All matches",
    w3: "{0, plural, one {# x} other {# xs}}",
    w99999: "nobody",
    __proto__x: "nobody",
    constructor: "nobody",
  });
  expect(Object.keys(messages)).toEqual(["MNKskC"]);
  expect(wrong).toEqual([
    'words.en-US: "w136" {name} is missing',
    'words.en-US: "w3" is locked',
    'words.en-US: "w99999" is not in words.json',
    'words.en-US: "__proto__x" is not in words.json',
    'words.en-US: "constructor" is not in words.json',
  ]);
  expect(checkOwnWords("th-TH", [])).toEqual({ messages: {}, wrong: ["words.th-TH: must be a JSON object"] });
});

test("a message that was split from another is worded by the other's id, unless it has words of its own (OPS-04)", () => {
  // Undo of an edit, and of a quick bet
  const before = checkOwnWords("en-US", { w1019: "Put back" });
  expect(before.wrong).toEqual([]);
  expect(Object.values(before.messages)).toEqual([["Put back"], ["Put back"]]);
  const after = checkOwnWords("en-US", { w1171: "Call off", w1019: "Put back" });
  expect(new Set(Object.values(after.messages))).toEqual(new Set([["Call off"], ["Put back"]]));
  // a wrong one is named once, and ours stays in both
  expect(checkOwnWords("en-US", { w1019: "Undo {0}" })).toEqual({
    messages: {},
    wrong: ['words.en-US: "w1019" {0} is not in ours'],
  });
});
