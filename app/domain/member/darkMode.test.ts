import { describe, expect, test } from "vitest";
import { autoDark, darkClock, themeInForce } from "./darkMode.ts";
import { type Area } from "./themes.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };

interface DarkRow {
  id: string;
  local: string;
  localHour?: number;
  manualAgeSec: number | null;
  autoSetting?: boolean;
  area?: Area;
  action: string;
}

const rows = vectors.rows.filter(({ rule }) => rule.startsWith("TIME-AUTO-DARK")) as unknown as DarkRow[];

test.each(rows)("$id at $local: $action", (row) => {
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

test("the automatic dark mode rests where it is off or not to be had", () => {
  const night = { hour: 23, manualAge: undefined, automatic: true, hasDarkMode: true, area: 1 } as const;
  expect(autoDark(night)).toBe("dark");
  expect(autoDark({ ...night, automatic: false })).toBe("leave");
  expect(autoDark({ ...night, hasDarkMode: false })).toBe("leave");
  expect(autoDark({ ...night, area: 2 })).toBe("leave");
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
});

const everyday = { automatic: true, hasDarkMode: true, area: 1 } as const;
const night = new Date(2026, 10, 21, 20, 0, 0).getTime();

test("a switch by hand is left alone for 12 hours of elapsed time, on the hour of the device's wall", () => {
  expect(darkClock(night, undefined, everyday)).toEqual({ hour: 20, manualAge: undefined, ...everyday });
  expect(autoDark(darkClock(night, night - 43_199_000, everyday))).toBe("leave");
  expect(autoDark(darkClock(night, night - 43_200_000, everyday))).toBe("dark");
});

test("a switch that lies ahead, because the clock was set back, does not hold the theme", () => {
  expect(autoDark(darkClock(night, night + 3_600_000, everyday))).toBe("dark");
});
