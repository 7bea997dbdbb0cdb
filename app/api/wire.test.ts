import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { byNumber, byText, content, finite, id, label, message, moment, rows, text, textId } from "./wire.ts";

describe("text of the server", () => {
  test.each([
    ["a name", text, 300],
    ["a message", message, 200],
  ] as const)("%s is cut at its length", (_, schema, longest) => {
    expect(v.parse(schema, "x".repeat(longest))).toHaveLength(longest);
    expect(v.parse(schema, "x".repeat(longest + 1))).toHaveLength(longest);
  });

  test("is whole where it is an announcement", () => {
    expect(v.parse(content, "x".repeat(100_000))).toHaveLength(100_000);
  });

  test("loses the marks that would reorder a score", () => {
    expect(v.parse(text, "Arse\u202Enal\u2066 2-1\u2069")).toBe("Arsenal 2-1");
  });

  test("is the figure where only a word is shown", () => {
    expect(v.parse(label, 186)).toBe("186");
    expect(v.parse(label, "186/4")).toBe("186/4");
  });

  test("stays as it is where a moment is wrong, but short", () => {
    expect(v.parse(moment, "soon")).toBe("soon");
    expect(v.parse(moment, "9".repeat(100))).toHaveLength(40);
  });
});

describe("a number of the server", () => {
  test.each([1, 0, -0.85, 2 ** 53])("%s can be reckoned with", (value) => {
    expect(v.is(finite, value)).toBe(true);
  });

  test.each([JSON.parse("1e999"), Number.NaN, "1", null, true])("%s cannot", (value: unknown) => {
    expect(v.is(finite, value)).toBe(false);
  });

  test("is an id only below 2^53 and whole", () => {
    expect(v.is(id, 9_007_199_254_740_991)).toBe(true);
    expect(v.is(id, 9_007_199_254_740_992)).toBe(false);
    expect(v.is(id, 1.5)).toBe(false);
  });

  test("is no id of a bet: those are text", () => {
    expect(v.parse(textId, "1234567890123456789")).toBe("1234567890123456789");
    expect(v.is(textId, 1_234_567)).toBe(false);
    expect(v.is(textId, "")).toBe(false);
  });
});

describe("a collection of the server", () => {
  test("keeps the rows that fit", () => {
    expect(v.parse(rows(finite), [1, "2", null, 3])).toEqual([1, 3]);
  });

  test("keeps the entries that fit, by number", () => {
    expect(v.parse(byNumber(finite), { 1: 10, x: 20, 2: "30", "-3": 40 })).toEqual({ 1: 10 });
  });

  test("keeps an entry of the largest id", () => {
    expect(v.parse(byNumber(finite), { 9007199254740991: 10 })).toEqual({ 9007199254740991: 10 });
  });

  test("is harmless when it names the prototype", () => {
    const read = v.parse(byText(rows(finite)), JSON.parse('{"__proto__":[1],"constructor":[2],"a":[3]}'));
    expect(read).toEqual({ a: [3] });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});
