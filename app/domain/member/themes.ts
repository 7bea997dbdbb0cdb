/** Theme ids: 1 default, 2 SP2, 3 SP3, 4 SP4, 99 dark (spec §4). */
export const DARK_THEME = 99;

/** The area whose own theme is SP2 and which has Burma mode instead of dark mode (decisions, Themes). */
export const BURMA_AREA = 2;

/** The areas of the operator (spec §2). */
export type Area = 1 | 2 | 3 | 4;

/** The theme names on which the colours depend (spec §4, design 2.1). */
export type ThemeName = "1" | "SP2" | "SP3" | "SP4" | "99";

const NAMES: Readonly<Record<number, ThemeName>> = { 1: "1", 2: "SP2", 3: "SP3", 4: "SP4", [DARK_THEME]: "99" };

/** All five themes by name, in the order of their ids (spec §4). */
export const THEME_NAMES: readonly ThemeName[] = ["1", "SP2", "SP3", "SP4", "99"];

/** The name of a theme id; undefined for an invalid id (spec §4). */
export const themeName = (id: number): ThemeName | undefined => NAMES[id];

/** The theme that a URL asks for: an id, or SP1 to SP4; undefined for anything else (contract, Launch parameters). */
export function themeOf(text: string): ThemeName | undefined {
  const area = /^SP([1-4])$/i.exec(text)?.[1];
  return /^\d{1,2}$/.test(area ?? text) ? NAMES[Number(area ?? text)] : undefined;
}

/** An area's theme before anybody chooses (decisions, Themes). */
export const ownTheme = (area: Area): ThemeName => NAMES[area] ?? "1";

/** True for the two themes with light text on dark (design 2.1). */
export const isDarkTheme = (theme: ThemeName): boolean => theme === "99" || theme === "SP4";

/** The colour of the browser's own bars under a theme (spec §9). */
export const barsColour = (theme: ThemeName): string => (isDarkTheme(theme) ? "rgb(47,47,47)" : "rgb(177,177,177)");

/** The area behind "SP1" to "SP4" or 1 to 4; anything else is area 1 (spec §2, §9). */
export function areaOf(value: unknown): Area {
  const area = typeof value === "string" ? Number(/^SP([1-4])$/i.exec(value)?.[1] ?? value) : value;
  return area === 2 || area === 3 || area === 4 ? area : 1;
}

/** True if a switch by hand at that hour is recorded: from 14:00 to 07:59 (spec §4, domain I4). */
export const isSwitchRecorded = (hour: number): boolean => hour >= 14 || hour < 8;
