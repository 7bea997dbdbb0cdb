import { type App } from "#app/application/app.ts";
import { type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { changeSettings, styleChange } from "#app/stores/settings.ts";
import { areaRules, type AreaRules, heldPreference, isOfferedStyle, useArea } from "./preference.ts";

const STYLES = Object.values(ODDS_STYLE);

/** The styles from which a member of this server may choose. */
function stylesOf(server: Preference | undefined, { hasBurma }: AreaRules): readonly OddsStyle[] {
  const offered = STYLES.filter(isOfferedStyle);
  // a response that is only a message to all screens does not forbid styles by omitting them
  if (server === undefined || server.allowedStyles.length === 0)
    return offered.filter((style) => style !== ODDS_STYLE.BU);
  return offered.filter((style) => server.allowedStyles.includes(style) && (style !== ODDS_STYLE.BU || hasBurma));
}

/** The styles from which a member may choose, as the server last said. */
export function allowedStyles(app: App): readonly OddsStyle[] {
  const server = heldPreference(app.client);
  return stylesOf(server, areaRules(useLaunchArea.of(app).getState().area, server));
}

/** The styles from which a member may choose. */
export function useAllowedStyles(): readonly OddsStyle[] {
  const { data } = usePreference();
  return stylesOf(data, useArea());
}

/** The member chooses an odds style. */
export const chooseOddsStyle = (app: App, style: OddsStyle): void => changeSettings(app, styleChange(style));
