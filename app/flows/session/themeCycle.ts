import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { type UserInfo, userInfo } from "#app/api/odds/getUserInfo.ts";
import { dayTheme, nextTheme, offeredThemes } from "#app/domain/member/themeChoice.ts";
import { DARK_THEME, themeName, type ThemeName } from "#app/domain/member/themes.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { chooseTheme, useTheme } from "#app/stores/theme.ts";
import { useMember } from "./balance.ts";
import { type AreaRules, areaRules, heldPreference, useArea } from "./preference.ts";

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

/** The themes that are offered at this moment, and the area. */
export function offeredNow(app: App): { readonly offered: readonly ThemeName[]; readonly area: AreaRules["area"] } {
  const rules = areaRules(useLaunchArea.of(app).getState().area, heldPreference(app.client));
  const allowed = app.client.getQueryData<UserInfo>(userInfo().queryKey)?.member.allowedThemes;
  return { offered: offeredNames(allowed, rules), area: rules.area };
}

/** Dark mode on or off; off, the day theme last worn comes back (spec §2, dark-mode toggle). */
export function switchDark(app: App): void {
  const { theme, day } = useTheme.of(app).getState();
  const { offered, area } = offeredNow(app);
  chooseTheme(app, theme === "99" ? dayTheme(day, area, offered) : "99", Date.now());
}

/** The themes from which the member or visitor may choose. */
export function useOfferedThemes(): readonly ThemeName[] {
  const allowed = useMember()?.allowedThemes;
  return offeredNames(allowed, useArea());
}

/** The theme toggle: the theme that comes next among those offered, and the tap that brings it (spec §2). */
export function useThemeCycle(): { readonly next: ThemeName; readonly onToggle: () => void } | undefined {
  const app = useApp();
  const theme = useTheme((state) => state.theme);
  const offered = useOfferedThemes();
  const next = nextTheme(theme, offered);
  return offered.length < 2 ? undefined : { next, onToggle: () => chooseTheme(app, next, Date.now()) };
}
