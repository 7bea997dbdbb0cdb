import { type App, owned } from "#app/application/app.ts";
import { isChoice } from "#app/config.ts";
import { PLAY_TYPE } from "#app/domain/boards/boardOrder.ts";
import { PAGE } from "#app/addresses.ts";
import { type Launch, type LaunchMatch, type LaunchSlip } from "#app/host/launch.ts";
import { setLaunchArea } from "#app/stores/area.ts";
import { isFirstAction, newPresets } from "#app/stores/launched.ts";
import { changeSettings, styleChange } from "#app/stores/settings.ts";
import { chooseTheme } from "#app/stores/theme.ts";

/** Where a launch leads, and the slip that its page finds in the history state, outside the URL (LNK-06). */
interface Landing {
  readonly to: string;
  readonly state?: LaunchSlip;
}

const heldOf = owned((): { landing: Landing | undefined } => ({ landing: undefined }));

/** Where the launch of this page leads; undefined = the index. */
export const landing = (app: App): Landing | undefined => heldOf(app).landing;

/** Applies the area and the presets of a launch; a preset counts as a choice made now (spec §1, §2). */
export function applyLaunch(app: App, launch: Launch): void {
  const { area, language, oddsStyle, theme } = launch;
  heldOf(app).landing = launchTarget(launch);
  setLaunchArea(app, area);
  const fresh = newPresets({ language, oddsStyle, theme });
  if (fresh.theme !== undefined) chooseTheme(app, fresh.theme, Date.now());
  const settings = {
    ...(fresh.language !== undefined && isChoice("language", fresh.language) && { language: fresh.language }),
    ...(fresh.oddsStyle !== undefined && isChoice("oddsStyle", fresh.oddsStyle) && styleChange(fresh.oddsStyle)),
  };
  if (Object.keys(settings).length > 0) changeSettings(app, settings);
}

/** The URL of a match page that no list led to: its type is that of the live list (spec §2). */
export function matchAddress({ matchId, leagueId }: LaunchMatch): string {
  const query = new URLSearchParams({ matchId: String(matchId) });
  if (leagueId !== undefined) query.set("leagueId", String(leagueId));
  query.set("type", String(PLAY_TYPE.number("live")));
  return `${PAGE.match}?${query.toString()}`;
}

/** Goes where the launch leads, with the original page one step back; the jump page redirects by itself. */
export function goToLanding(app: App): void {
  const { history } = app;
  const { landing } = heldOf(app);
  if (landing !== undefined && history.location.pathname !== PAGE.jump) history.push(landing.to, landing.state);
}

/**
 * Where a launch leads: its action's match, once; else hot matches, the figures, the alerts, a shared slip or a match;
 * undefined = nowhere else (spec §2).
 */
export function launchTarget({ action, goto }: Pick<Launch, "action" | "goto">): Landing | undefined {
  if (action !== undefined && isFirstAction(action.key)) return { to: matchAddress(action) };
  if (goto === undefined) return undefined;
  if (typeof goto === "string") return { to: PAGE[goto === "hot" ? "popular" : goto] };
  return "picks" in goto ? { to: PAGE.shared, state: goto } : { to: matchAddress(goto) };
}
