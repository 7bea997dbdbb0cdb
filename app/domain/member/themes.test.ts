import { describe, expect, test } from "vitest";
import {
  type Area,
  areaOf,
  autoDark,
  barsColour,
  isSwitchRecorded,
  nextTheme,
  offeredThemes,
  themeInForce,
  themeOf,
} from "./themes.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };

interface DarkRow {
  id: string;
  local: string;
  localHour?: number;
  manualAgeSec: number | null;
  autoSetting?: boolean;
  area?: Area;
  action: string;
  recorded: boolean;
}

const of = (rule: string) => vectors.rows.filter((row) => row.rule.startsWith(rule)) as unknown as DarkRow[];

test.each(of("TIME-AUTO-DARK"))("$id at $local: $action", (row) => {
  const { local, localHour = Number(local.slice(0, 2)), manualAgeSec, autoSetting = true, area = 1, action } = row;
  const clock = {
    hour: localHour,
    manualAge: manualAgeSec ?? undefined,
    automatic: autoSetting,
    hasDarkMode: true,
    area,
  };
  expect(autoDark(clock)).toBe(action);
});

test.each(of("TIME-MANUAL"))("$id a switch at $local is recorded: $recorded", ({ local, recorded }) => {
  expect(isSwitchRecorded(Number(local.slice(0, 2)))).toBe(recorded);
});

test("the automatic dark mode rests where it is off or not to be had", () => {
  const night = { hour: 23, manualAge: undefined, automatic: true, hasDarkMode: true, area: 1 } as const;
  expect(autoDark(night)).toBe("dark");
  expect(autoDark({ ...night, automatic: false })).toBe("leave");
  expect(autoDark({ ...night, hasDarkMode: false })).toBe("leave");
  expect(autoDark({ ...night, area: 2 })).toBe("leave");
});

describe("the themes on offer", () => {
  test("are the member's without SP2, with SP3 and dark", () => {
    expect(offeredThemes([1, 3, 99], 1)).toEqual([1, 3, 99]);
    expect(offeredThemes([1, 2, 4], 3)).toEqual([1, 3, 4, 99]);
    expect(offeredThemes([], 1)).toEqual([3, 99]);
    expect(offeredThemes([7, 1, 1], 4)).toEqual([1, 3, 99]);
  });
  test("in area 2 have SP2 and no dark one", () => {
    expect(offeredThemes([1, 3, 99], 2)).toEqual([1, 2, 3]);
  });
  test("come round in a circle", () => {
    expect([1, 3, 99, 4].map((theme) => nextTheme(theme, [1, 3, 99]))).toEqual([3, 99, 1, 1]);
    expect(nextTheme(1, [])).toBe(1);
  });
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

describe("the theme in force", () => {
  const wish = { dark: false, day: undefined, area: 1, offered: ["1", "SP3", "SP4", "99"], auto: "leave" } as const;
  test("is the area's own until one is chosen", () => {
    expect(themeInForce(wish)).toBe("1");
    expect(themeInForce({ ...wish, area: 3 })).toBe("SP3");
    expect(themeInForce({ ...wish, area: 2, offered: ["1", "SP2", "SP3"] })).toBe("SP2");
    expect(themeInForce({ ...wish, day: "SP3" })).toBe("SP3");
  });
  test("falls back to the area's own when the chosen one is not offered any more", () => {
    expect(themeInForce({ ...wish, day: "SP4", offered: ["1", "SP3", "99"] })).toBe("1");
  });
  test("is dark by hand, or by the clock, which wins", () => {
    expect(themeInForce({ ...wish, dark: true })).toBe("99");
    expect(themeInForce({ ...wish, auto: "dark", day: "SP3" })).toBe("99");
    expect(themeInForce({ ...wish, dark: true, auto: "light", day: "SP3" })).toBe("SP3");
  });
  test("is never dark where there is no dark mode, and green-black is dark enough", () => {
    expect(themeInForce({ ...wish, dark: true, area: 2, offered: ["1", "SP2", "SP3"] })).toBe("SP2");
    expect(themeInForce({ ...wish, area: 4, auto: "dark" })).toBe("SP4");
  });
  test("colours the browser's bars", () => {
    expect([barsColour("1"), barsColour("99"), barsColour("SP4")]).toEqual([
      "rgb(177,177,177)",
      "rgb(47,47,47)",
      "rgb(47,47,47)",
    ]);
  });
});
