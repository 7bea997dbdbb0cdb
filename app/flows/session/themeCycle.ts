"use no memo";

import { useApp } from "#app/application/useApp.ts";
import {
  type Area,
  DARK_THEME,
  isDarkTheme,
  nextTheme,
  offeredThemes,
  themeName,
  type ThemeName,
} from "#app/domain/member/themes.ts";
import { chooseTheme, useTheme } from "#app/stores/theme.ts";
import { useMember } from "./balance.ts";
import { type AreaRules, useArea } from "./preference.ts";

/** What visitors may choose from, until the server says more (spec §3, AllowTheme). */
const FOR_VISITORS = [1, 3, 99];

/** Ids of the offered themes: the area's own first, the dark one right after it, because most taps are for that. */
function offeredIds(allowed: readonly number[], area: Area, hasDarkMode: boolean): readonly number[] {
  const offered = offeredThemes([...allowed, area], area).filter((id) => id !== DARK_THEME || hasDarkMode);
  const order = (id: number): number => {
    if (id === area) return 0;
    return id === DARK_THEME ? 1 : 2;
  };
  return offered.toSorted((a, b) => order(a) - order(b) || a - b);
}

/** The offered themes by name, in display order; for a visitor the server has no list (spec §3). */
export const offeredNames = (
  allowed: readonly number[] | undefined,
  { area, hasDarkMode }: Pick<AreaRules, "area" | "hasDarkMode">,
): readonly ThemeName[] => offeredIds(allowed ?? FOR_VISITORS, area, hasDarkMode).flatMap((id) => themeName(id) ?? []);

/** The themes from which the member or visitor may choose. */
export function useOfferedThemes(): readonly ThemeName[] {
  const allowed = useMember()?.allowedThemes;
  return offeredNames(allowed, useArea());
}

/** The theme toggle: what a tap switches to, and the tap. */
export interface ThemeCycle {
  /** What a tap switches to: dark, light, or one of several others. */
  readonly icon: "moon" | "sun" | "palette";
  readonly onToggle: () => void;
}

/** The header's toggle: cycles through the offered themes (spec §2, decisions Themes). */
export function useThemeCycle(): ThemeCycle | undefined {
  const app = useApp();
  const theme = useTheme((state) => state.theme);
  const offered = useOfferedThemes();
  const next = nextTheme(theme, offered);
  if (offered.length < 2) return undefined;
  const [from, to] = [isDarkTheme(theme), isDarkTheme(next)];
  const turned = to ? "moon" : "sun";
  return { icon: from === to ? "palette" : turned, onToggle: () => chooseTheme(app, next, Date.now()) };
}
