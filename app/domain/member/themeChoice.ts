import { type Area, BURMA_AREA, DARK_THEME, ownTheme, themeName, type ThemeName } from "./themes.ts";

/**
 * The offered themes in the order of AllowTheme, without 2, with 3 and 99; the area's own is among them, and first where the
 * server does not list it. Area 2 has its own 2 and no dark one (spec §3, decisions, Themes).
 */
export function offeredThemes(allowed: readonly number[], area: Area): readonly number[] {
  const burma = area === BURMA_AREA;
  const themes = [...(burma || !allowed.includes(area) ? [area] : []), ...allowed, 3, DARK_THEME];
  return [...new Set(themes)].filter(
    (id) => themeName(id) !== undefined && (id === area || id !== 2) && !(burma && id === DARK_THEME),
  );
}

/** The theme after the current one, cyclically; the first if the current one is not offered (spec §2, theme toggle). */
export const nextTheme = <T>(current: T, offered: readonly T[]): T =>
  offered[(offered.indexOf(current) + 1) % offered.length] ?? current;

/** The theme worn by day: what was last chosen if it is offered, else the area's own (spec §2, dark-mode toggle). */
export const dayTheme = (day: ThemeName | undefined, area: Area, offered: readonly ThemeName[]): ThemeName =>
  day !== undefined && day !== "99" && offered.includes(day) ? day : ownTheme(area);
