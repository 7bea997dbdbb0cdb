import { dayTheme } from "./themeChoice.ts";
import { type Area, BURMA_AREA, isDarkTheme, type ThemeName } from "./themes.ts";

/** How often automatic dark mode checks the clock, in ms (spec §4). */
export const AUTO_DARK_CHECK_MS = 67_000;

/** How long automatic dark mode respects a switch by hand, in seconds (spec §4). */
const MANUAL_SECONDS = 43_200;

/** What automatic dark mode depends on. */
export interface DarkClock {
  /** The hour by the device's wall clock, 0 to 23. */
  readonly hour: number;
  /** Seconds since a recorded switch by hand; undefined if there was none. */
  readonly manualAge: number | undefined;
  readonly automatic: boolean;
  readonly hasDarkMode: boolean;
  readonly area: Area;
}

/** What automatic dark mode depends on at an instant: the hour is the device's, an age is elapsed time (domain I4). */
export const darkClock = (
  now: number,
  switchedAt: number | undefined,
  rest: Pick<DarkClock, "automatic" | "hasDarkMode" | "area">,
): DarkClock => ({
  hour: new Date(now).getHours(),
  // a clock that was set back must not keep the theme unchanged for longer
  manualAge: switchedAt === undefined || switchedAt > now ? undefined : (now - switchedAt) / 1_000,
  ...rest,
});

/**
 * What automatic dark mode does now: dark from 19:00 to 07:59, unless switched by hand in the last 12 h (spec §4,
 * domain I4).
 */
export function autoDark({ hour, manualAge, automatic, hasDarkMode, area }: DarkClock): "dark" | "light" | "leave" {
  if (!automatic || !hasDarkMode || area === BURMA_AREA) return "leave";
  if (manualAge !== undefined && manualAge < MANUAL_SECONDS) return "leave";
  return hour >= 19 || hour < 8 ? "dark" : "light";
}

/** What decides the current theme. */
export interface ThemeQuery {
  /** Dark mode is on. */
  readonly dark: boolean;
  /** The chosen daytime theme; undefined = never chosen, the area's own. */
  readonly day: ThemeName | undefined;
  readonly area: Area;
  readonly offered: readonly ThemeName[];
  /** What automatic dark mode does now. */
  readonly auto: "dark" | "light" | "leave";
}

/**
 * The current theme: dark by the clock or by hand if it is offered, else the chosen one, else the area's own (spec §4,
 * decisions, Themes).
 */
export function themeInForce({ dark, day, area, offered, auto }: ThemeQuery): ThemeName {
  const light = dayTheme(day, area, offered);
  // green-black is already dark
  const wantsDark = auto === "dark" ? !isDarkTheme(light) : auto === "leave" && dark;
  return wantsDark && offered.includes("99") ? "99" : light;
}
