import { DARK_THEME, offeredThemes } from "#app/domain/themes.ts";
import { changeTheme, type ThemeName, useTheme } from "#app/stores/theme.ts";
import { useMember } from "./balance.ts";
import { useArea } from "./preference.ts";

const NAME: Readonly<Record<number, ThemeName>> = { 1: "1", 2: "SP2", 3: "SP3", 4: "SP4", [DARK_THEME]: "99" };

const DARK: ReadonlySet<ThemeName> = new Set(["99", "SP4"]);

/** What visitors may choose from, before the server says more (spec §3, AllowTheme). */
const FOR_VISITORS = [1, 3, 99];

export interface ThemeCycle {
  /** What a tap leads to: dark, light, or another of several. */
  readonly icon: "moon" | "sun" | "palette";
  readonly onToggle: () => void;
}

/** The header's toggle: goes through the offered themes one by one (spec §2, decisions Themes). */
export function useThemeCycle(): ThemeCycle | undefined {
  const theme = useTheme((state) => state.theme);
  const allowed = useMember()?.allowedThemes ?? FOR_VISITORS;
  const { area } = useArea();
  // the dark one comes right after the area's own: that is what most taps are for
  const offered = offeredThemes(allowed, area);
  const [own, ...others] = offered.filter((id) => id !== DARK_THEME);
  const cycle = [own, ...(offered.includes(DARK_THEME) ? [DARK_THEME] : []), ...others];
  const names = cycle.flatMap((id) => (id === undefined ? [] : (NAME[id] ?? [])));
  const next = names[(names.indexOf(theme) + 1) % names.length];
  if (next === undefined || names.length < 2) return undefined;
  const [from, to] = [DARK.has(theme), DARK.has(next)];
  return { icon: from === to ? "palette" : to ? "moon" : "sun", onToggle: () => changeTheme(next) };
}
