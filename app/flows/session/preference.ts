"use no memo";

import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { preference, type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { config, isChoice } from "#app/config.ts";
import { allowedStyle, isOddsStyle, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Area } from "#app/domain/member/themes.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { useCollects } from "#app/stores/slip.ts";

/** True for a style that the operator offers (OPS-05). */
export const isOfferedStyle = (style: OddsStyle): boolean => isChoice("oddsStyle", style);

/** What the operator's area allows (spec §4, themes; decisions, Themes). */
export interface AreaRules {
  readonly area: Area;
  readonly hasDarkMode: boolean;
  readonly hasBurma: boolean;
  /** Whether the operator has match statistics (spec §3, SpCtrl). */
  readonly hasStats: boolean;
}

/** The launch URL names the area, else the server; area 2 has Burma mode instead of dark mode (spec §2, §4). */
export function areaRules(launched: Area | undefined, server: Preference | undefined): AreaRules {
  const area = launched ?? server?.area ?? 1;
  return {
    area,
    hasDarkMode: (server?.hasDarkMode ?? true) && area !== 2,
    hasBurma: (server?.hasBurma ?? false) && area === 2 && isOfferedStyle(ODDS_STYLE.BU),
    hasStats: server?.hasStats ?? true,
  };
}

/** What the server last said, if it has. */
export const heldPreference = (client: QueryClient): Preference | undefined =>
  client.getQueryData(preference().queryKey);

/** The operator's area, and what it allows. */
export function useArea(): AreaRules {
  const { data } = usePreference();
  return areaRules(
    useLaunchArea(({ area }) => area),
    data,
  );
}

/**
 * The current style: the member's choice if server and operator allow it, else the server's, else the operator's, else
 * decimal (domain A2).
 */
function styleInForce(wanted: OddsStyle, server: Preference | undefined, hasBurma: boolean): OddsStyle {
  if (server === undefined) return wanted;
  const allowed = server.allowedStyles.filter(isOddsStyle).filter(isOfferedStyle);
  const { oddsStyle } = allowed.some((style) => style === server.oddsStyle) ? server : config().defaults;
  // a default is not Burma mode, which the header switches
  const serverDefault = oddsStyle === ODDS_STYLE.BU ? undefined : oddsStyle;
  return allowedStyle({ wanted, allowed, hasBurma, serverDefault });
}

/** The odds style in which two-position markets are requested and shown. */
export function useOddsStyle(): OddsStyle {
  const wanted = useSettings(({ burma, oddsStyle }) => (burma ? ODDS_STYLE.BU : oddsStyle));
  const chosen = useSettings(({ oddsStyle }) => oddsStyle);
  const { hasBurma } = useArea();
  const { data } = usePreference();
  // where Burma mode is not available, the style chosen besides it applies
  return styleInForce(wanted === ODDS_STYLE.BU && !hasBurma ? chosen : wanted, data, hasBurma);
}

/**
 * The style in which lists and match pages are requested and shown: where picks go to a parlay, a Burmese line would
 * become another line in the slip, so that they are listed in decimal (domain A12).
 */
export function useListedStyle(): OddsStyle {
  const style = useOddsStyle();
  const collects = useCollects();
  return collects && style === ODDS_STYLE.BU ? ODDS_STYLE.EU : style;
}

/**
 * The header's Burma switch, area 2 only (spec §2). Where the member's server has Burmese as their style, switching off
 * sends it the ordinary one, so that it does not return at the next sign-in.
 */
export function switchBurma(app: App, burma: boolean): void {
  const isTheirStyle = heldPreference(app.client)?.oddsStyle === ODDS_STYLE.BU;
  const { oddsStyle } = useSettings.of(app).getState();
  changeSettings(app, { burma, ...(!burma && isTheirStyle && { oddsStyle }) });
}
