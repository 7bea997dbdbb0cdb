import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { burmeseText, giverOf, lineNotation, lineText, parseLine, sameLine } from "./line.ts";
import vectors from "#app/domain/vectors/handicap-settlement.json" with { type: "json" };
import { burmeseWorth } from "#app/domain/vectors/reference.ts";

const lines = vectors.rows.filter(({ kind }) => kind === "HDP" || kind === "OU");
const burmese = vectors.rows.filter(({ kind }) => kind.startsWith("BU"));

test("the settlement rows are read whole", () => {
  expect(lines.length + burmese.length).toBe(vectors.rows.length);
});

test.each(lines)("$id is written $lineText", ({ hdp, line, marketId, betPos, giver, lineText: text }) => {
  const size = String(hdp ?? line);
  expect(lineText({ marketId: marketId!, hdp: size, betPos: betPos! })).toBe(text);
  expect(giver ?? giverOf(size)).toBe(giverOf(size));
});

test.each(burmese)("$id is written $lineText", ({ goals, outLevel, lineText: text, equivalentLine }) => {
  expect(burmeseText(String(goals), outLevel!)).toBe(text);
  expect(burmeseWorth(goals!, outLevel!)).toBe(equivalentLine);
});

test("a Burmese line without goals has its percentage from a level line, and without a percentage its goals alone", () => {
  expect(burmeseText("", 20)).toBe("=+20");
  expect(burmeseText("2", undefined)).toBe("2");
  expect(burmeseText("1", 1)).toBe("1+1");
});

describe("a written line", () => {
  test.each([
    ["0.25", 0.25],
    ["0/0.5", 0.25],
    ["0-0.5", 0.25],
    ["−0/0.5", -0.25],
    ["-0.5-1", -0.75],
    ["–1.5/2", -1.75],
    ["+1/1.5", 1.25],
    ["182.5", 182.5],
    ["-0", 0],
    [" 2 ", 2],
  ])("%s is read as %d", (text, line) => {
    expect(parseLine(text)).toBe(line);
  });
  test.each(["", "abc", "1/3", "1/0.5", "1/1", "0.5/-1", "1e3", "--1", "1,5", "NaN"])("%s is no line", (text) => {
    expect(parseLine(text)).toBeUndefined();
  });
});

test("home gives above zero, away below, and a level line or no line is given by nobody", () => {
  expect(giverOf("0.75")).toBe("home");
  expect(giverOf("-0.75")).toBe("away");
  expect(giverOf("0")).toBe("none");
  expect(giverOf("")).toBe("none");
  expect(giverOf(-1)).toBe("away");
});

test("the goals of a three-way total have no sign", () => {
  expect([1, 2, 3].map((betPos) => lineText({ marketId: 30, hdp: "2", betPos }))).toEqual(["2", "2", "2"]);
});

test("markets without a line and unknown markets show none", () => {
  expect(lineText({ marketId: 5, hdp: "1", betPos: 1 })).toBe("");
  expect(lineText({ marketId: 999, hdp: "1", betPos: 1 })).toBe("");
  expect(lineText({ marketId: 1, hdp: "", betPos: 1 })).toBe("");
});

test("a three-way handicap gives the draw the line of home", () => {
  const line = (betPos: number) => lineText({ marketId: 26, hdp: "-1", betPos });
  expect([line(1), line(2), line(3)]).toEqual(["+1", "+1", "−1"]);
});

test("lines are compared as numbers", () => {
  expect(sameLine("0.50", "0.5")).toBe(true);
  expect(sameLine("0/0.5", "0.25")).toBe(true);
  expect(sameLine("-0.5", "0.5")).toBe(false);
  expect(sameLine("", "")).toBe(true);
  expect(sameLine("", "0")).toBe(false);
  expect(sameLine("x", "y")).toBe(false);
});

test("every quarter line is read back from its notation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), (quarters) => {
      expect(parseLine(lineNotation(quarters / 4))).toBe(quarters / 4);
    }),
  );
});
