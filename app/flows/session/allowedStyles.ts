import { type App } from "#app/application/app.ts";
import { type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { changeSettings } from "#app/stores/settings.ts";
import { areaRules, type AreaRules, heldPreference, isOfferedStyle, useArea } from "./preference.ts";

const STYLES = Object.values(ODDS_STYLE);

/** The styles that a member of this server may choose from. */
function stylesOf(server: Preference | undefined, { hasBurma }: AreaRules): readonly OddsStyle[] {
  const offered = STYLES.filter(isOfferedStyle);
  // an answer that is only a word to all screens allows nothing by its silence
  if (server === undefined || server.allowedStyles.length === 0)
    return offered.filter((style) => style !== ODDS_STYLE.BU);
  return offered.filter((style) => server.allowedStyles.includes(style) && (style !== ODDS_STYLE.BU || hasBurma));
}

/** The styles a member may choose from, by what the server last said. */
export function allowedStyles(app: App): readonly OddsStyle[] {
  const server = heldPreference(app.client);
  return stylesOf(server, areaRules(useLaunchArea.of(app).getState().area, server));
}

/** The styles a member may choose from. */
export function useAllowedStyles(): readonly OddsStyle[] {
  const { data } = usePreference();
  return stylesOf(data, useArea());
}

/** A choice of style; Burmese is the Burma mode of this device, and the style chosen before comes back after it (spec §4). */
export const chooseOddsStyle = (app: App, style: OddsStyle): void =>
  changeSettings(app, style === ODDS_STYLE.BU ? { burma: true } : { oddsStyle: style, burma: false });
