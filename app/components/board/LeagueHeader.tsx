"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useLook } from "#app/stores/look.ts";
import { LeagueFace, type LeagueHeaderProps } from "./LeagueFace.tsx";

/**
 * The 36 px head of a league: hue, flag, name, count. The name leads to the league's own page, the rest of the bar
 * folds its matches (design-2, 4.1).
 */
export const LeagueHeader = memo(function LeagueHeader(props: LeagueHeaderProps) {
  const { i18n } = useLingui();
  return LeagueFace({ ...props, words: i18n, look: useLook() });
});
