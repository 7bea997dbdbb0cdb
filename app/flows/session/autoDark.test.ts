import { expect, test } from "vitest";
import { autoDark } from "#app/domain/member/darkMode.ts";
import { darkClock } from "./autoDark.ts";

const rules = { automatic: true, hasDarkMode: true, area: 1 } as const;
const night = new Date(2026, 10, 21, 20, 0, 0).getTime();

test("a switch by hand is left alone for 12 hours of elapsed time, on the hour of the device's wall", () => {
  expect(darkClock(night, undefined, rules)).toEqual({ hour: 20, manualAge: undefined, ...rules });
  expect(autoDark(darkClock(night, night - 43_199_000, rules))).toBe("leave");
  expect(autoDark(darkClock(night, night - 43_200_000, rules))).toBe("dark");
});

test("a switch that lies ahead, because the clock was set back, does not hold the theme", () => {
  expect(autoDark(darkClock(night, night + 3_600_000, rules))).toBe("dark");
});
