import { PAGE } from "#app/pages.ts";
import { type RouterHistory } from "@tanstack/react-router";
import { type Launch, type LaunchMatch } from "#app/host/launch.ts";
import { setLaunchArea } from "#app/stores/area.ts";
import { isFirstAction, newPresets } from "#app/stores/launched.ts";
import { changeSettings } from "#app/stores/settings.ts";
import { chooseTheme } from "#app/stores/theme.ts";

const held: { landing: string | undefined } = { landing: undefined };

/** Where the launch of this page leads; undefined = the index. */
export const landing = (): string | undefined => held.landing;

/** Puts the area and the presets of a launch in force; a preset counts as a choice made at that moment (spec §1, §2). */
export function applyLaunch(launch: Launch): void {
  const { area, language, oddsStyle, theme } = launch;
  held.landing = launchTarget(launch);
  setLaunchArea(area);
  const fresh = newPresets({ language, oddsStyle, theme });
  if (fresh.theme !== undefined) chooseTheme(fresh.theme, Date.now());
  const settings = {
    ...(fresh.language !== undefined && { language: fresh.language }),
    ...(fresh.oddsStyle !== undefined && { oddsStyle: fresh.oddsStyle }),
  };
  if (Object.keys(settings).length > 0) changeSettings(settings);
}

/** The address of a match page (spec §2). */
export function matchAddress({ matchId, leagueId }: LaunchMatch): string {
  const query = new URLSearchParams({ matchId: String(matchId) });
  if (leagueId !== undefined) query.set("leagueId", String(leagueId));
  return `${PAGE.match}?${query.toString()}`;
}

/** Goes where the launch leads, with the page it was opened on one step back; the jump page goes by itself. */
export function goToLanding(history: RouterHistory): void {
  if (held.landing !== undefined && history.location.pathname !== PAGE.jump) history.push(held.landing);
}

/** Where a launch leads: the match of its action, once; else hot matches or a match; undefined = nowhere else (spec §2). */
function launchTarget({ action, goto }: Launch): string | undefined {
  if (action !== undefined && isFirstAction(action.key)) return matchAddress(action);
  if (goto === undefined) return undefined;
  return goto === "hot" ? PAGE.popular : matchAddress(goto);
}
