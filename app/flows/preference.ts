import { type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { priceStyle } from "#app/domain/markets.ts";
import { allowedStyle, isOddsStyle, ODDS_STYLE, type OddsStyle } from "#app/domain/odds.ts";
import { useSettings } from "#app/stores/settings.ts";

const STYLES = Object.values(ODDS_STYLE);

/** The style in force: the member's choice if the server allows it, else the server's, else decimal (domain A2). */
function styleInForce(wanted: OddsStyle, preference: Preference | undefined): OddsStyle {
  if (preference === undefined) return wanted;
  return allowedStyle({
    wanted,
    allowed: preference.allowedStyles.filter(isOddsStyle),
    hasBurma: preference.hasBurma,
    serverDefault: preference.oddsStyle,
  });
}

/** The odds style in which two-position markets are asked for and shown. */
export function useOddsStyle(): OddsStyle {
  const wanted = useSettings((settings) => settings.oddsStyle);
  const { data } = usePreference();
  return styleInForce(wanted, data);
}

/** The styles a member may choose from. */
export function useAllowedStyles(): readonly OddsStyle[] {
  const { data } = usePreference();
  if (data === undefined) return STYLES.filter((style) => style !== ODDS_STYLE.BU);
  return STYLES.filter((style) => data.allowedStyles.includes(style) && (style !== ODDS_STYLE.BU || data.hasBurma));
}

/** The style of one market's prices under the style in force. */
export const useMarketStyle = (marketId: number): OddsStyle => priceStyle(marketId, useOddsStyle());

/** Which area the operator runs, and what it allows (spec §4, themes; decisions, Themes). */
export function useArea(): { readonly area: 1 | 2 | 3 | 4; readonly hasDarkMode: boolean; readonly hasBurma: boolean } {
  const { data } = usePreference();
  const area = data?.area ?? 1;
  return {
    area,
    hasDarkMode: (data?.hasDarkMode ?? true) && area !== 2,
    hasBurma: (data?.hasBurma ?? false) && area === 2,
  };
}
