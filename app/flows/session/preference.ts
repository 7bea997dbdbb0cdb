"use no memo";

import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { preference, type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { config, isChoice } from "#app/config.ts";
import { allowedStyle, isOddsStyle, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Area } from "#app/domain/member/themes.ts";
import { useLaunchArea } from "#app/stores/area.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";

const STYLES = Object.values(ODDS_STYLE);

/** True for a style that the operator offers (OPS-05). */
const isOfferedStyle = (style: OddsStyle): boolean => isChoice("oddsStyle", style);

/** What the area that the operator runs allows (spec §4, themes; decisions, Themes). */
export interface AreaRules {
  readonly area: Area;
  readonly hasDarkMode: boolean;
  readonly hasBurma: boolean;
  /** Whether the operator has match statistics (spec §3, SpCtrl). */
  readonly hasStats: boolean;
}

/** The launch address names the area, else the server; area 2 has Burma mode in place of the dark mode (spec §2, §4). */
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

/** Which area the operator runs, and what it allows. */
export function useArea(): AreaRules {
  const { data } = usePreference();
  return areaRules(
    useLaunchArea(({ area }) => area),
    data,
  );
}

/** The style in force: the member's choice if server and operator allow it, else the server's, else the operator's, else decimal (domain A2). */
function styleInForce(wanted: OddsStyle, server: Preference | undefined, hasBurma: boolean): OddsStyle {
  if (server === undefined) return wanted;
  const allowed = server.allowedStyles.filter(isOddsStyle).filter(isOfferedStyle);
  const { oddsStyle } = allowed.some((style) => style === server.oddsStyle) ? server : config().defaults;
  return allowedStyle({ wanted, allowed, hasBurma, serverDefault: oddsStyle });
}

/** The odds style in which two-position markets are asked for and shown. */
export function useOddsStyle(): OddsStyle {
  const wanted = useSettings(({ burma, oddsStyle }) => (burma ? ODDS_STYLE.BU : oddsStyle));
  const chosen = useSettings(({ oddsStyle }) => oddsStyle);
  const { hasBurma } = useArea();
  const { data } = usePreference();
  // Burma mode that is not to be had here leaves the style that was chosen besides
  return styleInForce(wanted === ODDS_STYLE.BU && !hasBurma ? chosen : wanted, data, hasBurma);
}

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

/** The header's switch of area 2 (spec §2). */
export const switchBurma = (app: App, burma: boolean): void => changeSettings(app, { burma });

/** The global Code and Message; said is "" where the server has no words of its own. */
export interface ServerNote {
  readonly code: number;
  readonly said: string;
  readonly blockedCountry: boolean;
}

/** What the server says to all screens: a blocked country, maintenance; undefined when there is nothing to say (spec §8). */
export function useServerNote(): ServerNote | undefined {
  const { data } = usePreference();
  if (data === undefined || (!data.refused && data.message === "")) return undefined;
  return { code: data.code, said: data.message, blockedCountry: data.blockedCountry };
}

/** The same, asked anew as often as the menu while the server has something to say, so that it goes when it is over. */
export function useAskedNote(): ServerNote | undefined {
  const note = useServerNote();
  usePreference(note === undefined ? false : config().intervals.menu);
  return note;
}

/** What the server says where it takes no bet at all from the member's country; undefined where it does (spec §8; BET-19). */
export function useBlockedHere(): ServerNote | undefined {
  const note = useServerNote();
  return note?.blockedCountry ? note : undefined;
}
