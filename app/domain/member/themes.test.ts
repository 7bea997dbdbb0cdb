import { describe, expect, test } from "vitest";
import { dayTheme, nextTheme, offeredThemes } from "./themeChoice.ts";
import { areaOf, barsColour, isSwitchRecorded, themeOf } from "./themes.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };

const switches = vectors.rows.filter(({ rule }) => rule.startsWith("TIME-MANUAL")) as unknown as {
  id: string;
  local: string;
  recorded: boolean;
}[];

test.each(switches)("$id a switch at $local is recorded: $recorded", ({ local, recorded }) => {
  expect(isSwitchRecorded(Number(local.slice(0, 2)))).toBe(recorded);
});

describe("the themes on offer", () => {
  test("are the member's, in the server's order, without SP2 and with SP3 and dark", () => {
    expect(offeredThemes([1, 3, 99], 1)).toEqual([1, 3, 99]);
    expect(offeredThemes([4, 99, 1], 1)).toEqual([4, 99, 1, 3]);
    expect(offeredThemes([7, 1, 1], 1)).toEqual([1, 3, 99]);
  });
  test("begin with the area's own where the server does not list it", () => {
    expect(offeredThemes([1, 2, 4], 3)).toEqual([3, 1, 4, 99]);
    expect(offeredThemes([], 1)).toEqual([1, 3, 99]);
    expect(offeredThemes([99, 3], 4)).toEqual([4, 99, 3]);
  });
  test("in area 2 have SP2 and no dark one", () => {
    expect(offeredThemes([1, 3, 99], 2)).toEqual([2, 1, 3]);
    expect(offeredThemes([3, 2, 99], 2)).toEqual([2, 3]);
  });
  test("come round in a circle", () => {
    expect([1, 3, 99, 4].map((theme) => nextTheme(theme, [1, 3, 99]))).toEqual([3, 99, 1, 1]);
    expect(nextTheme(1, [])).toBe(1);
  });
});

test("by day is worn what was last chosen by day, if it is still offered, else the area's own", () => {
  expect(dayTheme("SP3", 1, ["1", "SP3", "99"])).toBe("SP3");
  expect(dayTheme("SP4", 1, ["1", "SP3", "99"])).toBe("1");
  expect(dayTheme("99", 3, ["SP3", "99"])).toBe("SP3");
  expect(dayTheme(undefined, 4, ["SP4", "99"])).toBe("SP4");
});

test("an area is 1 to 4, written as a number or as SP1 to SP4, else 1", () => {
  expect(["SP1", "SP4", "sp2", 3, "2"].map(areaOf)).toEqual([1, 4, 2, 3, 2]);
  expect(["SP5", "SP0", 0, 5, 2.5, "", null, undefined, "SP22"].map(areaOf)).toEqual(Array(9).fill(1));
});

test("an address names a theme by its id or its area", () => {
  expect(["1", "2", "4", "99", "SP1", "sp3"].map(themeOf)).toEqual(["1", "SP2", "SP4", "99", "1", "SP3"]);
  expect(["", "0", "5", "dark", "SP5", "__proto__", "constructor", "99999", "1e0"].map(themeOf)).toEqual(
    Array(9).fill(undefined),
  );
});

test("colours the browser's bars", () => {
  expect([barsColour("1"), barsColour("99"), barsColour("SP4")]).toEqual([
    "rgb(177,177,177)",
    "rgb(47,47,47)",
    "rgb(47,47,47)",
  ]);
});
