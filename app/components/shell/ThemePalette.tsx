"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useThemeCycle } from "#app/flows/session/themeCycle.ts";
import { themeTitle } from "#app/text/themes.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

/** The theme toggle, named after the theme that comes next (spec §2). */
export function ThemePalette() {
  const { i18n, t } = useLingui();
  const cycle = useThemeCycle();
  if (!cycle) return null;
  const theme = i18n._(themeTitle(cycle.next));
  return <IconButton q="set:theme" icon="palette" label={t`Next theme: ${theme}`} onClick={cycle.onToggle} />;
}
