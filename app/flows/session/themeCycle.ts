"use no memo";

import { useApp } from "#app/application/useApp.ts";
import {
  DARK_THEME,
  dayTheme,
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

/** The offered themes by name, in the server's order; for a visitor the server has no list (spec §3). */
export const offeredNames = (
  allowed: readonly number[] | undefined,
  { area, hasDarkMode }: Pick<AreaRules, "area" | "hasDarkMode">,
): readonly ThemeName[] =>
  offeredThemes(allowed ?? FOR_VISITORS, area)
    .filter((id) => id !== DARK_THEME || hasDarkMode)
    .flatMap((id) => themeName(id) ?? []);

/** The themes from which the member or visitor may choose. */
export function useOfferedThemes(): readonly ThemeName[] {
  const allowed = useMember()?.allowedThemes;
  return offeredNames(allowed, useArea());
}

/** The dark-mode toggle; undefined where there is no dark mode, as in area 2 (spec §2, §4). */
export interface DarkSwitch {
  readonly dark: boolean;
  readonly onToggle: () => void;
}

/** Dark mode on and off: off, the day theme last worn comes back (spec §2). */
export function useDarkSwitch(): DarkSwitch | undefined {
  const app = useApp();
  const { theme, day } = useTheme();
  const offered = useOfferedThemes();
  const { area } = useArea();
  if (!offered.includes("99")) return undefined;
  const dark = theme === "99";
  return { dark, onToggle: () => chooseTheme(app, dark ? dayTheme(day, area, offered) : "99", Date.now()) };
}

/** The theme toggle: the theme that comes next among those offered, and the tap that brings it (spec §2). */
export function useThemeCycle(): { readonly next: ThemeName; readonly onToggle: () => void } | undefined {
  const app = useApp();
  const theme = useTheme((state) => state.theme);
  const offered = useOfferedThemes();
  const next = nextTheme(theme, offered);
  return offered.length < 2 ? undefined : { next, onToggle: () => chooseTheme(app, next, Date.now()) };
}
