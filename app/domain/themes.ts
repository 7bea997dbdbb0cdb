/** Theme ids: 1 default, 2 SP2, 3 SP3, 4 SP4, 99 dark (spec §4). */
export const DARK_THEME = 99;

/** The area whose own theme is SP2 and which has Burma mode in place of the dark mode (decisions, Themes). */
const BURMA_AREA = 2;

/** The areas of the operator (spec §2). */
export type Area = 1 | 2 | 3 | 4;

/** The area behind "SP1" to "SP4" or 1 to 4; anything else is area 1 (spec §2, §9). */
export function areaOf(value: unknown): Area {
  const area = typeof value === "string" ? Number(/^SP([1-4])$/i.exec(value)?.[1] ?? value) : value;
  return area === 2 || area === 3 || area === 4 ? area : 1;
}

/** The themes on offer: the member's without 2, with 3 and 99; area 2 has its own 2 and no dark one (spec §3, decisions, Themes). */
export function offeredThemes(allowed: readonly number[], area: Area): readonly number[] {
  const known = allowed.filter((theme) => theme === 1 || theme === 4);
  const themes = area === BURMA_AREA ? [...known, 2, 3] : [...known, 3, DARK_THEME];
  return [...new Set(themes)].toSorted((a, b) => a - b);
}

/** The theme after the one in force, round and round; the first when the one in force is not offered (spec §2, theme toggle). */
export const nextTheme = (current: number, offered: readonly number[]): number =>
  offered[(offered.indexOf(current) + 1) % offered.length] ?? current;

/** How often the automatic dark mode looks at the clock, in ms (spec §4). */
export const AUTO_DARK_CHECK_MS = 67_000;

/** How long a switch by hand is left alone, in seconds (spec §4). */
const MANUAL_SECONDS = 43_200;

/** What the automatic dark mode goes by. */
export interface DarkClock {
  /** The hour on the device's wall, 0 to 23. */
  readonly hour: number;
  /** Seconds since a recorded switch by hand; undefined when there was none. */
  readonly manualAge: number | undefined;
  readonly automatic: boolean;
  readonly hasDarkMode: boolean;
  readonly area: Area;
}

/** What the automatic dark mode does now: dark from 19:00 to 07:59, unless switched by hand in the last 12 h (spec §4, domain I4). */
export function autoDark({ hour, manualAge, automatic, hasDarkMode, area }: DarkClock): "dark" | "light" | "leave" {
  if (!automatic || !hasDarkMode || area === BURMA_AREA) return "leave";
  if (manualAge !== undefined && manualAge < MANUAL_SECONDS) return "leave";
  return hour >= 19 || hour < 8 ? "dark" : "light";
}

/** True when a switch by hand at that hour is remembered: from 14:00 to 07:59 (spec §4, domain I4). */
export const isSwitchRecorded = (hour: number): boolean => hour >= 14 || hour < 8;
