import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WORD_IDS } from "virtual:word-ids";
import { readOwn } from "./ownWord.ts";
import { readWordFile } from "./wordFile.ts";

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

test("a file has its right words read, and ours stay in place of each wrong one", () => {
  const { messages, faults } = readWordFile(WORD_IDS, "en-US", {
    w38: "{matches, plural, one {# game} other {# games}}",
    w136: "All matches",
    w3: "{0, plural, one {# x} other {# xs}}",
    w99999: "nobody",
    __proto__x: "nobody",
    constructor: "nobody",
  });
  expect(Object.keys(messages)).toEqual(["MNKskC"]);
  expect(faults).toEqual([
    ["w136", ["missing", "{name}"]],
    ["w3", ["locked"]],
    ["w99999", ["unknown"]],
    ["__proto__x", ["unknown"]],
    ["constructor", ["unknown"]],
  ]);
});

test("a message that was split from another is worded by the other's id, unless it has words of its own (OPS-04)", () => {
  // Undo of an edit, and of a quick bet
  const before = readWordFile(WORD_IDS, "en-US", { w1019: "Put back" });
  expect(before.faults).toEqual([]);
  expect(Object.values(before.messages)).toEqual([["Put back"], ["Put back"]]);
  const after = readWordFile(WORD_IDS, "en-US", { w1171: "Call off", w1019: "Put back" });
  expect(new Set(Object.values(after.messages))).toEqual(new Set([["Call off"], ["Put back"]]));
  // a wrong one is named once, and ours stays in both
  expect(readWordFile(WORD_IDS, "en-US", { w1019: "Undo {0}" })).toEqual({
    messages: {},
    faults: [["w1019", ["odd", "{0}"]]],
  });
});
