import { describe, expect, test } from "vitest";
import { crestFill, crestOf, isOfPlayers } from "./crest.ts";

describe("the crest of a team", () => {
  test.each([
    [1, "#15b", "#fff", 4],
    [7, "#712", "#8cf", 3],
    [12, "#223", "#fff", 4],
    [1203, "#053", "#fd4", 0],
    [50_101, "#223", "#fb2", 0],
    [50_103, "#053", "#fd4", 3],
  ] as const)("of team %d is %s and %s in pattern %d, today and tomorrow", (teamId, a, b, pattern) => {
    expect(crestOf(teamId)).toEqual({ a, b, pattern });
  });

  test("of an away side takes the next pair where both would wear the same colours", () => {
    // 1 and 9 are both blue and white
    expect(crestOf(9)).toMatchObject({ a: "#15b", b: "#fff" });
    expect(crestOf(9, 1)).toMatchObject({ a: "#125", b: "#8cf" });
    // 3 is orange and black, the last pair: the first comes after it
    expect(crestOf(11, 3)).toMatchObject({ a: "#c22", b: "#fff" });
    expect(crestOf(7, 1)).toEqual(crestOf(7));
  });

  test("is the operator's where the operator says it", () => {
    const table = { "1": "fd4053c", "9": "15bfff2", "12": "c22fff7" };
    expect(crestOf(9, undefined, table)).toEqual({ a: "#15b", b: "#fff", pattern: 2 });
    // what cannot be read is as if it were not there
    expect(crestOf(1, undefined, table)).toEqual(crestOf(1));
    expect(crestOf(12, undefined, table)).toEqual(crestOf(12));
    // a hashed away side keeps clear of the colours that the home side was given
    expect(crestOf(1, 9, table)).toMatchObject({ a: "#125", b: "#8cf" });
  });
});

test.each([
  [0, "linear-gradient(90deg, #c22 50%, #fff 0)"],
  [1, "repeating-linear-gradient(90deg, #c22 0 20%, #fff 0 40%)"],
  [2, "repeating-linear-gradient(#c22 0 25%, #fff 0 50%)"],
  [3, "linear-gradient(130deg, #c22 38%, #fff 0 62%, #c22 0)"],
  [4, "conic-gradient(#fff 25%, #c22 0 50%, #fff 0 75%, #c22 0)"],
] as const)("pattern %d divides the field as %s", (pattern, fill) => {
  expect(crestFill({ a: "#c22", b: "#fff", pattern })).toBe(fill);
});

test("people have a round mark, clubs a shield", () => {
  expect([1, 2, 5, 7, 12, 20, 26].map(isOfPlayers)).toEqual([false, false, false, true, false, true, false]);
});
