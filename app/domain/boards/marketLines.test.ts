import { expect, test } from "vitest";
import { type Line } from "./match.ts";
import { mainLine, shownLines } from "./marketLines.ts";

const line = (couId: number, hdp: string): Line => ({
  couId,
  hdp,
  outLevel: 0,
  status: 3,
  bonus: false,
  gameId: 1,
  odds: [1.9, 2],
});

const hdps = (marketId: number, lines: readonly string[], most?: number) =>
  shownLines(
    marketId,
    lines.map((hdp, at) => line(at + 1, hdp)),
    most,
  ).map(({ hdp }) => hdp);

test("totals stand by their size, quarters between", () => {
  expect(hdps(3, ["2.75", "3", "2.5", "10"])).toEqual(["2.5", "2.75", "3", "10"]);
});

test("handicaps stand as home reads them: what home gives most is first, whoever gives", () => {
  // home shows −1, −0.5, 0, +0.5
  expect(hdps(1, ["0", "0.5", "-0.5", "1"])).toEqual(["1", "0.5", "0", "-0.5"]);
});

test("of many lines the best are left, and those stand in order", () => {
  expect(hdps(3, ["2.5", "2.75", "2.25", "3.5", "1.5"], 3)).toEqual(["2.25", "2.5", "2.75"]);
});

test("a market without lines, and one that is not known, keep the order of the answer", () => {
  expect(hdps(5, ["", ""])).toEqual(["", ""]);
  expect(hdps(987, ["2", "1"])).toEqual(["2", "1"]);
});

test("the main line is the first of the answer, wherever it stands", () => {
  const lines = [line(1, "2.75"), line(2, "2.5")];
  expect(mainLine(3, lines)?.couId).toBe(1);
  expect(mainLine(5, [line(1, "")])).toBeUndefined();
});
