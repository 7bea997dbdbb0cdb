import { describe, expect, test } from "vitest";
import { COMBINATIONS, combinationsFor, parseCombParam, smallestSize } from "./combinations.ts";
import vectors from "#app/domain/vectors/combinations.json" with { type: "json" };

test.each(vectors.rows)("$id $MpName agrees", (row) => {
  const type = COMBINATIONS.find(({ id }) => id === row.MpID)!;
  expect(type).toEqual({
    id: row.MpID,
    name: row.MpName,
    matchCount: row.MatchCount,
    combCount: row.CombCount,
    closed: row.IsClosed === 1,
    bySize: parseCombParam(row.CombParam),
  });
  expect(smallestSize(type)).toBe(row.sizes[0]);
});

test("there are 41 types, by their names", () => {
  expect(COMBINATIONS).toHaveLength(41);
  const counts = {
    2: [1],
    3: [1, 3, 4],
    4: [1, 4, 5, 6, 11],
    5: [1, 5, 6, 10, 16, 20, 26],
    6: [1, 6, 7, 15, 20, 22, 35, 42, 50, 57],
    7: [1, 7, 8, 21, 35, 120],
    8: [1, 8, 9, 28, 56, 70, 247],
    9: [1],
    10: [1],
  };
  const named = Object.entries(counts).flatMap(([matches, bets]) => bets.map((count) => `${matches} X ${count}`));
  expect(COMBINATIONS.map(({ name }) => name)).toEqual(named);
});

const names = (matchCount: number, minimum: number, types = COMBINATIONS) =>
  combinationsFor(matchCount, minimum, types).map(({ name }) => name);

describe("the types on offer", () => {
  test("are those of the number of matches, N X 1 first", () => {
    expect(names(2, 2)).toEqual(["2 X 1"]);
    expect(names(4, 2)).toEqual(["4 X 1", "4 X 4", "4 X 5", "4 X 6", "4 X 11"]);
    expect(names(10, 2)).toEqual(["10 X 1"]);
    expect(names(1, 2)).toEqual([]);
    expect(names(11, 2)).toEqual([]);
  });
  test("have no bet smaller than a leg allows", () => {
    expect(names(4, 3)).toEqual(["4 X 1", "4 X 4", "4 X 5"]);
    expect(names(4, 4)).toEqual(["4 X 1"]);
    expect(names(4, 5)).toEqual([]);
  });
  test("are the server's open ones when it sends its own", () => {
    const [first, ...rest] = COMBINATIONS.filter(({ matchCount }) => matchCount === 3).toReversed();
    expect(names(3, 2, [{ ...first!, closed: true }, ...rest])).toEqual(["3 X 1", "3 X 3"]);
  });
  test("are in the order of the server's numbers, whatever these are, but for N X 1", () => {
    const [one, two, three] = COMBINATIONS.filter(({ matchCount }) => matchCount === 3);
    const own = [
      { ...three!, id: 4 },
      { ...two!, id: 3 },
      { ...one!, id: 9 },
    ];
    expect(names(3, 2, own)).toEqual(["3 X 1", "3 X 3", "3 X 4"]);
    expect(names(3, 2, own.toReversed())).toEqual(["3 X 1", "3 X 3", "3 X 4"]);
  });
});

test.each(["", "1|0", "1|0|0|0|0|0|0|0|x", "0|0|0|0|0|0|0|0|0", "-1|2|0|0|0|0|0|0|0", "1|0|0|0|0|0|0|0|0|0"])(
  "%s is no CombParam",
  (text) => {
    expect(parseCombParam(text)).toBeUndefined();
  },
);
