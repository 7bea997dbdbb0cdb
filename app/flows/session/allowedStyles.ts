import { type App } from "#app/application/app.ts";
import { onAnswer } from "#app/api/cache.ts";
import { usePreference } from "#app/api/odds/getPreference.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { ALLOWED_STYLES, lastAllowedStyles } from "#app/stores/allowedStyles.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { keepAnswer } from "#app/stores/storage/lastAnswer.ts";
import { changeSettings, styleChange } from "#app/stores/settings.ts";
import { areaRules, type AreaRules, heldPreference, isOfferedStyle, useArea } from "./preference.ts";

const STYLES = Object.values(ODDS_STYLE);

/** The styles from which a member may choose where the server allows these. */
function stylesOf(allowed: readonly number[], { hasBurma }: AreaRules): readonly OddsStyle[] {
  const offered = STYLES.filter(isOfferedStyle);
  // a response that is only a message to all screens does not forbid styles by omitting them
  if (allowed.length === 0) return offered.filter((style) => style !== ODDS_STYLE.BU);
  return offered.filter((style) => allowed.includes(style) && (style !== ODDS_STYLE.BU || hasBurma));
}

/**
 * The styles from which a member may choose, as the server last said in this visit: a host's wish is judged by that
 * alone, since it comes once and would be lost to an answer of days ago.
 */
export function allowedStyles(app: App): readonly OddsStyle[] {
  const server = heldPreference(app.client);
  return stylesOf(server?.allowedStyles ?? [], areaRules(useLaunchArea.of(app).getState().area, server));
}

/**
 * The styles from which a member may choose: until the server has answered, those that it allowed at the last visit. No
 * price is requested in a style because of them, and none that is shown changes its style (flows/session/preference).
 */
export function useAllowedStyles(): readonly OddsStyle[] {
  const { data } = usePreference();
  const area = useArea();
  return stylesOf(data?.allowedStyles ?? lastAllowedStyles(), area);
}

/** Keeps what the server allows for the next visit (spec §3, allowed odds styles). Returns the stop function. */
export function watchAllowedStyles({ client }: App): () => void {
  const look = (): void => {
    const { refused = true, allowedStyles: allowed = [] } = heldPreference(client) ?? {};
    if (!refused && allowed.length > 0) keepAnswer(ALLOWED_STYLES, allowed);
  };
  look();
  return onAnswer(client, "odds/GetPreference", look);
}

/** The member chooses an odds style. */
export const chooseOddsStyle = (app: App, style: OddsStyle): void => changeSettings(app, styleChange(style));
